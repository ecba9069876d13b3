import type {Finding} from '../checks/findings';
import type {Edit, OpenedFile} from '../document/edit';
import type {Answers, Suggestions} from '../document/new-version';
import {ask, messageOf, type Reply} from './requests';

/*
 * The questions that the page asks the editor's program, with the types of their answers. Both
 * sides are this folder's, and come from the same run: the token sees to that.
 */

export interface Checked {
  readonly findings: readonly Finding[];
  /** The page as HTML; null when the text cannot be read. */
  readonly preview: string | null;
  /** Whether the text differs from the file as it was opened. */
  readonly changed: boolean;
  /** Whether it differs from the version of the same number that was handed in. */
  readonly unversioned: boolean;
}

/** Somebody else saved the file. */
export interface Conflict {
  readonly hash: string;
  readonly html: string;
}

/** What a new version would write. */
export interface Proposed {
  readonly version: string;
  readonly faults: Readonly<Partial<Record<keyof Answers, string>>>;
  readonly findings: readonly Finding[];
  readonly html: string;
}

export interface Written {
  readonly written: OpenedFile;
  readonly version: string;
}

/** An answer as it was hoped for, a conflict, or a reason why not. */
export type Outcome<T> =
  | {readonly kind: 'done'; readonly data: T}
  | {readonly kind: 'conflict'; readonly data: Conflict}
  | {readonly kind: 'refused'; readonly message: string};

function outcomeOf<T>(reply: Reply): Outcome<T> {
  if (reply.status === 200) return {kind: 'done', data: reply.data as T};
  if (reply.status === 409) return {kind: 'conflict', data: reply.data as Conflict};
  return {kind: 'refused', message: messageOf(reply)};
}

/** The questions about one policy. */
export function questions(slug: string) {
  const put = async <T>(name: string, data: object, signal?: AbortSignal): Promise<Outcome<T>> =>
    outcomeOf<T>(await ask(`/policies/${slug}/${name}`, data, signal));
  return {
    check: (edit: Edit, signal: AbortSignal) => put<Checked>('check', {edit}, signal),
    compare: (edit: Edit, against: string) => put<{html: string}>('compare', {edit, against}),
    save: (edit: Edit, over?: string) =>
      put<OpenedFile>('save', over === undefined ? {edit} : {edit, over}),
    suggest: (edit: Edit) => put<Suggestions>('suggest', {edit}),
    propose: (edit: Edit, answers: Answers) =>
      put<Proposed>('new-version', {edit, answers, write: false}),
    writeVersion: (edit: Edit, answers: Answers) =>
      put<Written | Proposed>('new-version', {edit, answers, write: true}),
  };
}

export type Questions = ReturnType<typeof questions>;
