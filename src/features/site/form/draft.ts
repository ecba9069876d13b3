/** What a form keeps: texts, and boxes that are ticked or not. */
type Storable = Readonly<Record<string, string | boolean>>;

/** What was typed so far, and the choice that the visitor's link had suggested. */
export interface Draft<Values> {
  readonly values: Values;
  /** Id that was suggested while this was typed; empty if none was. */
  readonly suggested: string;
}

/** Keeps one form's draft in session storage. */
interface DraftKeeper<Values> {
  /** The draft of this tab; `undefined` if there is none that can be read. */
  readonly read: () => Draft<Values> | undefined;
  /** Keeps what was typed, or forgets the draft if nothing is typed. */
  readonly keep: (draft: Draft<Values>) => void;
  readonly discard: () => void;
}

/** Storage may be missing, blocked, full or damaged: the form then works without a draft. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads field by field, so that a draft of an older form still gives back what it has. */
function parseDraft<Values extends Storable>(stored: string, empty: Values) {
  const parsed: unknown = JSON.parse(stored);
  if (!isRecord(parsed) || !isRecord(parsed.values)) return undefined;
  const {values, suggested} = parsed;
  const kept = Object.keys(empty).filter(
    (name) => Object.hasOwn(values, name) && typeof values[name] === typeof empty[name],
  );
  return {
    values: {...empty, ...Object.fromEntries(kept.map((name) => [name, values[name]]))},
    suggested: typeof suggested === 'string' ? suggested : '',
  };
}

/**
 * Makes the keeper of one form's draft.
 *
 * @param name under which it is kept, from `storage-names.ts`
 * @param empty an untouched form: it names the fields and their types
 */
export function draftKeeper<Values extends Storable>(
  name: string,
  empty: Values,
): DraftKeeper<Values> {
  const discard = () => attempt((storage) => storage.removeItem(name));
  return {
    read: () =>
      attempt((storage) => {
        const stored = storage.getItem(name);
        return stored === null ? undefined : parseDraft(stored, empty);
      }),
    keep(draft) {
      if (Object.keys(empty).every((field) => draft.values[field] === empty[field])) discard();
      else attempt((storage) => storage.setItem(name, JSON.stringify(draft)));
    },
    discard,
  };
}

/**
 * Chooses what a form begins with: the kept choice, unless a suggestion is new since then, because
 * following that link is the visitor's later choice.
 */
export function laterChoice(kept: string, suggestedThen: string, suggestedNow: string): string {
  return suggestedNow !== '' && suggestedNow !== suggestedThen ? suggestedNow : kept;
}
