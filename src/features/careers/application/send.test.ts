import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {ScriptedRequest} from '../../site/form/scripted-request.test-data';
import {application, cv} from './sample.test-data';
import {sendApplication, withReference} from './send';

const fileLimit = 500 * 1024;
const account = {
  publicKey: 'key_1',
  serviceId: 'service_1',
  templateId: 'template_2',
  origin: 'https://mail.example.com',
  blockHeadless: false,
};
const log: ApplicationConfiguration = {delivery: 'log', fileLimit};
const email: ApplicationConfiguration = {delivery: 'emailjs', account, fileLimit};
const endpoint: ApplicationConfiguration = {
  delivery: 'endpoint',
  endpoint: 'https://jobs.example.com/applications',
  fileLimit,
};

let requests: ScriptedRequest[] = [];
const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  requests = [];
  logged.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sends the sample application. Every request gets status 200 and this answer. */
async function send(configuration: ApplicationConfiguration, file = cv, answer = 'OK') {
  vi.stubGlobal('XMLHttpRequest', function createRequest() {
    const request = new ScriptedRequest();
    requests.push(request);
    queueMicrotask(() => request.answers(200, answer));
    return request;
  });
  const {signal} = new AbortController();
  return sendApplication({application, file, reference: 'APP-1'}, configuration, signal);
}

function bodyOf(request: ScriptedRequest | undefined): FormData {
  return request?.body instanceof FormData ? request.body : new FormData();
}

it('log sends nothing, logs the data and succeeds', async () => {
  expect(await send(log)).toEqual({ok: true});
  expect(requests).toEqual([]);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Job application', {
    ...application,
    resume: {name: cv.name, size: cv.size},
  });
});

it('emailjs posts what the service expects: ids, named fields, the reference and the CV', async () => {
  expect(await send(email)).toEqual({ok: true});
  const [request] = requests;
  expect(request?.address).toBe('https://mail.example.com/api/v1.0/email/send-form');
  expect(request?.headers).toEqual({});
  expect(Object.fromEntries(bodyOf(request))).toEqual({
    ...application,
    workEligibility: 'true',
    dataConsent: 'true',
    resume: expect.any(File) as File,
    user_id: 'key_1',
    service_id: 'service_1',
    template_id: 'template_2',
    reference: 'APP-1',
  });
  const sent = bodyOf(request).get('resume') as File;
  expect([sent.name, sent.type, await sent.text()]).toEqual([cv.name, cv.type, await cv.text()]);
  expect(logged).not.toHaveBeenCalled();
});

it('emailjs sends nothing without ids', async () => {
  const configuration = {...email, account: {...account, templateId: ''}};
  expect(await send(configuration)).toEqual({ok: false, reason: 'unconfigured'});
  expect(requests).toEqual([]);
});

it('emailjs sends nothing from automated browsers if the owner blocks them', async () => {
  vi.stubGlobal('navigator', {webdriver: true});
  const configuration = {...email, account: {...account, blockHeadless: true}};
  expect(await send(configuration)).toEqual({ok: false, reason: 'refused'});
  expect(requests).toEqual([]);
});

it('endpoint posts the specification’s fields, with the reference as idempotency key', async () => {
  const answer = '{"reference": "HR-7"}';
  expect(await send(endpoint, cv, answer)).toEqual({ok: true, reference: 'HR-7'});
  const [request] = requests;
  expect(request?.address).toBe('https://jobs.example.com/applications');
  expect(request?.headers).toEqual({'Idempotency-Key': 'APP-1'});
  expect([...bodyOf(request).keys()].toSorted()).toEqual(Object.keys(application).toSorted());
  expect(logged).not.toHaveBeenCalled();
});

it.each([email, endpoint])(
  'does not send a CV that no longer exists: $delivery',
  async (configuration) => {
    const gone = new File(['x'], 'cv.pdf');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await send(configuration, gone)).toEqual({ok: false, reason: 'fileUnreadable'});
    expect(requests).toEqual([]);
  },
);

const entered = {application, file: cv};
const at = (moment: string, before?: Parameters<typeof withReference>[1]) =>
  withReference(entered, before, new Date(moment));

it('a reference contains the date in UK time and eight random characters', () => {
  expect(at('2026-11-20T15:42:00Z').reference).toMatch(/^APP-20261120-[0-9A-F]{8}$/);
  // Half past midnight in summer time.
  expect(at('2027-06-30T23:30:00Z').reference).toMatch(/^APP-20270701-/);
  const references = Array.from({length: 100}, () => at('2026-11-20T15:42:00Z').reference);
  expect(new Set(references).size).toBe(references.length);
});

it('the next attempt keeps its reference only if nothing has been corrected', () => {
  const before = at('2026-11-20T15:42:00Z');
  const again = new File([cv], cv.name, {lastModified: cv.lastModified});
  expect(withReference({application, file: again}, before, new Date())).toMatchObject({
    reference: before.reference,
  });
  for (const corrected of [
    {application: {...application, phone: '01632 960 219'}, file: cv},
    {application: {...application, dataConsent: false}, file: cv},
    {application, file: new File(['%PDF-1.8'], cv.name, {lastModified: cv.lastModified + 1})},
    {application, file: new File(['another'], cv.name, {lastModified: cv.lastModified})},
  ]) {
    const {reference} = withReference(corrected, before, new Date());
    expect(reference).not.toBe(before.reference);
  }
});
