import {createHash, randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {localServices} from '..';
import {brand} from '../../data/brand/brand';
import {hostileTexts} from '../../shared/hostile.test-data';
import {close, listen, originOf, type Handler} from '../http';
import {KEPT, type Message} from './store';

let root = '';
let server: Server;
let origin = '';

async function start(): Promise<void> {
  const site: Handler = (_request, response) => void response.end('the site');
  server = await listen([localServices(root, {CV_LIMIT_KB: '500'}), site], '127.0.0.1', 0);
  origin = originOf(server);
}
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  await start();
});
afterEach(async () => {
  await close(server);
  await rm(root, {recursive: true});
});

const SEND = '/api/v1.0/email/send';
const SEND_FORM = '/api/v1.0/email/send-form';
const APPLY = '/api/applications';
const IDS = {user_id: 'local-user', service_id: 'local-service', template_id: 'local-template'};
const enquiry = {
  name: 'Zoë <b>Hawkshaw</b>',
  email: 'zoe@client.example',
  division: 'design',
  message: 'A staircase,\nplease. <script>alert(1)</script>',
  to_email: 'info@client.example',
};
const application = {
  ...{firstName: 'Ada', lastName: 'Byrne', email: 'ada@b.example', phone: '01632 960999'},
  ...{address: '1 Road', postalCode: 'AB1 2CD', position: 'bench-joiner', availability: 'now'},
  ...{experience: 'Ten years.', workEligibility: 'true', dataConsent: 'true'},
};

async function post(
  address: string,
  body: FormData | string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(origin + address, {method: 'POST', body, headers});
  return [response.status, await response.text()] as const;
}
const postJson = (template_params: unknown, ids: object = IDS) =>
  post(SEND, JSON.stringify({...ids, template_params}), {'Content-Type': 'application/json'});

type Files = readonly (readonly [name: string, content: Buffer])[];
function form(fields: Readonly<Record<string, string>>, files: Files, fileField = 'resume') {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, content] of files) {
    data.append(fileField, new Blob([new Uint8Array(content)], {type: 'application/pdf'}), name);
  }
  return data;
}
const CV: Files = [['cv.pdf', randomBytes(100)]];

const messages = async () =>
  (await (await fetch(`${origin}/mailbox/messages.json`)).json()) as Message[];
const KEY = {'Idempotency-Key': '9f2c7e1a-key'};

it('an enquiry is stored unchanged and survives a restart', async () => {
  expect(await postJson(enquiry)).toEqual([200, 'OK']);
  await close(server);
  await start();
  expect(await messages()).toMatchObject([
    {
      subject: 'Message from Zoë <b>Hawkshaw</b> (design)',
      to: 'info@client.example',
      replyTo: 'zoe@client.example',
      variables: enquiry,
    },
  ]);
});

it.each([
  [{...IDS, user_id: 'other'}, enquiry, 400, 'publicKey'],
  [{...IDS, template_id: 'other'}, enquiry, 400, 'templateId'],
  [{...IDS, service_id: 7}, enquiry, 400, 'could not be read'],
  [IDS, ['a'], 400, 'could not be read'],
  // The limit is in bytes, not characters.
  [IDS, {message: 'é'.repeat(25_601)}, 413, 'Variables size limit'],
  [IDS, {message: 'x'.repeat(2_000_000)}, 413, 'Variables size limit'],
])(
  'an enquiry gets a readable refusal if it is invalid (case %#)',
  async (ids, params, status, words) => {
    expect(await postJson(params, ids)).toEqual([status, expect.stringContaining(words)]);
    expect(await messages()).toEqual([]);
  },
);

