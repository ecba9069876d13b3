import type {IncomingMessage} from 'node:http';

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** What of a request decides whether it comes from this machine. */
export interface Caller {
  readonly method: string;
  readonly remoteAddress: string | undefined;
  /** The `Host` header. */
  readonly host: string | undefined;
  /** The `Origin` header: browsers send it with everything that changes something. */
  readonly origin: string | undefined;
}

export function callerOf({method = 'GET', headers, socket}: IncomingMessage): Caller {
  return {
    method,
    remoteAddress: socket.remoteAddress,
    host: headers.host,
    origin: headers.origin,
  };
}

/**
 * Why a request must be refused by a service that is for this machine alone, or `undefined`.
 *
 * - The address of the caller keeps the rest of the network out.
 * - The `Host` header keeps out pages of other sites whose name was made to point at 127.0.0.1
 *   (DNS rebinding), and whatever a tunnel or a proxy passes on.
 * - The `Origin` header keeps other sites from posting forms here with a visitor's browser.
 */
export function refusalFor({method, remoteAddress, host, origin}: Caller): string | undefined {
  if (!LOOPBACK_ADDRESS.test(remoteAddress ?? '')) {
    return 'This service answers only on the machine that it runs on.';
  }
  if (!LOOPBACK_HOST.test(host ?? '')) {
    return 'This service answers only under the name localhost or a loopback address.';
  }
  const reads = method === 'GET' || method === 'HEAD';
  const own = origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;
  if (!reads && origin !== undefined && !own) {
    return 'This service takes nothing from pages of another origin.';
  }
  return undefined;
}
