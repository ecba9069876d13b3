import {randomBytes, timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import * as z from 'zod';
import {
  localRoutes,
  readBody,
  Refused,
  send,
  type Exchange,
  type Handler,
  type Route,
} from '../../local-services/http';
import {enterAmendment, planAmendment, touch} from '../ledger/amend';
import {today} from '../today';
import {
  checkText,
  compareDraft,
  expectSound,
  forget,
  listDocuments,
  openDocument,
  restoreText,
  saveText,
} from './documents';
import {EDITOR_PATH, NotDone, TOKEN_HEADER, type Refusal} from './exchange';
import {findingOf} from './findings';
import {handIn, takeBack} from './hand-in';

/** More than any policy has. Bytes. */
const LIMIT = 2 * 1024 * 1024;

const document = z.object({document: z.string()});
const begun = document.extend({sha256: z.string()});
const author = z.object({name: z.string().trim().min(1), email: z.string().trim().min(3)});

/** Approves the draft on disk. */
function approve(siteDir: string, {document: name, sha256, approval}: z.infer<typeof approvalOf>) {
  expectSound(siteDir, name, sha256);
  const plan = planAmendment(siteDir, name, approval, today());
  if ('problems' in plan) {
    const findings = plan.problems.map((problem) => findingOf(problem, ''));
    throw new NotDone(422, {message: 'Nothing was approved.', findings});
  }
  enterAmendment(siteDir, name, plan);
  return openDocument(siteDir, name);
}

const approvalOf = begun.extend({approval: z.unknown()});

interface Action {
  readonly schema: z.ZodType;
  readonly act: (siteDir: string, asked: unknown) => unknown;
}

function action<T>(schema: z.ZodType<T>, act: (siteDir: string, asked: T) => unknown): Action {
  return {schema, act: (siteDir, asked) => act(siteDir, schema.parse(asked))};
}

const ACTIONS: Readonly<Record<string, Action>> = {
  list: action(z.object({}), listDocuments),
  open: action(document, (siteDir, asked) => openDocument(siteDir, asked.document)),
  check: action(document.extend({text: z.string()}), (siteDir, asked) =>
    checkText(siteDir, asked.document, asked.text),
  ),
  save: action(begun.extend({text: z.string()}), (siteDir, asked) =>
    saveText(siteDir, asked.document, asked.sha256, asked.text),
  ),
  forget: action(document, (siteDir, asked) => {
    forget(siteDir, asked.document);
    return {};
  }),
  compare: action(document, (siteDir, asked) => compareDraft(siteDir, asked.document)),
  approve: action(approvalOf, approve),
  'take-back': action(document, (siteDir, asked) => {
    takeBack(siteDir, asked.document);
    touch(siteDir, asked.document);
    return openDocument(siteDir, asked.document);
  }),
  restore: action(begun.extend({text: z.string()}), (siteDir, asked) =>
    restoreText(siteDir, asked.document, asked.sha256, asked.text),
  ),
  'hand-in': action(document.extend({author: author.optional()}), async (siteDir, asked) => {
    openDocument(siteDir, asked.document);
    return handIn(siteDir, asked.document, asked.author);
  }),
};

function refuse(status: number, message: string): never {
  throw new Refused({status, text: message});
}

/**
 * Host, address and origin of the caller have been checked (`http.ts` of the local services). This
 * keeps out what a browser does for another page without sending an origin.
 */
function expectOwnPage({headers}: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') {
    refuse(403, 'The editor only accepts requests from its own pages.');
  }
}

function expectToken({headers}: IncomingMessage, token: string): void {
  const [given, known] = [Buffer.from(String(headers[TOKEN_HEADER] ?? '')), Buffer.from(token)];
  if (given.length !== known.length || !timingSafeEqual(given, known)) {
    refuse(401, 'This page is from an earlier session of the editor.');
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const tooLarge = {
    status: 413,
    text: 'The text is too large: more than 2 MB. It’s still saved in this browser.',
  };
  const body = await readBody(request, LIMIT, tooLarge);
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
  // The file system: no room, no right to write. Or git.
  return [500, {message: error instanceof Error ? error.message : String(error)}];
}

/** Answers as JSON to the editor's own pages: what was done, or why not. */
function answering(act: (exchange: Exchange) => unknown): Route['answer'] {
  return async (exchange) => {
    const {request, response} = exchange;
    const answer = (status: number, data: unknown) =>
      send(response, status, 'application/json', JSON.stringify(data));
    try {
      expectOwnPage(request);
      answer(200, await act(exchange));
    } catch (error) {
      request.resume();
      answer(...refusalOf(error));
    }
  };
}

/**
 * The editor's side of the server: everything that reads and writes the repository. It knows
 * policies and notices only, by the names that the record has for them.
 */
export function editorApi(siteDir: string): Handler {
  /** Of this run: who was not given it cannot guess it. */
  const token = randomBytes(24).toString('base64url');
  const act = async ({request, parameters: [name = '']}: Exchange) => {
    expectToken(request, token);
    const wanted = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (wanted === undefined) refuse(404, 'There is nothing here.');
    return wanted.act(siteDir, await readJson(request));
  };
  const at = (place: string) => new RegExp(`^${EDITOR_PATH}${place}$`);
  return localRoutes(new RegExp(`^${EDITOR_PATH}`), [
    {method: 'GET', path: at('session'), answer: answering(() => ({token}))},
    {method: 'POST', path: at('([a-z-]+)'), answer: answering(act)},
  ]);
}
