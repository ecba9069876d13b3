import * as z from 'zod/mini';

type Storable = Readonly<Record<string, string | boolean>>;

/** The values so far, and the choice suggested by the visitor's link. */
export interface Draft<Values> {
  readonly values: Values;
  /** Id suggested while the values were typed; empty if there was none. */
  readonly suggested: string;
}

/** Storage may be missing, blocked, full or damaged: the form then works without a draft. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

const storedDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  suggested: z.catch(z.string(), ''),
});

/** Reads field by field, so that a draft of an older form still restores the fields it has. */
function parseDraft<Values extends Storable>(text: string, empty: Values): Draft<Values> {
  const {values, suggested} = storedDraft.parse(JSON.parse(text));
  const kept = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
  );
  return {values: {...empty, ...Object.fromEntries(kept)}, suggested};
}

/**
 * Keeps one form's draft in session storage, for as long as the tab is open.
 *
 * @param name key in session storage, from `storage-names.ts`
 * @param empty values of an empty form, which name the fields and their types
 */
export function draftKeeper<Values extends Storable>(name: string, empty: Values) {
  const discard = () => attempt((storage) => storage.removeItem(name));
  return {
    /** The draft of this tab; `undefined` if there is none that can be read. */
    read: () => attempt((storage) => parseDraft(storage.getItem(name) ?? '', empty)),
    /** Stores the values, or removes the draft if they are empty. */
    keep(draft: Draft<Values>): void {
      if (Object.keys(empty).every((field) => draft.values[field] === empty[field])) discard();
      else attempt((storage) => storage.setItem(name, JSON.stringify(draft)));
    },
    discard,
  };
}

/**
 * Chooses the initial value: the one in the draft, unless a different suggestion has come since,
 * because following that link is the visitor's later choice.
 */
export function laterChoice(kept: string, suggestedThen: string, suggestedNow: string): string {
  return suggestedNow !== '' && suggestedNow !== suggestedThen ? suggestedNow : kept;
}
