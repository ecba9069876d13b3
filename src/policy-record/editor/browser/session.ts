import {useState, useSyncExternalStore} from 'react';
import type {OpenDocument} from '../documents';
import {EDITOR_PATH, NotDone, type Finding, type Refusal, type Stored} from '../exchange';

const SILENT =
  'The editor isn’t running. Your text is saved in this browser. Start the editor again: npm run policies:edit';

/** Milliseconds from the last key to saving, and from a failed request to the next attempt. */
const PAUSE = 800;
const RETRY = 3000;

/** Sends a request to the editor's server. @throws NotDone */
export async function ask<T>(action: string, data: object): Promise<T> {
  const body = JSON.stringify(data);
  const headers = {'Content-Type': 'application/json'};
  const silent = () => {
    throw new NotDone(0, {message: SILENT});
  };
  const response = await fetch(EDITOR_PATH + action, {method: 'POST', headers, body}).catch(silent);
  const answer = (await response.json().catch(silent)) as T & Refusal;
  if (!response.ok) throw new NotDone(response.status, answer);
  return answer;
}

function refusalOf(error: unknown): Refusal {
  return error instanceof NotDone ? error.refusal : {message: String(error)};
}

/** Saves a text as a file of the browser's downloads. */
export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type: 'text/plain'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Everything the panel shows of a document. */
export interface Editing {
  /** Absent until the server has answered, and on other pages. */
  readonly opened?: OpenDocument;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly status: 'opening' | 'saved' | 'typing' | 'failed';
  /** Why the text is not saved. */
  readonly message: string;
  /** The current file, if someone else has changed it. */
  readonly theirs?: Stored;
  /** Increases with each text that was not typed here. */
  readonly round: number;
}

/**
 * A document that is being edited. It saves automatically, and lives outside React so that the
 * panel can close and open again.
 */
export class Session {
  private state: Editing = {text: '', findings: [], status: 'opening', message: '', round: 0};
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  /** Storage key of the browser's copy of unsaved text. */
  private readonly copy: string;

  constructor(readonly document: string) {
    this.copy = `policy-editor:${document}`;
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

  private later(pause: number, act = () => this.save()): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void act(), pause);
  }

  /** Opens the file, and restores text that this browser could not save. */
  async load(): Promise<void> {
    try {
      const unsaved = JSON.parse(localStorage.getItem(this.copy) ?? 'null') as Stored | null;
      const opened = await ask<OpenDocument | null>('open', {document: this.document});
      if (opened === null) return;
      this.show(opened);
      if (unsaved === null || unsaved.text === opened.text) return;
      this.set({round: this.state.round + 1});
      // Sends the hash of the copy, so that the server can detect a changed file.
      this.edit(unsaved.text, {...opened, sha256: unsaved.sha256});
    } catch (error) {
      this.fail(error);
      this.later(RETRY, () => this.load());
    }
  }

  /** Shows the content of the file. */
  private show(opened: OpenDocument): void {
    const {text, findings} = opened;
    const round = this.state.round + (text === this.state.text ? 0 : 1);
    localStorage.removeItem(this.copy);
    this.set({opened, text, findings, round, status: 'saved', message: '', theirs: undefined});
  }

  edit(text: string, opened = this.state.opened): void {
    const isSame = text === this.state.text && opened === this.state.opened;
    if (opened === undefined || isSame) return;
    this.set({opened, text, status: 'typing'});
    this.later(PAUSE);
    const copy: Stored = {text, sha256: opened.sha256};
    localStorage.setItem(this.copy, JSON.stringify(copy));
  }

  /** Saves the text. @param sha256 hash of the file to replace */
  async save(sha256 = this.state.opened?.sha256): Promise<void> {
    const {document, isSaving} = this;
    const {text, opened, status} = this.state;
    if (opened === undefined || status === 'saved') return;
    if (isSaving) {
      this.later(PAUSE);
      return;
    }
    clearTimeout(this.timer);
    this.isSaving = true;
    try {
      const saved = await ask<OpenDocument>('save', {document, sha256, text});
      const {text: typed} = this.state;
      if (typed === text) {
        this.show(saved);
      } else {
        this.set({findings: saved.findings, theirs: undefined});
        this.edit(typed, saved);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isSaving = false;
    }
  }

  private fail(error: unknown): void {
    const {message, findings = this.state.findings, stored} = refusalOf(error);
    const isOpen = this.state.opened !== undefined;
    this.set({status: isOpen ? 'failed' : 'opening', message, findings, theirs: stored});
    if (isOpen && message === SILENT) this.later(RETRY);
  }

  /**
   * Saves, then sends a request that needs the current text in the file.
   *
   * @throws NotDone
   */
  async ask<T>(action: string, data: object = {}): Promise<T> {
    await this.save();
    const {status, opened} = this.state;
    if (status !== 'saved') throw new NotDone(0, {message: 'Your text isn’t saved yet.'});
    return ask<T>(action, {document: this.document, sha256: opened?.sha256, ...data});
  }

  /** Sends a request whose answer is the document, and shows the document. */
  async act(action: string, data: object = {}): Promise<void> {
    this.show(await this.ask<OpenDocument>(action, data));
  }

  download(): void {
    download(`${this.document.split('/').at(-1) ?? ''}.mdx`, this.state.text);
  }

  /** Shows another text instead of the one in the window, which is downloaded first. */
  async giveUp(action: 'open' | 'restore'): Promise<void> {
    clearTimeout(this.timer);
    this.download();
    const {document, state} = this;
    try {
      this.show(await ask<OpenDocument>(action, {document, sha256: state.opened?.sha256}));
    } catch (error) {
      this.fail(error);
    }
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

/** Runs one request at a time for a form, and stores why the last one was refused. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const attempt = async (act: () => Promise<void>) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {attempt, isBusy, refusal, setRefusal};
}
