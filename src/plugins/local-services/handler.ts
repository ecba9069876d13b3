import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * One local service. It answers the requests that are its own and passes the others on, as the
 * middleware of Connect and Express does.
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Asks each handler in turn until one of them answers. */
export function inOrder(handlers: readonly Handler[]): Handler {
  return (request, response, next) => {
    const ask = (index: number): void => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      handler(request, response, (error) => {
        if (error === undefined) {
          ask(index + 1);
        } else {
          next(error);
        }
      });
    };
    ask(0);
  };
}
