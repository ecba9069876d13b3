import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {application, cv} from './sample.test-data';
import {PATIENCE} from './post';
import {ScriptedRequest} from './scripted.test-data';
import {deliver, type DeliveryOutcome} from './transport';

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
let progress: number[] = [];
let controller = new AbortController();
const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  progress = [];
  controller = new AbortController();
  logged.mockClear();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Begins to deliver, and waits until the first request stands. In a list, so as not to wait for the end. */
async function begin(
  configuration: ApplicationConfiguration,
  file: File = cv,
): Promise<Promise<DeliveryOutcome>[]> {
  const outcome = deliver(
    {values: application, file, key: 'KEY-1234'},
    configuration,
    {signal: controller.signal, onProgress: (fraction) => progress.push(fraction)},
    () => {
      const request = new ScriptedRequest();
      requests.push(request);
      return request;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return [outcome];
}

const failed = (reason: string) => ({ok: false, reason});
const last = () => requests.at(-1) ?? new ScriptedRequest();
const plain = {'content-type': 'text/plain; charset=utf-8'};
const json = {'content-type': 'application/json'};

describe('log', () => {
  it('sends nothing, logs the data, and is a success', async () => {
    const [outcome] = await begin(log);
    expect(await outcome).toEqual({ok: true});
    expect(requests).toEqual([]);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Job application', {
      ...application,
      resume: {name: cv.name, size: cv.size},
    });
  });
});

