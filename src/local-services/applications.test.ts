import {mkdtemp, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {brand} from '../data/brand/brand';
import {applicationFields, applicationsHandler} from './applications';
import {close, listen, originOf} from './http';
import {mailboxHandler} from './mailbox/service';
import {mailboxSettings} from './mailbox/settings';
import type {Card} from './mailbox/store';

const ROOT = path.resolve(__dirname, '../..');
let folder = '';
let server: Server;
let origin = '';

async function start(): Promise<void> {
  const settings = {...mailboxSettings(ROOT, {CV_LIMIT_KB: '50'}), folder};
  server = await listen([mailboxHandler(settings), applicationsHandler(settings)], '127.0.0.1', 0);
  origin = originOf(server);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'applications-'));
  await start();
});
afterEach(async () => {
  await close(server);
  await rm(folder, {recursive: true});
});

function form(changes: Readonly<Record<string, string>> = {}, size = 100): FormData {
  const data = new FormData();
  for (const name of applicationFields) {
    data.append(name, changes[name] ?? `the ${name}`);
  }
  data.append('resume', new Blob([new Uint8Array(size)]), 'cv.pdf');
  return data;
}

const KEY = {'Idempotency-Key': '9f2c7e1a-key'};

async function post(body: BodyInit = form(), headers: Record<string, string> = KEY) {
  const response = await fetch(`${origin}/api/applications`, {method: 'POST', body, headers});
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return {status: response.status, type, data: JSON.parse(text) as Record<string, string>};
}

const messages = async () =>
  (await (await fetch(`${origin}/mailbox/messages.json`)).json()) as Card[];

describe('POST /api/applications', () => {
  it('keeps the application and gives a reference', async () => {
    const {status, type, data} = await post();
    expect([status, type]).toEqual([201, 'application/json; charset=utf-8']);
    const [message] = await messages();
    expect(message?.reference).toBe(data.reference);
    expect(message?.to).toBe(brand.email.careers);
    const page = await (await fetch(`${origin}/mailbox/${message?.id ?? ''}`)).text();
    expect(page).toContain(data.reference);
  });

  it('gives the same reference to the same key, over a restart and at the same moment', async () => {
    const [first, ...others] = await Promise.all([post(), post(), post()]);
    expect([first, ...others].map(({status}) => status).toSorted()).toEqual([200, 200, 201]);
    await close(server);
    await start();
    const again = await post();
    expect(again.status).toBe(200);
    for (const {data} of [...others, again]) {
      expect(data).toEqual(first.data);
    }
    expect(await messages()).toHaveLength(1);
  });

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['without a key', form(), {}, 400],
    ['with a key of other characters', form(), {'Idempotency-Key': 'a key;'}, 400],
    ['that are no form', '{}', {...KEY, 'Content-Type': 'application/json'}, 400],
    ['with a field left empty', form({phone: ''}), KEY, 422],
    ['with a file above the limit', form({}, 51_201), KEY, 413],
    ['with too long a text', form({experience: 'x'.repeat(51_200)}), KEY, 413],
  ])('refuses applications %s', async (_what, body, headers, status) => {
    const refused = await post(body, headers);
    expect(refused.status).toBe(status);
    expect(refused.data.error).toMatch(/\w/);
    expect(await messages()).toEqual([]);
  });

  it('refuses a second file, and one in another field', async () => {
    const two = form();
    two.append('photo', new Blob(['x']), 'me.png');
    expect((await post(two)).status).toBe(422);
    const other = form();
    other.delete('resume');
    other.append('cv', new Blob(['x']), 'cv.pdf');
    expect((await post(other)).status).toBe(422);
  });
});
