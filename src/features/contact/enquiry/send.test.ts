import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {TIMEOUT_MS} from '../../site/form/transport';
import type {Enquiry} from './rules';
import {sendEnquiry, templateParams} from './send';

const ids: EnquiryConfiguration = {
  provider: 'emailjs',
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

/** Replaces the network under the real email library. */
const fetched = vi.fn<typeof fetch>();
const answering = (status: number, text: string) =>
  fetched.mockImplementation(async () => Promise.resolve(new Response(text, {status})));
const failure = (reason: string) => ({ok: false, reason});

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', {origin: 'https://www.example.com', pathname: '/contact'});
  vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: false});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an enquiry', () => {
  it('is posted once, with the body that the specification requires', async () => {
    answering(200, 'OK');
    expect(await sendEnquiry(enquiry, ids)).toEqual({ok: true});
    expect(fetched).toHaveBeenCalledOnce();
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://www.example.com/api/v1.0/email/send');
    expect(options).toMatchObject({
      method: 'POST',
      headers: {'Content-type': 'application/json'},
    });
    expect(JSON.parse(options?.body as string)).toEqual({
      lib_version: expect.any(String) as string,
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: {...enquiry, company: 'Not provided', to_email: 'info@example.com'},
    });
    expect(templateParams({...enquiry, company: 'Harrow'}, 'x').company).toBe('Harrow');
  });

  it('can be sent again at once after a failure', async () => {
    for (const [status, text, outcome] of [
      [500, 'text', failure('broken')],
      [429, 'text', failure('busy')],
      [400, 'The Public Key is invalid', failure('refused')],
      [200, '<html>Sign in</html>', failure('intercepted')],
      // The library throws on this answer.
      [500, 'OK', {ok: true}],
      [200, 'text', {ok: true}],
    ] as const) {
      answering(status, text);
      expect(await sendEnquiry(enquiry, ids)).toEqual(outcome);
    }
    expect(fetched).toHaveBeenCalledTimes(6);
  });

  it('fails without a connection, or if the browser throws any error', async () => {
    for (const error of [new TypeError('Failed to fetch'), undefined, {status: 'x'}]) {
      fetched.mockRejectedValue(error);
      expect(await sendEnquiry(enquiry, ids)).toEqual(failure('unreachable'));
    }
  });

  it('has an unknown outcome after twenty seconds without an answer', async () => {
    vi.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const ended = vi.fn();
    const outcome = sendEnquiry(enquiry, ids).finally(ended);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(failure('unknown'));
    vi.useRealTimers();
  });

  it.each(['publicKey', 'serviceId', 'templateId'] as const)(
    'is not sent without %s',
    async (id) => {
      expect(await sendEnquiry(enquiry, {...ids, [id]: ''})).toEqual(failure('unconfigured'));
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('is not sent by automated browsers if the owner blocks them', async () => {
    vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: true});
    answering(200, 'OK');
    expect(await sendEnquiry(enquiry, {...ids, blockHeadless: true})).toEqual(failure('refused'));
    expect(fetched).not.toHaveBeenCalled();
    expect(await sendEnquiry(enquiry, ids)).toEqual({ok: true});
  });
});
