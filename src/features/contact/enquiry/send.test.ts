import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {ScriptedRequest} from '../../site/form/scripted-request.test-data';
import type {Enquiry} from './rules';
import {sendEnquiry, templateParams} from './send';

const ids: EnquiryConfiguration = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'site',
  recipient: 'info@example.com',
  blockHeadless: false,
};
const enquiry: Enquiry = {
  name: 'علي حسن',
  email: 'ali@harrow.example',
  company: '',
  division: 'exg-design',
  phone: '01632 960 218',
  message: 'A stair of oak and steel. 👷',
};

let requests: ScriptedRequest[] = [];
let respond: (request: ScriptedRequest) => void;
/** Answers every request, the body of which the real email library made. */
const answering = (status: number, text: string, contentType?: string) => {
  respond = (request) => {
    request.uploadsAll();
    request.answers(status, text, contentType);
  };
};
const failure = (reason: string) => ({ok: false, reason});
const sent = (more: Partial<EnquiryConfiguration> = {}) =>
  sendEnquiry(enquiry, {...ids, ...more}, new AbortController().signal);

beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', function createRequest() {
    const request = new ScriptedRequest();
    requests.push(request);
    queueMicrotask(() => respond(request));
    return request;
  });
  vi.stubGlobal('location', {origin: 'https://www.example.com', pathname: '/contact'});
  vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: false});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an enquiry', () => {
  it('is posted once, with the body that the specification requires', async () => {
    answering(200, 'OK');
    expect(await sent()).toEqual({ok: true});
    const [request, ...others] = requests;
    expect(others).toEqual([]);
    expect(request?.address).toBe('https://www.example.com/api/v1.0/email/send');
    expect(request?.headers).toEqual({'Content-type': 'application/json'});
    expect(JSON.parse(request?.body as string)).toEqual({
      lib_version: expect.any(String) as string,
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: {...enquiry, company: 'Not provided', to_email: 'info@example.com'},
    });
    expect(templateParams({...enquiry, company: 'Harrow'}, 'x').company).toBe('Harrow');
  });

  it('can be sent again at once after a failure', async () => {
    answering(500, 'text');
    expect(await sent()).toEqual(failure('broken'));
    answering(200, 'text', 'text/plain');
    expect(await sent()).toEqual({ok: true});
  });

  it.each(['publicKey', 'serviceId', 'templateId'] as const)(
    'is not sent without %s',
    async (id) => {
      expect(await sent({[id]: ''})).toEqual(failure('unconfigured'));
      expect(requests).toEqual([]);
    },
  );

  it('is not sent by automated browsers if the owner blocks them', async () => {
    vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: true});
    answering(200, 'OK');
    expect(await sent({blockHeadless: true})).toEqual(failure('refused'));
    expect(requests).toEqual([]);
    expect(await sent()).toEqual({ok: true});
  });
});
