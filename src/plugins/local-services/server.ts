import {createServer, type Server} from 'node:http';
import {inOrder, type Handler} from './handler';

/**
 * A server that asks the handlers in turn, and listens.
 *
 * @param port 0 for any free one
 * @throws Error when the port is taken
 */
export async function listen(
  handlers: readonly Handler[],
  host: string,
  port: number,
): Promise<Server> {
  const handler = inOrder(handlers);
  const server = createServer((request, response) => {
    handler(request, response, (error) => {
      console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error ?? 'nobody answered');
      if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(500, {'Content-Type': 'text/plain'}).end('Internal Server Error');
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Closes a server at once, requests that never end included. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Where a server answers. Example: `http://127.0.0.1:3000`. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens on no port.');
  }
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
