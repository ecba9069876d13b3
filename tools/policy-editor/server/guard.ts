import {randomBytes, timingSafeEqual} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type * as z from 'zod';
import {readBody} from '../../../src/plugins/local-services/http';
import {send} from '../../../src/plugins/local-services/http';
import {formatProblems} from '../../../src/content/report';
import {Refused} from '../../policies/command-line/errors';
import {NoText} from '../document/save';

/** More than any policy has. Bytes. */
const LIMIT = 4 * 1024 * 1024;

/** The header in which the page's script shows that it is ours. */
const TOKEN_HEADER = 'x-editor-token';

/** A token for one run of the editor: who was not given the page cannot guess it. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given ?? '')), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sendJsonWith(response: ServerResponse, status: number, data: unknown): void {
  send(response, status, 'application/json', JSON.stringify(data));
}

/** What a request was answered: a status and data for the page's script. */
export interface JsonAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** An answer of the kind "no, because". */
export function refusal(status: number, message: string): JsonAnswer {
  return {status, data: {message}};
}

function answerTo(error: unknown): JsonAnswer {
  if (error instanceof Refused) {
    const report = formatProblems(error.problems);
    return refusal(422, [error.message, report].filter((text) => text !== '').join('\n\n'));
  }
  if (error instanceof NoText) return refusal(410, error.message);
  if (error instanceof Error && 'code' in error) {
    // The file system: no room, no right to write.
    return refusal(500, `The file could not be written: ${error.message}`);
  }
  throw error;
}

/**
 * Answers a request of the page's script. Address, host and origin of the caller have been checked
 * (`http.ts` of the local services); the token keeps out what a browser may send without asking,
 * such as a form of another page that is open on this machine.
 *
 * @param schema what the request must hold
 */
export async function answerJson<T>(
  {request, response}: {readonly request: IncomingMessage; readonly response: ServerResponse},
  token: string,
  schema: z.ZodType<T>,
  answer: (asked: T) => Promise<JsonAnswer> | JsonAnswer,
): Promise<void> {
  if (!isToken(request.headers[TOKEN_HEADER], token)) {
    request.resume();
    sendJsonWith(response, 403, {
      message:
        'This page is from an earlier run of the editor. Load it again; your words are kept.',
    });
    return;
  }
  let asked: T;
  try {
    const body = await readBody(request, LIMIT);
    asked = schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    sendJsonWith(response, 400, {message: 'The request could not be understood.'});
    return;
  }
  try {
    const {status, data} = await answer(asked);
    sendJsonWith(response, status, data);
  } catch (error) {
    const {status, data} = answerTo(error);
    sendJsonWith(response, status, data);
  }
}
