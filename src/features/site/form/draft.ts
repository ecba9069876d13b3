/** What was typed so far, and the choice that the visitor's way here had suggested. */
export interface Draft<Values> {
  readonly values: Values;
  /** Id that was suggested while this was typed; empty if none was. */
  readonly suggested: string;
}

/** What a form keeps: texts, and boxes that are ticked or not. */
type Storable = Readonly<Record<string, string | boolean>>;

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a form keeps its draft. A storage is passed by tests only. */
interface DraftKeeper<Values> {
  /** The draft of this tab; `undefined` if there is none, or none that can be read. */
  readonly read: (storage?: StorageLike) => Draft<Values> | undefined;
  /** Keeps what was typed. Where storage is blocked or full, the form goes on without a draft. */
  readonly keep: (draft: Draft<Values>, storage?: StorageLike) => void;
  /** Forgets the draft: it was sent, or everything was deleted. */
  readonly discard: (storage?: StorageLike) => void;
}

/** Session storage; `undefined` where there is none or where the visitor has blocked it. */
function sessionStorageIfAny(): StorageLike | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Reads what is there field by field: a draft of an older form still gives back what it has. */
function parseDraft<Values extends Storable>(
  stored: string,
  empty: Values,
): Draft<Values> | undefined {
  const parsed: unknown = JSON.parse(stored);
  if (!isRecord(parsed) || !isRecord(parsed.values)) {
    return undefined;
  }
  const kept: Record<string, unknown> = {};
  for (const [name, nothing] of Object.entries(empty)) {
    const value = ownValue(parsed.values, name);
    if (typeof value === typeof nothing) {
      kept[name] = value;
    }
  }
  const suggested = ownValue(parsed, 'suggested');
  return {
    values: {...empty, ...kept},
    suggested: typeof suggested === 'string' ? suggested : '',
  };
}

/**
 * The draft of one form, in session storage.
 *
 * @param name under which it is kept, from `storage-names.ts`
 * @param empty a form no one has touched: it says which fields there are, and of which kind
 */
export function draftKeeper<Values extends Storable>(
  name: string,
  empty: Values,
): DraftKeeper<Values> {
  return {
    read(storage = sessionStorageIfAny()) {
      try {
        const stored = storage?.getItem(name);
        return typeof stored === 'string' ? parseDraft(stored, empty) : undefined;
      } catch {
        return undefined;
      }
    },
    keep(draft, storage = sessionStorageIfAny()) {
      try {
        storage?.setItem(name, JSON.stringify(draft));
      } catch {
        // The values are in the form still; only a reload would lose them.
      }
    },
    discard(storage = sessionStorageIfAny()) {
      try {
        storage?.removeItem(name);
      } catch {
        // What cannot be written was never kept.
      }
    },
  };
}

/**
 * The choice that a form begins with: as it was kept, unless a suggestion is new since then,
 * because following that link is the visitor's later choice.
 */
export function laterChoice(kept: string, suggestedThen: string, suggestedNow: string): string {
  return suggestedNow !== '' && suggestedNow !== suggestedThen ? suggestedNow : kept;
}
