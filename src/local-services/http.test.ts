import {describe, expect, it} from 'vitest';
import {foreignPageRefusal, refusalFor} from './http';

interface Caller {
  readonly method: string;
  readonly remoteAddress: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

const caller = (changes: Partial<Caller>): Parameters<typeof refusalFor>[0] => {
  const usual: Caller = {
    method: 'GET',
    remoteAddress: '127.0.0.1',
    host: 'localhost:3000',
    origin: undefined,
  };
  const {method, remoteAddress, host, origin} = {...usual, ...changes};
  return {method, headers: {host, origin}, socket: {remoteAddress}};
};

describe('refusalFor', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('lets %s in', (remoteAddress) => {
    expect(refusalFor(caller({remoteAddress}))).toBeUndefined();
  });

  it.each(['192.168.1.7', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '1.127.0.0', undefined])(
    'keeps %s out',
    (remoteAddress) => {
      expect(refusalFor(caller({remoteAddress}))).toContain('the computer it runs on');
    },
  );

  it.each(['localhost', 'LOCALHOST:3000', 'site.localhost:80', '127.0.0.1:3142', '[::1]:3000'])(
    'answers under %s',
    (host) => {
      expect(refusalFor(caller({host}))).toBeUndefined();
    },
  );

  it.each([
    'rebound.example:3000',
    'localhost.evil.example',
    'the-localhost',
    '127.0.0.1.evil.example',
    'evil@localhost',
    '192.168.1.7:3000',
    '',
    undefined,
  ])('does not answer under %s', (host) => {
    expect(refusalFor(caller({host}))).toContain('addressed to');
  });

  it('takes forms of its own pages only', () => {
    const post = (origin: string | undefined) => refusalFor(caller({method: 'POST', origin}));
    expect(post('http://localhost:3000')).toBeUndefined();
    expect(post('https://localhost:3000')).toBeUndefined();
    expect(post(undefined)).toBeUndefined();
    expect(post('http://localhost:4000')).toContain('origin');
    expect(post('https://evil.example')).toContain('origin');
    expect(post('null')).toContain('origin');
  });
});

describe('foreignPageRefusal', () => {
  const asked = (
    headers: Readonly<Record<string, string | undefined>>,
    servedAs = 'localhost',
    url = '/about',
  ) => foreignPageRefusal({headers: {host: 'localhost:3000', ...headers}, url}, servedAs);
  const link = {'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'};

  it.each([
    {},
    {host: '127.0.0.1:3000'},
    {'sec-fetch-site': 'none', ...link},
    {'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors'},
    {'sec-fetch-site': 'cross-site', ...link},
    {origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin'},
  ])('answers %j', (headers) => {
    expect(asked(headers)).toBeUndefined();
  });

  it.each([
    {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script'},
    {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe'},
    // Another port of this machine.
    {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'},
    {origin: 'http://localhost:4000'},
    {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...link},
    {origin: 'null'},
  ])('refuses %j', (headers) => {
    expect(asked(headers)).toContain('origin');
  });

  it('opens no file for a link on another page', () => {
    const foreign = {'sec-fetch-site': 'cross-site', ...link};
    const own = {'sec-fetch-site': 'same-origin'};
    for (const url of ['/webpack-dev-server', '//Webpack-dev-server/open-editor?fileName=a']) {
      expect(asked(foreign, 'localhost', url)).toContain('origin');
      expect(asked(own, 'localhost', url)).toBeUndefined();
    }
  });

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.7:3000', ''])(
    'does not answer under %s',
    (host) => {
      expect(asked({host})).toContain('addressed to');
    },
  );

  it('answers other machines when it was started for them, but under no foreign name', () => {
    for (const host of ['192.168.1.7:3000', '[fe80::1]:3000', '10.0.0.1', 'localhost:3000']) {
      expect(asked({host}, '0.0.0.0')).toBeUndefined();
    }
    expect(asked({host: 'desk.example:3000'}, 'desk.example')).toBeUndefined();
    expect(asked({host: 'evil.example:3000'}, '0.0.0.0')).toContain('addressed to');
    expect(asked({host: '192.168.1.7:3000', origin: 'http://192.168.1.8'}, '0.0.0.0')).toContain(
      'origin',
    );
  });
});
