import type {IncomingMessage, ServerResponse} from 'node:http';
import type {GeneratedFile} from './generated-file';

/** A part of a server, as Node and the development server call it. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Answers requests for generated files, and leaves all others to the next handler.
 *
 * @param find the file of an address, as it stands at the time of the request
 */
export function answerWith(find: (path: string) => GeneratedFile | undefined): Answer {
  return (request, response, next) => {
    const {method, url = '/'} = request;
    const file = find(url.replace(/[?#].*$/, ''));
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    send(file, method, response).catch(next);
  };
}

async function send(
  {mediaType, content}: GeneratedFile,
  method: 'GET' | 'HEAD',
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await content());
  response.writeHead(200, {
    'Content-Type': mediaType,
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
  });
  response.end(method === 'GET' ? body : undefined);
}
