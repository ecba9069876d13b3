import * as fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import type {Answer, Outcome} from '@site/src/features/form/answer';
import {fieldNames, type Enquiry} from './rules';
import {TIME_LIMIT, send, templateParams, type Client} from './transport';

const ids: EnquiryConfiguration = {
  provider: 'emailjs',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'service',
  recipient: 'info@example.com',
  blockHeadless: false,
};
const enquiry: Enquiry = {
  name: 'Anna Carter',
  email: 'anna@harrow.example',
  company: '',
  division: 'exg-design',
  phone: '01632 960 218',
  message: 'A stair of oak and steel.',
};

const answering = (answer: Answer): Client => vi.fn().mockResolvedValue(answer);
const failing = (error: unknown): Client => vi.fn().mockRejectedValue(error);
const failed = (reason: string) => ({ok: false, reason});

describe('templateParams', () => {
  it('holds what the specification says and nothing else', () => {
    expect(templateParams(enquiry, 'info@example.com')).toEqual({
      ...enquiry,
      company: 'Not provided',
      to_email: 'info@example.com',
    });
    expect(templateParams({...enquiry, company: 'Harrow'}, 'x').company).toBe('Harrow');
    expect(Object.keys(templateParams(enquiry, 'x'))).toEqual([...fieldNames, 'to_email']);
  });
});

describe('send succeeds', () => {
  it.each<[string, Answer]>([
    ['200 and OK', {status: 200, text: 'OK'}],
    ['200 and another text', {status: 200, text: ''}],
    ['another status and OK', {status: 202, text: 'OK'}],
  ])('with %s', async (_name, answer) => {
    const client = answering(answer);
    expect(await send(client, enquiry, ids)).toEqual({ok: true});
    expect(client).toHaveBeenCalledOnce();
    expect(client).toHaveBeenCalledWith(
      ids,
      templateParams(enquiry, ids.recipient),
      expect.any(AbortSignal),
    );
  });

  it('with OK that the client throws, as it does for a status it does not know', async () => {
    expect(await send(failing({status: 500, text: 'OK'}), enquiry, ids)).toEqual({ok: true});
  });
});

describe('send fails', () => {
  it.each<[number, string]>([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [413, 'tooLong'],
    [429, 'busy'],
    [451, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
  ])('with status %i: %s', async (status, reason) => {
    expect(await send(failing({status, text: 'Sorry'}), enquiry, ids)).toEqual(failed(reason));
  });

  it.each([200, 403, 502])('with a page in place of the answer, status %i', async (status) => {
    const page = '<!DOCTYPE html><title>Sign in to the network</title>';
    const shown = {status, text: '', contentType: 'text/html; charset=utf-8'};
    expect(await send(answering({status, text: page}), enquiry, ids)).toEqual(
      failed('intercepted'),
    );
    expect(await send(answering(shown), enquiry, ids)).toEqual(failed('intercepted'));
  });

  it('with missing ids, which the client throws as a string', async () => {
    const throwing: Client = vi.fn().mockThrow('The public key is required.');
    expect(await send(throwing, enquiry, ids)).toEqual(failed('unconfigured'));
    expect(await send(failing('The service ID is required.'), enquiry, ids)).toEqual(
      failed('unconfigured'),
    );
  });

  it('without a connection', async () => {
    expect(await send(failing(new TypeError('Failed to fetch')), enquiry, ids)).toEqual(
      failed('unreachable'),
    );
  });

  it('after twenty seconds of silence, and tells the client to stop', async () => {
    vi.useFakeTimers();
    let stopped = false;
    const silent: Client = (_ids, _params, signal) => {
      signal.addEventListener('abort', () => (stopped = true));
      return new Promise(() => undefined);
    };
    const outcome = send(silent, enquiry, ids);
    await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(failed('late'));
    expect(stopped).toBe(true);
    expect(TIME_LIMIT).toBe(20_000);
    vi.useRealTimers();
  });

  it('without ever throwing, whatever the client does', async () => {
    const behaviour = fc.record({throws: fc.boolean(), value: fc.anything()});
    await fc.assert(
      fc.asyncProperty(behaviour, async ({throws, value}) => {
        const client = throws ? failing(value) : (vi.fn().mockResolvedValue(value) as Client);
        const outcome: Outcome = await send(client, enquiry, ids);
        expect(typeof outcome.ok).toBe('boolean');
      }),
      {numRuns: 2000},
    );
  });
});
