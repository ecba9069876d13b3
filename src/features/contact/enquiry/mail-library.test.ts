import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import type {Enquiry} from './rules';
import {send} from './transport';

const enquiry: Enquiry = {
  name: 'علي حسن',
  email: 'ali@harrow.example',
  company: '',
  division: 'exg-design',
  phone: '01632 960 218',
  message: 'A stair of oak and steel. 👷',
};

interface Received {
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

type Answering = (response: ServerResponse) => void;

/** A service on this machine that answers as each test says. */
const service = {
  received: [] as Received[],
  answer: ((response) => void response.end()) as Answering,
};
let server: Server;
let ids: EnquiryConfiguration;

async function onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  service.received.push({url: request.url, type: request.headers['content-type'], body});
  service.answer(response);
}

const plain =
  (status: number, body: string): Answering =>
  (response) =>
    void response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end(body);

beforeEach(async () => {
  server = createServer((request, response) => void onRequest(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', {origin, pathname: '/contact'});
  vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: false});
  service.received = [];
  ids = {
    provider: 'mailbox',
    publicKey: 'local-user',
    serviceId: 'local-service',
    templateId: 'local-template',
    origin: 'site',
    recipient: 'info@example.com',
    blockHeadless: false,
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const sendIt = async (limit?: number) => send(enquiry, ids, undefined, limit);

describe('the email library', () => {
  it('posts the body of the specification, once', async () => {
    service.answer = plain(200, 'OK');
    expect(await sendIt()).toEqual({ok: true});
    expect(service.received).toHaveLength(1);
    const [{url, type, body} = {url: '', type: '', body: '{}'}] = service.received;
    expect(url).toBe('/api/v1.0/email/send');
    expect(type).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      lib_version: expect.any(String) as string,
      user_id: 'local-user',
      service_id: 'local-service',
      template_id: 'local-template',
      template_params: {...enquiry, company: 'Not provided', to_email: 'info@example.com'},
    });
  });

  it('retries at once after a failure, and three times in a row', async () => {
    for (const [status, outcome] of [
      [500, {ok: false, reason: 'broken'}],
      [429, {ok: false, reason: 'busy'}],
      [200, {ok: true}],
      [200, {ok: true}],
    ] as const) {
      service.answer = plain(status, 'text');
      expect(await sendIt()).toEqual(outcome);
    }
    expect(service.received).toHaveLength(4);
  });

  it.each([400, 401, 403])('reports %i', async (status) => {
    service.answer = plain(status, 'The Public Key is invalid');
    expect(await sendIt()).toEqual({ok: false, reason: 'refused'});
  });

  it('is not taken in by a page with status 200', async () => {
    service.answer = (response) =>
      void response.writeHead(200, {'content-type': 'text/html'}).end('<html>Sign in</html>');
    expect(await sendIt()).toEqual({ok: false, reason: 'intercepted'});
  });

  it('gives up a silent service', async () => {
    service.answer = () => undefined;
    expect(await sendIt(200)).toEqual({ok: false, reason: 'late'});
  });

  it('reports a connection that breaks', async () => {
    service.answer = (response) => void response.destroy();
    expect(await sendIt()).toEqual({ok: false, reason: 'unreachable'});
  });

  it('reports a service that is not there', async () => {
    ids = {...ids, origin: 'http://127.0.0.1:1'};
    expect(await sendIt()).toEqual({ok: false, reason: 'unreachable'});
  });

  it.each(['publicKey', 'serviceId', 'templateId'] as const)(
    'sends nothing without %s',
    async (id) => {
      ids = {...ids, [id]: ''};
      expect(await sendIt()).toEqual({ok: false, reason: 'unconfigured'});
      expect(service.received).toEqual([]);
    },
  );

  it('refuses automated browsers where it is told to', async () => {
    vi.stubGlobal('navigator', {languages: ['en-GB'], webdriver: true});
    service.answer = plain(200, 'OK');
    expect(await sendIt()).toEqual({ok: true});
    ids = {...ids, blockHeadless: true};
    expect(await sendIt()).toEqual({ok: false, reason: 'refused'});
    expect(service.received).toHaveLength(1);
  });
});
