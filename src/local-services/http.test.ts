import {describe, expect, it} from 'vitest';
import {refusalFor} from './http';

const LINK = {'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'};

/** Returns the refusal for a request from a page on this machine, with the given changes. */
function asked(
  headers: Readonly<Record<string, string | undefined>>,
  {servedAs = 'localhost', method = 'GET', url = '/about', remoteAddress = '127.0.0.1'} = {},
) {
  const request = {headers: {host: 'localhost:3000', ...headers}, method, url};
  return refusalFor({...request, socket: {remoteAddress}}, servedAs);
}

describe('refusalFor', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('accepts %s', (remoteAddress) => {
    expect(asked({}, {remoteAddress})).toBeUndefined();
  });

  it.each(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '1.127.0.0', ''])(
    'refuses the address %j',
    (remoteAddress) => {
      expect(asked({}, {remoteAddress})).toContain('the computer it runs on');
    },
  );

  it.each(['localhost', 'LOCALHOST:3000', 'site.localhost:80', '127.0.0.1:3142', '[::1]:3000'])(
    'accepts the host %s',
    (host) => {
      expect(asked({host})).toBeUndefined();
    },
  );

  it.each([
    'rebound.example:3000',
    'localhost.evil.example',
    'the-localhost',
    '127.0.0.1.evil.example',
    'evil@localhost',
    'localhost, evil.example',
    '192.168.1.7:3000',
    '',
    undefined,
  ])('refuses the host %s', (host) => {
    expect(asked({host})).toContain('addressed to');
  });

  it.each([
    {'sec-fetch-site': 'none', ...LINK},
    {'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors'},
    {'sec-fetch-site': 'cross-site', ...LINK},
    {origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin'},
    {origin: 'https://localhost:3000'},
  ])('accepts requests from its own pages and from links: %j', (headers) => {
    expect(asked(headers)).toBeUndefined();
  });

  it.each([
    {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script'},
    {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe'},
    // A page on another port of this machine.
    {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'},
    {origin: 'http://localhost:4000'},
    {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...LINK},
    {origin: 'null'},
    {origin: ''},
    {origin: 'http://localhost:3000 http://evil.example'},
  ])('refuses other origins: %j', (headers) => {
    expect(asked(headers)).toContain('origin');
  });

  it('accepts forms from its own pages only', () => {
    const method = 'POST';
    expect(asked({origin: 'http://localhost:3000'}, {method})).toBeUndefined();
    expect(asked({}, {method})).toBeUndefined();
    expect(asked({'sec-fetch-site': 'cross-site', ...LINK}, {method})).toContain('origin');
  });

  it('refuses links from other sites to actions that open a file in an editor', () => {
    for (const url of ['/webpack-dev-server', '//Webpack-dev-server/open-editor?fileName=a']) {
      expect(asked({'sec-fetch-site': 'cross-site', ...LINK}, {url})).toContain('origin');
      expect(asked({'sec-fetch-site': 'same-origin'}, {url})).toBeUndefined();
    }
  });

  it('with --host, accepts other machines but no foreign host name', () => {
    const open = {servedAs: '0.0.0.0', remoteAddress: '192.168.1.20'};
    for (const host of ['192.168.1.7:3000', '[fe80::1]:3000', '10.0.0.1', 'localhost:3000']) {
      expect(asked({host}, open)).toBeUndefined();
    }
    expect(asked({host: 'desk.example:3000'}, {...open, servedAs: 'desk.example'})).toBeUndefined();
    expect(asked({host: 'evil.example:3000'}, open)).toContain('addressed to');
    expect(asked({host: '10.0.0.1', origin: 'http://10.0.0.2'}, open)).toContain('origin');
  });
});