describe('emailjs', () => {
  it('posts the form of the service: ids, fields by their names, the CV', async () => {
    const [outcome] = await begin(email);
    const {address, body, headers} = last();
    expect(address).toBe('https://mail.example.com/api/v1.0/email/send-form');
    expect(headers).toEqual({});
    const library = readFileSync('node_modules/@emailjs/browser/package.json', 'utf8');
    expect(Object.fromEntries(body ?? [])).toEqual({
      ...application,
      workEligibility: 'true',
      dataConsent: 'true',
      resume: expect.any(File) as File,
      lib_version: (JSON.parse(library) as {version: string}).version,
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_2',
      key: 'KEY-1234',
    });
    const sent = body?.get('resume') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual([cv.name, cv.type, await cv.text()]);
    last().answers(200, 'OK', plain);
    expect(await outcome).toEqual({ok: true});
    expect(logged).not.toHaveBeenCalled();
  });

  it('calls the site or the service as the account says', async () => {
    vi.stubGlobal('location', {origin: 'http://localhost:3000'});
    for (const [origin, expected] of [
      ['site', 'http://localhost:3000/api/v1.0/email/send-form'],
      ['service', 'https://api.emailjs.com/api/v1.0/email/send-form'],
    ] as const) {
      const [outcome] = await begin({...email, account: {...account, origin}});
      expect(last().address).toBe(expected);
      last().breaks();
      await outcome;
    }
    vi.unstubAllGlobals();
  });

  it('is not taken in by a page with status 200', async () => {
    const [outcome] = await begin(email);
    last().answers(200, '<!doctype html><title>Sign in</title>', {'content-type': 'text/html'});
    expect(await outcome).toEqual(failed('intercepted'));
  });

  it.each([
    [400, 'The service ID not found', 'refused'],
    [403, 'API calls are disabled for non-browser applications', 'refused'],
    [413, 'Variables size limit. The maximum allowed variables size is 50Kb', 'tooLong'],
    [413, 'Attachments size limit', 'fileTooLarge'],
    [413, '<html><h1>413 Request Entity Too Large</h1>', 'intercepted'],
    [429, 'Too Many Requests', 'busy'],
    [500, 'Internal Server Error', 'broken'],
    [503, 'Service Unavailable', 'broken'],
  ])('fails with %i %s: %s, and tries nothing again', async (status, text, reason) => {
    const [outcome] = await begin(email);
    last().answers(status, text, plain);
    expect(await outcome).toEqual(failed(reason));
    expect(requests).toHaveLength(1);
  });

  it('fails without a connection, once', async () => {
    const [outcome] = await begin(email);
    last().breaks();
    expect(await outcome).toEqual(failed('unreachable'));
    expect(requests).toHaveLength(1);
  });

  it('sends nothing without ids, and nothing for a program that the owner refuses', async () => {
    const [outcome] = await begin({...email, account: {...account, templateId: ''}});
    expect(await outcome).toEqual(failed('unconfigured'));
    vi.stubGlobal('navigator', {webdriver: true});
    const [other] = await begin({...email, account: {...account, blockHeadless: true}});
    expect(await other).toEqual(failed('refused'));
    expect(requests).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('endpoint', () => {
  it('posts fields and CV with the key, and gives back the reference', async () => {
    const [outcome] = await begin(endpoint);
    const {address, body, headers} = last();
    expect(address).toBe('https://jobs.example.com/applications');
    expect(headers).toEqual({Accept: 'application/json', 'Idempotency-Key': 'KEY-1234'});
    expect([...(body?.keys() ?? [])].toSorted()).toEqual(Object.keys(application).toSorted());
    last().answers(201, '{"reference": "APP-1"}', json);
    expect(await outcome).toEqual({ok: true, reference: 'APP-1'});
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [200, '{"reference": "APP-1"}'],
    [409, '{"reference": "APP-1"}'],
  ])('takes %i with a reference for a success', async (status, text) => {
    const [outcome] = await begin(endpoint);
    last().answers(status, text, json);
    expect(await outcome).toEqual({ok: true, reference: 'APP-1'});
  });

  it.each([
    [200, '', 'broken'],
    [200, 'OK', 'broken'],
    [201, '{}', 'broken'],
    [201, '{"reference": ""}', 'broken'],
    [201, '{"reference": 7}', 'broken'],
    [201, 'null', 'broken'],
    [204, '', 'broken'],
    [200, '<html>Sign in</html>', 'intercepted'],
    [400, '{}', 'refused'],
    [404, '{}', 'refused'],
    [413, '{}', 'fileTooLarge'],
    [413, '<html>', 'fileTooLarge'],
    [422, '{}', 'refused'],
    [429, '{}', 'busy'],
    [500, '{}', 'broken'],
  ])('fails with %i %j: %s, at once', async (status, text, reason) => {
    const [outcome] = await begin(endpoint);
    last().answers(status, text, json);
    expect(await outcome).toEqual(failed(reason));
    expect(requests).toHaveLength(1);
  });

  const failures: readonly (readonly [string, () => void, string])[] = [
    ['502', () => last().answers(502, '<html>', {}), 'intercepted'],
    ['503', () => last().answers(503, '{}', json), 'broken'],
    ['504', () => last().answers(504, '', {}), 'broken'],
    ['a lost connection', () => last().breaks(), 'unreachable'],
    ['409 without a reference', () => last().answers(409, '{}', json), 'busy'],
    ['429 and when to come again', () => last().answers(429, '', {'retry-after': '1'}), 'busy'],
  ];

  it.each(failures)('tries again after %s, with the same key', async (_what, fail) => {
    const [outcome] = await begin(endpoint);
    fail();
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    expect(last().headers['Idempotency-Key']).toBe('KEY-1234');
    last().answers(201, '{"reference": "APP-2"}', json);
    expect(await outcome).toEqual({ok: true, reference: 'APP-2'});
  });

  it.each(failures)('gives up after %s for the third time', async (_what, fail, reason) => {
    const [outcome] = await begin(endpoint);
    fail();
    await vi.advanceTimersByTimeAsync(1000);
    fail();
    await vi.advanceTimersByTimeAsync(3000);
    fail();
    expect(await outcome).toEqual(failed(reason));
    expect(requests).toHaveLength(3);
  });

  it('waits as long as it is asked to, if that is not long', async () => {
    const [outcome] = await begin(endpoint);
    last().answers(503, '', {'retry-after': '8'});
    await vi.advanceTimersByTimeAsync(7999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    last().answers(503, '', {'retry-after': new Date(Date.now() + 60_000).toUTCString()});
    expect(await outcome).toEqual(failed('broken'));
    expect(requests).toHaveLength(2);
  });

  it('can be cancelled in a pause', async () => {
    const [outcome] = await begin(endpoint);
    last().breaks();
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await outcome).toEqual(failed('cancelled'));
    expect(requests).toHaveLength(1);
  });
});

describe.each([
  ['emailjs', email],
  ['endpoint', endpoint],
] as const)('%s', (_name, configuration) => {
  it('tells how much has gone, only when the browser knows', async () => {
    const [outcome] = await begin(configuration);
    expect(progress).toEqual([]);
    last().uploads(10, 0, false);
    last().uploads(250, 1000);
    last().uploads(1000, 1000);
    expect(progress).toEqual([0.25, 1]);
    controller.abort();
    await outcome;
  });

  it('gives up 20 seconds after anything moved, and stops the request', async () => {
    const [outcome] = await begin(configuration);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    last().uploads(1, 4);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    last().trickles();
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(last().aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(failed('late'));
    expect(last().aborted).toBe(true);
    expect(requests).toHaveLength(1);
    expect(PATIENCE).toBe(20_000);
  });

  it('stops when the visitor says so, before and while it sends', async () => {
    const [outcome] = await begin(configuration);
    last().uploads(1, 4);
    controller.abort();
    expect(await outcome).toEqual(failed('cancelled'));
    expect(last().aborted).toBe(true);
    const [never] = await begin(configuration);
    expect(await never).toEqual(failed('cancelled'));
    expect(requests).toHaveLength(1);
  });

  it('notices a CV that has vanished, and sends nothing', async () => {
    const gone = new File(['x'], 'cv.pdf');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    const [outcome] = await begin(configuration, gone);
    expect(await outcome).toEqual(failed('fileUnreadable'));
    expect(requests).toEqual([]);
  });

  it('never throws, whatever the browser does', async () => {
    vi.spyOn(ScriptedRequest.prototype, 'open').mockImplementation(() => {
      throw new SyntaxError('no address');
    });
    const [outcome] = await begin(configuration);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toEqual(failed('unreachable'));
    vi.restoreAllMocks();
  });
});
