import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  defaultHeaders,
  headersOf,
  mediaTypeOf,
  mediaTypes,
  target,
  type Headers,
} from '../../src/plugins/hosting/rules';
import {inOrder, type Handler} from '../../src/local-services/http';

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': mediaTypes.txt}).end(text);
}

/**
 * Serves the files of a build by the rules of `plugins/hosting`, for GET and HEAD only. A missing
 * file gets `404.html` with status 404.
 */
export function siteHandler(folder: string): Handler {
  const missing: Handler = (_, response, next) => {
    readFile(path.join(folder, '404.html')).then((page) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      setHeaders(response, {...defaultHeaders, 'Content-Type': mediaTypes.html});
      response.writeHead(404).end(page);
    }, next);
  };
  /** Refuses other methods and invalid paths, and redirects to a page's canonical address. */
  const checkRequest: Handler = (request, response, next) => {
    const {method = '', url = '/'} = request;
    const asked = target(url);
    if (method !== 'GET' && method !== 'HEAD') {
      setHeaders(response, {...defaultHeaders, Allow: 'GET, HEAD'});
      sendText(response, 405, 'Method Not Allowed');
    } else if (asked.kind === 'bad') {
      setHeaders(response, defaultHeaders);
      sendText(response, 400, 'Bad Request');
    } else if (asked.kind === 'redirect') {
      setHeaders(response, {...defaultHeaders, Location: asked.location});
      response.writeHead(301).end();
    } else if (asked.kind === 'missing') {
      missing(request, response, next);
    } else {
      setHeaders(response, headersOf(asked.path));
      next();
    }
  };
  // With `dev`, sirv reads the folder at each request, so that new builds are served.
  const files: Handler = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, address) {
      const exact = statSync(path.join(folder, address), {throwIfNoEntry: false})?.isFile();
      response.setHeader('Content-Type', exact ? mediaTypeOf(address) : mediaTypes.html);
    },
  });
  return inOrder([checkRequest, compression(), files, missing]);
}
