import {spawnSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createSecureServer, type OutgoingHttpHeaders} from 'node:http2';
import type {Server} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {cacheControl, contentType, target} from '../../preview/site';

const brotli = promisify(brotliCompress);

/** What the servers of one run show to the browser. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** By this the browser knows that the certificate is meant. */
  readonly fingerprint: string;
}

/** @throws when the machine has no `openssl` */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const {status} = spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
  if (status !== 0) {
    throw new Error(
      'The benchmark makes its certificate with openssl, which is not installed or failed. ' +
        'On Debian: apt-get install openssl',
    );
  }
  const {publicKey} = new X509Certificate(readFileSync(cert));
  const hash = createHash('sha256').update(publicKey.export({type: 'spki', format: 'der'}));
  return {key: readFileSync(key), cert: readFileSync(cert), fingerprint: hash.digest('base64')};
}

interface Answer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /^text|json|xml|wasm/;

async function answerTo(folders: readonly string[], url: string): Promise<Answer> {
  const asked = target(url);
  const candidates =
    asked.kind === 'file' ? [asked.path, `${asked.path}.html`, `${asked.path}/index.html`] : [];
  for (const name of candidates) {
    for (const folder of folders) {
      const content = await readFile(path.join(folder, name)).catch(() => undefined);
      if (content) {
        const type = contentType(name);
        const packed = COMPRESSIBLE.test(type);
        return {
          headers: {
            ':status': 200,
            'content-type': type,
            'cache-control': cacheControl(name),
            ...(packed && {'content-encoding': 'br'}),
          },
          body: packed ? await brotli(content) : content,
        };
      }
    }
  }
  return asked.kind === 'redirect'
    ? {headers: {':status': 301, location: asked.location}, body: Buffer.alloc(0)}
    : {headers: {':status': 404, 'content-type': 'text/plain'}, body: Buffer.from('Not Found')};
}

/** Lets a server listen on this machine alone. @returns its port, any that is free */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return address.port;
}

/**
 * Serves files as a good host does: HTTP/2, compressed as far as it goes, out of memory from the
 * second time on.
 *
 * @param folders where a file is looked for, the first one that has it counts
 */
export async function serve(
  folders: readonly string[],
  {key, cert}: Certificate,
): Promise<{readonly port: number; readonly close: () => void}> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createSecureServer({key, cert});
  server.on('stream', (stream, {':path': url = '/'}) => {
    // A visit that is over takes no more; that is no fault.
    stream.on('error', () => undefined);
    const answer = answers.get(url) ?? answerTo(folders, url);
    answers.set(url, answer);
    void answer.then(({headers, body}) => {
      if (!stream.destroyed) {
        stream.respond({...headers, 'content-length': body.length});
        stream.end(body);
      }
    });
  });
  return {port: await listen(server), close: () => server.close()};
}
