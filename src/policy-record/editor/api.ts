import type {IncomingMessage} from 'node:http';
import * as z from 'zod';
import {
  localRoutes,
  readBody,
  Refused,
  send,
  type Exchange,
  type Handler,
} from '../../local-services/http';
import {approve, openDocument, openPage, restoreText, saveText, undoApproval} from './documents';
import {EDITOR_PATH, NotDone, type Refusal} from './exchange';
import {proposalsFor} from './proposals';
import {submit} from './submit';

/** Maximum size of a request in bytes, more than any policy needs. */
const LIMIT = 2 * 1024 * 1024;

const named = z.object({document: z.string()});
const begun = named.extend({sha256: z.string()});
const author = z.object({name: z.string(), email: z.string()});

type Action = (siteDir: string, asked: unknown) => unknown;

function action<T>(schema: z.ZodType<T>, act: (siteDir: string, asked: T) => unknown): Action {
  return (siteDir, asked) => act(siteDir, schema.parse(asked));
}

const ACTIONS: Readonly<Record<string, Action>> = {
  open: action(named, (siteDir, {document}) => openPage(siteDir, document)),
  save: action(begun.extend({text: z.string()}), saveText),
  approve: action(begun.extend({approval: z.unknown()}), approve),
  'undo-approval': action(named, (siteDir, {document}) => undoApproval(siteDir, document)),
  restore: action(begun, restoreText),
  proposals: action(named, (siteDir, {document}) => {
    openDocument(siteDir, document);
    return proposalsFor(siteDir, document);
  }),
  submit: action(named.extend({author: author.optional()}), async (siteDir, asked) => {
    openDocument(siteDir, asked.document);
    return submit(siteDir, asked.document, asked.author);
  }),
};

function refuse(status: number, text: string): never {
  throw new Refused({status, text});
}

/**
 * Refuses requests from other origins again, after the checks in `http.ts`. Browsers send JSON to
 * another origin only after a preflight, which gets no answer here.
 */
function expectOwnPage({headers}: IncomingMessage): void {
  const {'sec-fetch-site': site = 'same-origin', 'content-type': type = ''} = headers;
  if (site !== 'same-origin' || !type.startsWith('application/json')) {
    refuse(403, 'The editor only accepts requests from its own pages.');
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = 'The text is too large: more than 2 MB. It’s still saved in this browser.';
  const body = await readBody(request, LIMIT, {status: 413, text});
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse(400, 'The request could not be understood.');
  }
}

function refusalOf(error: unknown): readonly [status: number, refusal: Refusal] {
  if (error instanceof NotDone) return [error.status, error.refusal];
  if (error instanceof Refused) return [error.answer.status, {message: error.answer.text}];
  if (error instanceof z.ZodError) return [400, {message: 'The request could not be understood.'}];
  // A file system error (no space, no permission) or a git error.
  return [500, {message: error instanceof Error ? error.message : String(error)}];
}

/** The server side of the editor, which reads and writes the repository. */
export function editorApi(siteDir: string): Handler {
  const answer = async ({request, response, parameters: [name = '']}: Exchange) => {
    const answerWith = (status: number, data: unknown) =>
      send(response, status, 'application/json', JSON.stringify(data));
    try {
      expectOwnPage(request);
      const act = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
      if (act === undefined) refuse(404, 'There is nothing here.');
      answerWith(200, await act(siteDir, await readJson(request)));
    } catch (error) {
      request.resume();
      answerWith(...refusalOf(error));
    }
  };
  const path = new RegExp(`^${EDITOR_PATH}([a-z-]+)$`);
  return localRoutes(new RegExp(`^${EDITOR_PATH}`), [{method: 'POST', path, answer}]);
}
