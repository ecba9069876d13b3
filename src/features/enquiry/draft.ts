import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {emptyEnquiry, fieldNames, type Enquiry} from './rules';

/** What was typed so far, and the company that the visitor's way here had suggested. */
export interface Draft {
  readonly values: Enquiry;
  /** Id of the division that was suggested while this was typed; empty if none was. */
  readonly suggested: string;
}

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage; `undefined` where there is none or where the visitor has blocked it. */
function sessionDrawer(): Drawer | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textAt(record: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Reads what is there field by field: a draft of an older form still gives back what it has. */
function parseDraft(stored: string): Draft | undefined {
  const parsed: unknown = JSON.parse(stored);
  if (!isRecord(parsed) || !isRecord(parsed.values)) {
    return undefined;
  }
  const values = {...emptyEnquiry};
  for (const name of fieldNames) {
    values[name] = textAt(parsed.values, name);
  }
  return {values, suggested: textAt(parsed, 'suggested')};
}

/** The draft of this tab; `undefined` if there is none, or none that can be read. */
export function readDraft(drawer: Drawer | undefined = sessionDrawer()): Draft | undefined {
  try {
    const stored = drawer?.getItem(ENQUIRY_DRAFT_NAME);
    return typeof stored === 'string' ? parseDraft(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed. Where storage is blocked or full, the form goes on without a draft. */
export function keepDraft(draft: Draft, drawer: Drawer | undefined = sessionDrawer()): void {
  try {
    drawer?.setItem(ENQUIRY_DRAFT_NAME, JSON.stringify(draft));
  } catch {
    // The values are in the form still; only a reload would lose them.
  }
}

/** Forgets the draft: the message was sent, or everything was deleted. */
export function discardDraft(drawer: Drawer | undefined = sessionDrawer()): void {
  try {
    drawer?.removeItem(ENQUIRY_DRAFT_NAME);
  } catch {
    // What cannot be written was never kept.
  }
}
