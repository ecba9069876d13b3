import {stat, readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Handler} from '../../src/plugins/local-services/http';
import {target} from './address';
import {chosenEncoding, compressed, type Encoding} from './compression';
import {contentType, isCompressible} from './content-types';

interface Found {
  readonly file: string;
  /** Changes whenever the file does. */
  readonly version: string;
}

/** The bundler puts a hash of the content into these names, so they never change. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.[^/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** @param name of a file, from the folder of the build, with `/` between its parts */
function cacheControl(name: string): string {
  return HASHED.test(name) ? FOREVER : ASK_FIRST;
}

async function find(folder: string, candidates: readonly string[]): Promise<Found | undefined> {
  for (const candidate of candidates) {
    const file = path.join(folder, candidate);
    const entry = await stat(file).catch(() => undefined);
    if (entry?.isFile()) {
      return {file, version: `${entry.size.toString(36)}-${entry.mtimeMs.toString(36)}`};
    }
  }
  return undefined;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end(text);
}

/** Serves the files of a build to GET and HEAD; `404.html` with its status for what is missing. */
export function siteHandler(folder: string): Handler {
  const smaller = new Map<string, Promise<Buffer>>();

  const bodyOf = async ({file, version}: Found, encoding: Encoding | undefined) => {
    if (!encoding) {
      return readFile(file);
    }
    const key = `${encoding} ${version} ${file}`;
    const body = smaller.get(key) ?? readFile(file).then((text) => compressed(text, encoding));
    smaller.set(key, body);
    return body;
  };

  const sendFile = async (
    {headers}: IncomingMessage,
    response: ServerResponse,
    status: number,
    found: Found,
  ) => {
    const type = contentType(found.file);
    const text = isCompressible(type);
    const encoding = text ? chosenEncoding(headers['accept-encoding']) : undefined;
    const name = path.relative(folder, found.file).split(path.sep).join('/');
    const tag = `W/"${found.version}"`;
    response.setHeader('Cache-Control', cacheControl(name));
    response.setHeader('ETag', tag);
    if (text) {
      response.setHeader('Vary', 'Accept-Encoding');
    }
    if (status === 200 && headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const body = await bodyOf(found, encoding);
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'X-Content-Type-Options': 'nosniff',
      ...(encoding && {'Content-Encoding': encoding}),
    });
    response.end(body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = target(request.url ?? '/');
    if (asked.kind === 'bad') {
      sendText(response, 400, 'Bad Request');
      return;
    }
    if (asked.kind === 'redirect') {
      response.writeHead(301, {Location: asked.location}).end();
      return;
    }
    const found = await find(folder, asked.candidates);
    const missing = found ? undefined : await find(folder, ['404.html']);
    if (found) {
      await sendFile(request, response, 200, found);
    } else if (missing) {
      await sendFile(request, response, 404, missing);
    } else {
      sendText(response, 404, 'Not Found');
    }
  };

  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      answer(request, response).catch(next);
    } else {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method Not Allowed');
    }
  };
}
