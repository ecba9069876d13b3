import {useSyncExternalStore} from 'react';
import {EDITOR_PATH, NotDone, TOKEN_HEADER} from '../exchange';
import type {Finding, Journalled, ListedDocument, OpenDocument, Refusal, Stored} from '../exchange';

const SILENT =
  'The editor isn’t running. Your text is saved in this browser. Start the editor again: npm run policies:edit';

async function request(action: string, options?: RequestInit): Promise<Response> {
  try {
    return await fetch(EDITOR_PATH + action, {...options, cache: 'no-store'});
  } catch {
    throw new NotDone(0, {message: SILENT});
  }
}

let token = '';

/** Asks the server; a token of an earlier run is replaced. */
export async function ask<T>(action: string, data: object = {}): Promise<T> {
  const headers = () => ({'Content-Type': 'application/json', [TOKEN_HEADER]: token});
  const post = () =>
    request(action, {method: 'POST', headers: headers(), body: JSON.stringify(data)});
  const newToken = async () => {
    ({token} = (await (await request('session')).json()) as {token: string});
  };
  if (token === '') await newToken();
  let response = await post();
  if (response.status === 401) {
    await newToken();
    response = await post();
  }
  const answer = (await response.json().catch(() => ({message: SILENT}))) as T & Refusal;
  if (!response.ok) throw new NotDone(response.status, answer);
  return answer;
}

/** Everything the panel shows of a document. */
export interface Editing {
  /** Absent until it has come. */
  readonly opened?: OpenDocument;
  /** As it stands in the window. */
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly status: 'opening' | 'saved' | 'typing' | 'failed';
  /** Why it is not saved. */
  readonly message: string;
  /** The file, when someone else changed it. */
  readonly conflict?: Stored;
  /** Whether someone is asked about it now. */
  readonly isAsked: boolean;
  /** Words that were not saved. */
  readonly offer?: Journalled;
  /** Rises whenever the text comes from elsewhere than the keyboard. */
  readonly round: number;
}

/** After the last key, and after a server that did not answer. Milliseconds. */
const PAUSE = 800;
const RETRY = 3000;

/**
 * Asks for all documents until the server answers: a page that loads while the server starts asks
 * too early. @returns stops it
 */
export function listDocuments(take: (documents: readonly ListedDocument[]) => void): () => void {
  let isOver = false;
  const attempt = () => {
    if (isOver) return;
    void ask<readonly ListedDocument[]>('list').then(
      (documents) => isOver || take(documents),
      () => setTimeout(attempt, RETRY),
    );
  };
  attempt();
  return () => {
    isOver = true;
  };
}

const storageName = (document: string) => `policy-editor:${document}`;

interface Unsaved extends Journalled {
  readonly sha256: string;
}

function readUnsaved(document: string): Unsaved | undefined {
  try {
    const found = localStorage.getItem(storageName(document));
    return found === null ? undefined : (JSON.parse(found) as Unsaved);
  } catch {
    return undefined;
  }
}

/**
 * A document that is being edited: saves by itself, and loses nothing. It lives outside React, so
 * that the panel may close and open again.
 */
export class Session {
  private state: Editing = {
    text: '',
    findings: [],
    status: 'opening',
    message: '',
    round: 0,
    isAsked: false,
  };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;

