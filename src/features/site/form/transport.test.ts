import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Outcome} from './outcome';
import {type Answer, emailOutcome, endpointOutcome, originOf, TIMEOUT_MS, post} from './transport';
import {ScriptedRequest} from './scripted-request.test-data';

const failure = (reason: string) => ({ok: false, reason});
const PAGE = '<!DOCTYPE html><title>Sign in to the network</title>';
const json = {contentType: 'application/json'};

it('the address of the email service is the service’s own, the site’s or another origin', () => {
  vi.stubGlobal('location', {origin: 'http://localhost:3000'});
  expect(originOf({origin: 'service'})).toBe('https://api.emailjs.com');
  expect(originOf({origin: 'site'})).toBe('http://localhost:3000');
  expect(originOf({origin: 'https://mail.example.com'})).toBe('https://mail.example.com');
  vi.unstubAllGlobals();
});

it.each<[number, string, string]>([
  [400, 'The service ID not found', 'refused'],
  [403, 'API calls are disabled for non-browser applications', 'refused'],
  [403, PAGE, 'intercepted'],
  [404, '{}', 'refused'],
  [413, 'Variables size limit', 'tooLarge'],
  [413, '<html><h1>413 Request Entity Too Large</h1>', 'tooLarge'],
  [422, '{}', 'refused'],
  [429, 'Too Many Requests', 'busy'],
  [500, 'Internal Server Error', 'broken'],
  [502, PAGE, 'intercepted'],
  [503, 'Service Unavailable', 'broken'],
])('every service fails with %i %s: %s', (status, text, reason) => {
  expect(emailOutcome({status, text})).toEqual(failure(reason));
  expect(endpointOutcome({status, text})).toEqual(failure(reason));
});

it.each([PAGE, '<!-- portal --><p>'])(
  'no service accepts a web page with status 200: %s',
  (text) => {
    expect(emailOutcome({status: 200, text})).toEqual(failure('intercepted'));
    expect(endpointOutcome({status: 200, text})).toEqual(failure('intercepted'));
    const asHtml = {status: 200, text: 'Sign in', contentType: 'text/html; charset=utf-8'};
    expect(endpointOutcome(asHtml)).toEqual(failure('intercepted'));
  },
);

it.each<Answer>([
  {status: 200, text: 'OK'},
  {status: 200, text: ''},
  {status: 202, text: 'OK'},
  {status: 500, text: 'OK'},
])('the email service accepts with status 200 or the text OK: %j', (answer) => {
  expect(emailOutcome(answer)).toEqual({ok: true});
  expect(emailOutcome({status: 202, text: 'Queued'})).toEqual(failure('refused'));
});

it('an endpoint accepts with any 2xx status, and may return a reference', () => {
  const text = '{"reference": "HR-7"}';
  expect(endpointOutcome({status: 201, text, ...json})).toEqual({ok: true, reference: 'HR-7'});
  expect(endpointOutcome({status: 204, text: ''})).toEqual({ok: true});
  expect(endpointOutcome({status: 500, text: 'OK'})).toEqual(failure('broken'));
});

it.each([
  '',
  'OK',
  'null',
  '{}',
  '{"reference": ""}',
  '{"reference": 7}',
  '{"reference": "a\\nb"}',
])('an endpoint returns no reference for %j', (text) =>
  expect(endpointOutcome({status: 200, text, ...json})).toEqual({ok: true}),
);

describe('post', () => {
  let request: ScriptedRequest;
  let controller: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    controller = new AbortController();
    vi.stubGlobal('XMLHttpRequest', function createRequest() {
      request = new ScriptedRequest();
      return request;
    });
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begin(): Promise<Outcome> {
    return post(
      {
        address: 'https://jobs.example.com/applications',
        headers: {'Idempotency-Key': 'APP-1'},
        body: new FormData(),
        outcomeOf: endpointOutcome,
      },
      controller.signal,
    );
  }

  it('posts once and returns the outcome', async () => {
    const outcome = begin();
    expect(request.address).toBe('https://jobs.example.com/applications');
    expect(request.headers).toEqual({'Idempotency-Key': 'APP-1'});
    expect(request.body).toBeInstanceOf(FormData);
    request.answers(201, '{"reference": "APP-1"}', 'application/json');
    expect(await outcome).toEqual({ok: true, reference: 'APP-1'});
  });

  it('knows that nothing arrived until the last byte has been sent', async () => {
    const early = begin();
    request.uploadsSome();
    request.breaks();
    expect(await early).toEqual(failure('unreachable'));
    const late = begin();
    request.uploadsAll();
    request.breaks();
    expect(await late).toEqual(failure('unknown'));
  });

  it('gives up after 20 seconds in which nothing is sent or received', async () => {
    const outcome = begin();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    request.uploadsSome();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    request.uploadsAll();
    request.trickles();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(failure('unknown'));
    expect(request.aborted).toBe(true);
    expect(TIMEOUT_MS).toBe(20_000);
  });

  it('stops when the visitor cancels', async () => {
    const outcome = begin();
    request.uploadsSome();
    controller.abort();
    expect(await outcome).toEqual(failure('cancelled'));
    expect(request.aborted).toBe(true);
    expect(await begin()).toEqual(failure('cancelled'));
    expect(request.body).toBeUndefined();
    controller = new AbortController();
    const late = begin();
    request.uploadsAll();
    controller.abort();
    expect(await late).toEqual(failure('unknown'));
  });
});
