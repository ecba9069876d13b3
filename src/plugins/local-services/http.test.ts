import {describe, expect, it} from 'vitest';
import {refusalFor} from './http';

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
      expect(refusalFor(caller({remoteAddress}))).toContain('machine');
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
    expect(refusalFor(caller({host}))).toContain('name');
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