describe.each([
  [SEND_FORM, IDS, 200],
  [APPLY, {}, 201],
] as const)('an application to %s', (address, ids, status) => {
  const send = (fields: Readonly<Record<string, string>>, files: Files, fileField?: string) =>
    post(address, form({...ids, ...fields}, files, fileField), KEY);

  it('is stored with its CV, which downloads byte for byte', async () => {
    const content = randomBytes(400_000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const name = 'Résumé "Zoë" 👷.pdf';
    expect((await send(application, [[name, content]]))[0]).toBe(status);
    const [message] = await messages();
    expect(message).toMatchObject({
      subject: 'Application from Ada Byrne (bench-joiner)',
      to: brand.email.careers,
      variables: application,
      attachments: [{name, type: 'application/pdf', size: 400_000, sha256}],
    });
    const file = await fetch(`${origin}/mailbox/${message?.id ?? ''}/0`);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  it('is refused when its file, its text or the whole body is too large', async () => {
    for (const size of [512_001, 5_000_000]) {
      const [found, words] = await send(application, [['cv.pdf', randomBytes(size)]]);
      expect([found, words]).toEqual([413, expect.stringContaining('Attachments size limit')]);
    }
    const [found, words] = await send({...application, experience: 'x'.repeat(51_200)}, CV);
    expect([found, words]).toEqual([413, expect.stringContaining('Variables size limit')]);
    expect(await messages()).toEqual([]);
  });

  it('is refused if it is truncated or not a form', async () => {
    const half = '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nhalf a fi';
    for (const [body, type] of [
      ['name=x', 'text/plain'],
      [half, 'multipart/form-data; boundary=x'],
      [half, 'multipart/form-data'],
    ] as const) {
      const [found, words] = await post(address, body, {...KEY, 'Content-Type': type});
      expect([found, words]).toEqual([400, 'The request could not be read.']);
    }
  });
});

it('an application to the endpoint gets the same reference for the same key, even after a restart', async () => {
  const [status, first] = await post(APPLY, form(application, CV), KEY);
  expect([status, JSON.parse(first)]).toEqual([
    201,
    {reference: expect.stringMatching(/^APP-\d{8}-[\dA-F]{8}$/) as string},
  ]);
  await close(server);
  await start();
  expect(await post(APPLY, form(application, CV), KEY)).toEqual([200, first]);
  expect(await messages()).toHaveLength(1);
});

it.each<[string, FormData, Record<string, string>, number]>([
  ['without a key', form(application, CV), {}, 400],
  ['with an empty field', form({...application, phone: ''}, CV), KEY, 422],
  ['without a file', form(application, [['', Buffer.alloc(0)]]), KEY, 422],
  ['with two files', form(application, [...CV, ...CV]), KEY, 422],
  ['with a file in another field', form(application, CV, 'photo'), KEY, 422],
])(
  'an application to the endpoint gets a readable refusal %s',
  async (_what, body, headers, status) => {
    expect(await post(APPLY, body, headers)).toEqual([status, expect.stringMatching(/\w+ \w+/)]);
    expect(await messages()).toEqual([]);
  },
);

describe('the pages', () => {
  it('escape HTML in everything that was typed', async () => {
    for (const text of hostileTexts) {
      const params = {name: text, email: `${text}@a.example`, [`x${text}`]: text, message: text};
      expect(await postJson(params)).toEqual([200, 'OK']);
    }
    const kept = await messages();
    expect(kept.map(({variables}) => variables.message).sort()).toEqual([...hostileTexts].sort());
    for (const address of ['', '/', ...kept.map(({id}) => `/${id}`)]) {
      const response = await fetch(`${origin}/mailbox${address}`);
      const tags = (await response.text()).match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !OWN_TAG.test(tag))).toEqual([]);
      expect(tags.length).toBeGreaterThan(20);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
  /** Matches a tag of the mailbox's templates; its values may only be ids, times or titles. */
  const OWN_TAG =
    /^<(?:\/?(?:html|head|body|title|header|nav|main|h1|h2|p|code|dl|dt|dd|div|a|time)|!doctype html|(?:html|meta|link|header|nav|main|p|dl|dd|a|time)(?: (?:lang|dir|charset|name|content|rel|href|class|aria-label|datetime)="[\w\s:./=,-]*")+(?: \/)?)>$/;

  it('say when there are no messages, and use the stylesheets of the site', async () => {
    expect(await (await fetch(`${origin}/mailbox`)).text()).toContain('There are no messages');
    const style = await fetch(`${origin}/mailbox/style.css`);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).toMatch(/--signal:[\s\S]*\.terms/);
  });

  it.each(['/mailbox/nothing', '/mailbox/..%2f..%2f.env', '/mailbox/x/0', '/api/nothing'])(
    'answer 404 at %s',
    async (address) => {
      expect((await fetch(origin + address)).status).toBe(404);
    },
  );

  it.each(['/mailboxes', '/contact', '/apis'])('pass %s on to the site', async (address) => {
    expect(await (await fetch(origin + address)).text()).toBe('the site');
  });
});

it('the folder is readable by its owner only, keeps the newest messages, and leaves other files alone', async () => {
  const folder = path.join(root, '.mailbox');
  await mkdir(folder, {mode: 0o700});
  for (let day = 0; day < KEPT + 5; day++) {
    await mkdir(path.join(folder, `20200101T${String(day).padStart(9, '0')}-00000000`));
  }
  await writeFile(path.join(folder, '.DS_Store'), '');
  await postJson(enquiry);
  expect(await readdir(folder)).toHaveLength(KEPT + 1);
  expect(await readdir(folder)).toContain('.DS_Store');
  expect(await messages()).toHaveLength(1);
  await rm(folder, {recursive: true});
  await postJson(enquiry);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});
