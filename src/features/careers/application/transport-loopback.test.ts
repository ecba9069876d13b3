import {createHash} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {readConfiguration} from '@site/src/configuration/readConfiguration';
import {localServices} from '@site/src/local-services';
import type {Fault} from '@site/src/local-services/faults.test-data';
import type {Message} from '@site/src/local-services/mailbox/store';
import {close, listen, originOf} from '@site/src/local-services/http';
import {cvCalled, cvFixtures} from './cv.test-data';
import {application} from './sample.test-data';
import {deliver} from './transport';
import {LoopbackRequest} from './loopback.test-data';

let folder = '';
let server: Server;
let origin = '';
let fault: Fault | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'applications-'));
  server = await listen([localServices(folder, {})], '127.0.0.1', 0);
  origin = originOf(server);
  fault = undefined;
  vi.stubGlobal('location', {origin});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await close(server);
  await rm(folder, {recursive: true});
});

/** What a build for the local services hands to the form. */
const configured = (delivery: string) =>
  readConfiguration({EMBEDDED_MAILBOX: 'true', APPLICATION_DELIVERY: delivery}).application;

const cvOf = (name: string) => {
  const {buffer, mimeType} = cvCalled(name);
  return new File([new Uint8Array(buffer)], name, {type: mimeType});
};

function send(
  configuration: ApplicationConfiguration,
  file: File,
  key = 'KEY-1234',
  /** Of the first attempts; then the one of the test. */
  faults: Fault[] = [],
) {
  const progress: number[] = [];
  const sending = {
    signal: new AbortController().signal,
    onProgress: (fraction: number) => progress.push(fraction),
  };
  return {
    progress,
    outcome: deliver(
      {values: {...application, resume: file.name}, file, key},
      configuration,
      sending,
      () => new LoopbackRequest(origin, () => faults.shift() ?? fault),
    ),
  };
}

const messages = async () =>
  (await (await fetch(`${origin}/mailbox/messages.json`)).json()) as Message[];

describe.each(['emailjs', 'endpoint'])('an application by %s', (delivery) => {
  const good = cvFixtures.filter(({name}) => name !== 'large.pdf');

  it.each(good)('arrives with $name byte for byte', async ({name, mimeType, buffer}) => {
    const {outcome, progress} = send(configured(delivery), cvOf(name));
    expect(await outcome).toMatchObject({ok: true});
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(1);
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message?.attachments).toEqual([
      {
        name,
        type: mimeType,
        size: buffer.length,
        sha256: createHash('sha256').update(buffer).digest('hex'),
      },
    ]);
    const texts = Object.entries(application)
      .filter(([field]) => field !== 'resume')
      // Line ends of a form's fields are two characters.
      .map(([field, value]) => [field, String(value).replaceAll('\n', '\r\n')]);
    expect(message?.variables).toMatchObject(Object.fromEntries(texts) as object);
    expect(message?.subject).toBe('Application from Zoë O’Neill (bench-joiner)');
    expect(message?.replyTo).toBe(application.email);
  });

  it('may have a CV as large as the form allows, and no larger', async () => {
    const {fileLimit = 0} = configured(delivery);
    expect(fileLimit).toBeGreaterThan(100_000);
    const largest = new File([new Uint8Array(fileLimit)], 'cv.pdf');
    expect(await send(configured(delivery), largest).outcome).toMatchObject({ok: true});
    const larger = new File([new Uint8Array(fileLimit + 1)], 'cv.pdf');
    expect(await send(configured(delivery), larger, 'KEY-5678').outcome).toEqual({
      ok: false,
      reason: 'fileTooLarge',
    });
    expect(await messages()).toHaveLength(1);
  });

  it.each([
    ['400', 'refused'],
    ['403', 'refused'],
    ['429', 'busy'],
    ['500', 'broken'],
    ['html-200', 'intercepted'],
  ] as const)('fails when the service does as in %s', async (name, reason) => {
    fault = name;
    const {outcome} = send(configured(delivery), cvOf('cv.pdf'));
    expect(await outcome).toEqual({ok: false, reason});
    expect(await messages()).toEqual([]);
  });

  it('succeeds although the answer comes slowly', async () => {
    fault = 'slow-body';
    expect(await send(configured(delivery), cvOf('cv.doc')).outcome).toMatchObject({ok: true});
  });
});

describe('the endpoint', () => {
  const endpoint = configured('endpoint');

  it('keeps one copy when the same key comes again', async () => {
    const first = await send(endpoint, cvOf('cv.pdf')).outcome;
    expect(first).toMatchObject({
      ok: true,
      reference: expect.stringMatching(/^APP-\d{8}-\w{8}$/) as string,
    });
    expect(await send(endpoint, cvOf('cv.pdf')).outcome).toEqual(first);
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      ...('reference' in first ? {reference: first.reference} : {}),
      idempotencyKey: 'KEY-1234',
    });
    expect(await send(endpoint, cvOf('cv.pdf'), 'KEY-5678').outcome).not.toEqual(first);
    expect(await messages()).toHaveLength(2);
  });

  it('is reached although it fails once', async () => {
    const {outcome} = send(endpoint, cvOf('cv.docx'), 'KEY-1234', ['503']);
    expect(await outcome).toMatchObject({ok: true});
    expect(await messages()).toHaveLength(1);
  });

  it('keeps one copy although its first answer is lost', async () => {
    fault = 'lost-answer';
    const outcome = await send(endpoint, cvOf('cv.docx')).outcome;
    const [message, ...others] = await messages();
    expect(outcome).toEqual({ok: true, reference: message?.reference});
    expect(others).toEqual([]);
  });

  it('is left when it fails every time', async () => {
    fault = 'disconnect';
    expect(await send(endpoint, cvOf('cv.docx')).outcome).toEqual({
      ok: false,
      reason: 'unreachable',
    });
    expect(await messages()).toEqual([]);
  });
});