  constructor(readonly document: string) {
    void this.load();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly get = () => this.state;

  private set(change: Partial<Editing>): void {
    this.state = {...this.state, ...change};
    for (const listener of this.listeners) listener();
  }

  /** Shows what the server has; words of this browser that it never got go on from there. */
  async load(): Promise<void> {
    try {
      const opened = await ask<OpenDocument>('open', {document: this.document});
      const own = readUnsaved(this.document);
      this.take(opened);
      if (own === undefined || own.text === opened.text) return;
      this.set({offer: undefined, round: this.state.round + 1});
      if (own.sha256 !== opened.sha256) this.set({conflict: opened, isAsked: true});
      this.edit(own.text);
    } catch (error) {
      this.fail(error);
      this.timer = setTimeout(() => void this.load(), RETRY);
    }
  }

  /** Takes over what is on disk. */
  take(opened: OpenDocument): void {
    const {findings, text, journalled} = opened;
    const round = this.state.round + (text === this.state.text ? 0 : 1);
    this.keep(undefined);
    this.set({
      opened,
      text,
      findings,
      round,
      offer: journalled,
      status: 'saved',
      message: '',
      conflict: undefined,
    });
  }

  /** Keeps words in the browser until they are saved. */
  private keep(text: string | undefined): void {
    try {
      const sha256 = this.state.opened?.sha256;
      const name = storageName(this.document);
      if (text === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify({text, sha256, time: Date.now()}));
    } catch {
      // Storage is blocked or full: the words are in the window still.
    }
  }

  /** Someone typed. */
  edit(text: string): void {
    if (text === this.state.text) return;
    this.keep(text);
    const isWaiting = this.state.conflict !== undefined;
    this.set({text, status: isWaiting ? 'failed' : 'typing'});
    if (!isWaiting) this.later(PAUSE);
  }

  /** Puts other words in the place of all: those of the journal, or theirs. */
  replace(text: string): void {
    this.set({round: this.state.round + 1, offer: undefined});
    this.edit(text);
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), pause);
  }

  /** @param sha256 the file to write over, when that was decided */
  async save(sha256 = this.state.opened?.sha256): Promise<void> {
    const {text, opened, conflict, status} = this.state;
    if (opened === undefined || status === 'saved') return;
    clearTimeout(this.timer);
    if (conflict !== undefined && sha256 === opened.sha256) {
      this.set({isAsked: true});
      return;
    }
    if (this.isSaving) {
      this.later(PAUSE);
      return;
    }
    this.isSaving = true;
    try {
      const data = {document: this.document, sha256, text};
      const saved = await ask<OpenDocument>('save', data);
      const {text: typed} = this.state;
      this.set({opened: saved, findings: saved.findings, conflict: undefined, message: ''});
      if (typed === text) {
        this.keep(undefined);
        this.set({status: 'saved'});
      } else {
        this.keep(typed);
        this.later(PAUSE);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isSaving = false;
    }
  }

  private fail(error: unknown): void {
    const {status, refusal} =
      error instanceof NotDone ? error : new NotDone(0, {message: String(error)});
    const {message, findings, stored} = refusal;
    this.set({
      status: this.state.opened ? 'failed' : 'opening',
      message,
      ...(findings && {findings}),
      ...(status === 409 && stored && {conflict: stored, isAsked: true}),
    });
    if (status === 0 && this.state.opened) this.later(RETRY);
  }

  /** Sends a request that answers with the document as it is then; the panel shows a refusal. */
  async act(action: string, data: object = {}): Promise<void> {
    await this.save();
    const sha256 = this.state.opened?.sha256;
    this.take(await ask<OpenDocument>(action, {document: this.document, sha256, ...data}));
  }

  /** Leaves the conflict as it is for now. */
  decideLater(): void {
    this.set({
      status: 'failed',
      message: 'Someone else has changed the text. Press “Save” to choose a version.',
      isAsked: false,
    });
  }

  /** Gives mine up for theirs; the journal has mine. */
  async takeTheirs(): Promise<void> {
    this.keep(undefined);
    this.set({conflict: undefined});
    await this.load();
  }

  async forget(): Promise<void> {
    this.set({offer: undefined});
    await ask('forget', {document: this.document});
  }
}

const sessions = new Map<string, Session>();

export function sessionOf(document: string): Session {
  const session = sessions.get(document) ?? new Session(document);
  sessions.set(document, session);
  return session;
}

export function useEditing({subscribe, get}: Session): Editing {
  return useSyncExternalStore(subscribe, get);
}
