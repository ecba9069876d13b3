import type {IncomingMessage} from 'node:http';
import type {Handler} from '../http';
import {DEMONSTRATION_PATH} from '../../../configuration/demonstration-map';
import {answerTo} from './answers';

/**
 * A map provider for trying the map out and for the tests: key check, styles, vector and raster
 * tiles of an invented estuary; see README.md. It holds nothing private, so it also answers other
 * machines (a telephone beside this one) and pages of other origins.
 */
export function mapsHandler(): Handler {
  return (request, response, next) => {
    const url = addressOf(request);
    if (
      !url ||
      (url.pathname !== DEMONSTRATION_PATH && !url.pathname.startsWith(`${DEMONSTRATION_PATH}/`))
    ) {
      next();
      return;
    }
    const {method = 'GET'} = request;
    const headers = {'access-control-allow-origin': '*', 'cache-control': 'no-store'};
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, {...headers, allow: 'GET, HEAD'}).end();
      return;
    }
    const answer = answerTo(url);
    if (!answer) {
      next();
      return;
    }
    const {status, type, body, after = 0} = answer;
    if (after === 'never') return;
    const timer = setTimeout(() => {
      const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
      response.writeHead(status, {...headers, 'content-type': type, 'content-length': length});
      response.end(method === 'HEAD' ? undefined : body);
    }, after);
    response.on('close', () => clearTimeout(timer));
  };
}

/** The address as the browser asked for it; a server that mounts handlers cuts it short in `url`. */
function addressOf(request: IncomingMessage & {readonly originalUrl?: string}): URL | undefined {
  const {headers, originalUrl, url = '/'} = request;
  const proxied = headers['x-forwarded-proto'];
  const protocol = proxied === 'https' ? 'https' : 'http';
  const address = `${protocol}://${headers.host ?? 'localhost'}${originalUrl ?? url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
