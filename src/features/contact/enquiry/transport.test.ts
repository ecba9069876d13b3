import * as fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import type {Answer, Outcome} from '@site/src/features/site/form/answer';
import type {Enquiry} from './rules';
import {TIME_LIMIT, send, templateParams} from './transport';

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

type Library = NonNullable<Parameters<typeof send>[2]>;
const libraryThat = (post: Library['send']): Library => ({init: vi.fn(), send: post});
const answering = (answer: Answer) => libraryThat(vi.fn().mockResolvedValue(answer));
const failing = (error: unknown) => libraryThat(vi.fn().mockRejectedValue(error));
const failed = (reason: string) => ({ok: false, reason});

describe('templateParams', () => {
  it('holds what the specification says and nothing else', () => {
    expect(templateParams(enquiry, 'info@example.com')).toEqual({
      ...enquiry,
      company: 'Not provided',
      to_email: 'info@example.com',
    });
    expect(templateParams({...enquiry, company: 'Harrow'}, 'x').company).toBe('Harrow');
    expect(Object.keys(templateParams(enquiry, 'x'))).toEqual([
      'name',
      'email',
      'company',
      'division',
      'phone',
      'message',
      'to_email',
    ]);
  });
});

describe('send succeeds', () => {
  it.each<[string, Answer]>([
    ['200 and OK', {status: 200, text: 'OK'}],
    ['200 and another text', {status: 200, text: ''}],
    ['another status and OK', {status: 202, text: 'OK'}],
  ])('with %s', async (_name, answer) => {
    const library = answering(answer);
    expect(await send(enquiry, ids, library)).toEqual({ok: true});
    expect(library.send).toHaveBeenCalledExactlyOnceWith(
      'service',
      'template',
      templateParams(enquiry, ids.recipient),
      {publicKey: 'key', blockHeadless: false},
    );
  });

  it('with OK that the client throws, as it does for a status it does not know', async () => {
    expect(await send(enquiry, ids, failing({status: 500, text: 'OK'}))).toEqual({ok: true});
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
    expect(await send(enquiry, ids, failing({status, text: 'Sorry'}))).toEqual(failed(reason));
  });

  it.each([200, 403, 502])('with a page in place of the answer, status %i', async (status) => {
    const page = '<!DOCTYPE html><title>Sign in to the network</title>';
    expect(await send(enquiry, ids, answering({status, text: page}))).toEqual(
      failed('intercepted'),
    );
    expect(await send(enquiry, ids, answering({status, text: '<!-- portal --><p>'}))).toEqual(
      failed('intercepted'),
    );
  });

  it('with missing ids, which the client throws as a string', async () => {
    const throwing = libraryThat(vi.fn().mockThrow('The public key is required.'));
    expect(await send(enquiry, ids, throwing)).toEqual(failed('unconfigured'));
    expect(await send(enquiry, ids, failing('The service ID is required.'))).toEqual(
      failed('unconfigured'),
    );
  });

  it('without a connection', async () => {
    expect(await send(enquiry, ids, failing(new TypeError('Failed to fetch')))).toEqual(
      failed('unreachable'),
    );
  });

  it('after twenty seconds of silence', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const silent = libraryThat(async () => new Promise(() => undefined));
    const outcome = send(enquiry, ids, silent).finally(ended);
    await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(failed('late'));
    expect(TIME_LIMIT).toBe(20_000);
    vi.useRealTimers();
  });

  it('without ever throwing, whatever the client does', async () => {
    const behaviour = fc.record({throws: fc.boolean(), value: fc.anything()});
    await fc.assert(
      fc.asyncProperty(behaviour, async ({throws, value}) => {
        const library = throws ? failing(value) : libraryThat(vi.fn().mockResolvedValue(value));
        const outcome: Outcome = await send(enquiry, ids, library);
        expect(typeof outcome.ok).toBe('boolean');
      }),
      {numRuns: 2000},
    );
  });
});
