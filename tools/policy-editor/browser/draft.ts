import type {Edit} from '../document/edit';

/** What was typed and not saved, with the time at which it was kept. */
export interface Draft {
  readonly edit: Edit;
  /** Milliseconds since 1970. */
  readonly at: number;
}

function keyOf(slug: string): string {
  return `policy-editor:${location.host}:${slug}`;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('edit' in value) || !('at' in value)) {
    return false;
  }
  const {edit} = value;
  return (
    typeof edit === 'object' &&
    edit !== null &&
    'original' in edit &&
    'body' in edit &&
    typeof edit.original === 'string' &&
    typeof edit.body === 'string'
  );
}

/** Keeps what was typed in this browser. Where that is forbidden, there is no draft. */
export function keepDraft(slug: string, edit: Edit): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify({edit, at: Date.now()}));
  } catch {
    // The words are still in the page.
  }
}

export function dropDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing was kept.
  }
}

/** What was typed before and never saved. */
export function keptDraft(slug: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
