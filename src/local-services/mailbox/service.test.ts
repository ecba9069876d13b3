import {createHash, randomBytes} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {close, listen, originOf, type Handler} from '../http';
import {mailboxHandler} from './service';
import {mailboxSettings, type MailboxSettings} from './settings';
import type {Card} from './store';

const ROOT = path.resolve(__dirname, '../../..');
let folder = '';
let server: Server;
let origin = '';

async function start(changes: Partial<MailboxSettings> = {}): Promise<void> {
  const settings = {...mailboxSettings(ROOT, {}), folder, ...changes};
  const site: Handler = (_request, response) => void response.end('the site');
  server = await listen([mailboxHandler(settings), site], '127.0.0.1', 0);
  origin = originOf(server);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  await start();
});
afterEach(async () => {
  await close(server);
  await rm(folder, {recursive: true});
});

const ids = {user_id: 'local-user', service_id: 'local-service', template_id: 'local-template'};
const enquiry = {
  name: 'Zoë <b>Hawkshaw</b>',
  email: 'zoe@client.example',
  company: 'Not provided',
  division: 'design',
  phone: '01632 960999',
  message: 'A staircase,\nplease. <script>alert(1)</script>',
  to_email: 'info@client.example',
};

interface Options {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

const post = (body: unknown, {headers = {}, signal = AbortSignal.timeout(15_000)}: Options = {}) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: {'Content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });

const sent = {...ids, template_params: enquiry};
const answerOf = async (response: Promise<Response>) => {
  const {status, text} = await response.then(async (r) => ({
    status: r.status,
    text: await r.text(),
  }));
  return [status, text];
};
const messages = async () =>
  (await (await fetch(`${origin}/mailbox/messages.json`)).json()) as Card[];
const onlyMessage = async () => {
  const [message, ...others] = await messages();
  if (!message || others.length > 0) {
    throw new Error(`Expected one message, found ${others.length + 1}.`);
  }
  return message;
};
const emailOf = async ({id}: Card) =>
  PostalMime.parse(await (await fetch(`${origin}/mailbox/${id}.eml`)).arrayBuffer());

describe('POST /api/v1.0/email/send', () => {
  it('answers OK, and the email says what was sent', async () => {
    expect(await answerOf(post(sent))).toEqual([200, 'OK']);
    const message = await onlyMessage();
    expect(message.variables).toEqual(enquiry);
    const email = await emailOf(message);
    expect(email.replyTo).toEqual([{name: enquiry.name, address: enquiry.email}]);
    expect(email.to).toEqual([{name: '', address: mailboxSettings(ROOT, {}).template.recipient}]);
    expect(email.text).toContain(enquiry.message);
    for (const [name, value] of Object.entries(enquiry).filter(([key]) => key !== 'message')) {
      expect(email.text).toContain(`${name}: ${value}`);
    }
  });

  it('keeps messages over a restart', async () => {
    await post(sent);
    await close(server);
    await start();
    expect((await onlyMessage()).variables).toEqual(enquiry);
  });

  it.each([
    ['{', 400, 'Bad Request'],
    [{...sent, user_id: undefined}, 400, 'The Public Key is required'],
    [{...sent, user_id: 'other'}, 400, 'The Public Key is invalid'],
    [{...sent, service_id: 'other'}, 400, 'The service ID not found'],
    [{...sent, template_id: 'other'}, 400, 'The template ID not found'],
    [{...ids, template_params: {message: 'x'.repeat(51_201)}}, 413, 'Variables size limit'],
    [{...ids, template_params: {message: 'x'.repeat(2_000_000)}}, 413, 'Variables size limit'],
    // Bytes count, not letters.
    [
      {...ids, template_params: {message: 'é'.repeat(25_601)}},
      413,
      'allowed variables size is 50Kb',
    ],
    [{...ids, template_params: ['a']}, 400, 'have to be the object'],
    [{...sent, user_id: 7}, 400, 'The Public Key is required'],
    ['[]', 400, 'Bad Request'],
    ['null', 400, 'Bad Request'],
  ])('refuses wrong requests (case %#)', async (body, status, text) => {
    const [found, words] = await answerOf(post(body));
    expect(found).toBe(status);
    expect(words).toContain(text);
    expect(await messages()).toEqual([]);
  });

  it('prints what is no text, and takes a dangerous name for a name', async () => {
    const body = `{"user_id":"local-user","service_id":"local-service","template_id":"local-template",
      "template_params":{"__proto__":"x","count":3,"sure":true,"nothing":null,"list":[1]}}`;
    await post(body);
    const {text} = await onlyMessage();
    expect(text).toBe('__proto__: x\ncount: 3\nsure: true\nnothing: \nlist: [1]');
  });

  it('takes JSON only as JSON', async () => {
    const response = post(sent, {headers: {'Content-type': 'text/plain'}});
    expect(await answerOf(response)).toEqual([400, 'Bad Request']);
  });

  it('takes nothing but POST', async () => {
    const response = await fetch(`${origin}/api/v1.0/email/send`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('POST /api/v1.0/email/send-form', () => {
  const form = (files: readonly (readonly [string, Buffer])[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({...enquiry, ...ids, lib_version: '4.4.1'})) {
      data.append(name, value);
    }
    for (const [name, content] of files) {
      data.append('resume', new Blob([new Uint8Array(content)], {type: 'application/pdf'}), name);
    }
    return data;
  };
  const postForm = (body: BodyInit, headers: Record<string, string> = {}) =>
    answerOf(fetch(`${origin}/api/v1.0/email/send-form`, {method: 'POST', body, headers}));

  it('attaches files byte for byte', async () => {
    const content = randomBytes(400_000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await postForm(form([['../Résumé Zoë.pdf', content]]))).toEqual([200, 'OK']);
    const message = await onlyMessage();
    // Line ends of a form's fields are two characters.
    const lines = enquiry.message.replace('\n', '\r\n');
    expect(message.variables).toEqual({...enquiry, message: lines});
    expect(message.attachments).toEqual([
      {name: 'Résumé Zoë.pdf', type: 'application/pdf', size: 400_000, sha256},
    ]);
    const [attached] = (await emailOf(message)).attachments;
    const inMail = new Uint8Array(attached?.content as ArrayBuffer);
    expect(createHash('sha256').update(inMail).digest('hex')).toBe(sha256);
  });

  it('takes an empty file field for none', async () => {
    expect(await postForm(form([['', Buffer.alloc(0)]]))).toEqual([200, 'OK']);
    expect((await onlyMessage()).attachments).toEqual([]);
  });

  it('refuses files above the limit, one or several', async () => {
    const tooLarge = [413, 'Attachments size limit. The maximum allowed attachments size is 500Kb'];
    expect(await postForm(form([['a.pdf', randomBytes(512_001)]]))).toEqual(tooLarge);
    expect(await postForm(form([['a.pdf', randomBytes(5_000_000)]]))).toEqual(tooLarge);
    const half = randomBytes(300_000);
    expect(
      await postForm(
        form([
          ['a.pdf', half],
          ['b.pdf', half],
        ]),
      ),
    ).toEqual(tooLarge);
    expect(await messages()).toEqual([]);
  });

  it('refuses what is no form, and one that is cut off', async () => {
    const malformed = [400, 'Bad Request'];
    expect(await postForm('name=x', {'Content-Type': 'text/plain'})).toEqual(malformed);
    const multipart = {'Content-Type': 'multipart/form-data; boundary=x'};
    const half = '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nhalf a fi';
    expect(await postForm(half, multipart)).toEqual(malformed);
  });
});

describe('the pages', () => {
  it('list the messages and show one, with everything escaped', async () => {
    expect(await (await fetch(`${origin}/mailbox`)).text()).toContain('There are no messages');
    await post(sent);
    const {id} = await onlyMessage();
    for (const address of ['/mailbox', '/mailbox/', `/mailbox/${id}`]) {
      const response = await fetch(origin + address);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain('Zoë &lt;b&gt;Hawkshaw&lt;/b&gt;');
      expect(text).not.toContain('<b>Hawkshaw');
      expect(text).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('have the look of the site', async () => {
    const response = await fetch(`${origin}/mailbox/style.css`);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await response.text()).toMatch(/--signal:[\s\S]*\.mailbox-head/);
  });

  it.each(['/mailbox/nothing', '/mailbox/..%2f..%2f.env', '/mailbox/a.eml'])(
    'answer 404 at %s',
    async (address) => {
      expect((await fetch(origin + address)).status).toBe(404);
    },
  );

  it('can be emptied by tests', async () => {
    await post(sent);
    expect((await fetch(`${origin}/mailbox/messages`, {method: 'DELETE'})).status).toBe(200);
    expect(await messages()).toEqual([]);
  });

  it('leave every other address to the site', async () => {
    for (const address of ['/mailboxes', '/contact', '/api/v1.0/emails']) {
      expect(await (await fetch(origin + address)).text()).toBe('the site');
    }
  });
});

describe('delivery by SMTP', () => {
  /** A mail server of one conversation; gives back the lines that it was sent. */
  async function mailServer(recipientAnswer: string) {
    const lines: string[] = [];
    const smtp = createServer((socket) => {
      let data = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          lines.push(line);
          if (data && line !== '.') {
            continue;
          }
          data = line === 'DATA';
          const answers: Record<string, string> = {DATA: '354 go on', RCPT: recipientAnswer};
          socket.write(`${answers[line.split(' ')[0] ?? ''] ?? '250 fine'}\r\n`);
        }
      });
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return {smtp, lines, smtpUrl: `smtp://127.0.0.1:${port}`};
  }

  async function sendThrough(recipientAnswer: string) {
    const {smtp, lines, smtpUrl} = await mailServer(recipientAnswer);
    await close(server);
    await start({smtpUrl});
    const answer = await answerOf(post(sent));
    smtp.close();
    return {answer, lines, card: await onlyMessage()};
  }

  it('hands the message on, to the recipient of the template', async () => {
    const {answer, lines, card} = await sendThrough('250 fine');
    expect(answer).toEqual([200, 'OK']);
    expect(card.delivery).toEqual({state: 'delivered'});
    expect(lines).toContain(`RCPT TO:<${card.to}>`);
    expect(lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(lines).toContain(`Message-ID: ${card.messageId}`);
  });

  it('answers 412 when the mail server refuses, and keeps the message', async () => {
    const {answer, card} = await sendThrough('550 no such mailbox');
    expect(answer[0]).toBe(412);
    expect(answer[1]).toContain('550 no such mailbox');
    expect(card.delivery).toMatchObject({state: 'failed'});
  });
});
