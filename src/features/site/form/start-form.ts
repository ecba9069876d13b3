/**
 * Enables a form's button, restores its draft and keeps it from the first key on, also while React
 * has not loaded. Runs from the HTML, and again when React has rendered the form in a browser.
 *
 * The draft is in session storage, which may be missing, blocked, full or damaged: the form then
 * works without a draft. A draft holds only the name of a chosen file. The two parts of the form
 * exchange three attributes: `data-suggested` (the choice that the visitor's link suggested),
 * `data-chosen` (the visitor chose for themselves) and `data-file` (name of the file in the draft).
 *
 * The text of this function is written into pages, so it may use nothing from outside its body.
 *
 * @param draftName key in session storage, from `storage-names.ts`
 * @param names of the fields that are kept
 */
export function startForm(id: string, draftName: string, names: readonly string[]): void {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement) || form.dataset.suggested !== undefined) return;
  const {dataset} = form;
  /** Shows or hides the promise that what was typed survives a reload (Island.tsx). */
  const promise = (isKept: boolean) =>
    form.closest('.island')?.querySelector('.island__kept')?.toggleAttribute('hidden', !isKept);
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  };
  const fields = names.map((name) => ({
    name,
    field: form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | RadioNodeList,
  }));
  const keep = () => {
    const typed = fields.map(({name, field}): [string, string | boolean] => {
      if (!('type' in field)) return [name, field.value];
      if (field.type === 'checkbox' && 'checked' in field) return [name, field.checked];
      return [name, 'files' in field && field.files ? (field.files[0]?.name ?? '') : field.value];
    });
    const isBlank = typed.every(([, value]) => !value || value === dataset.suggested);
    const isKept = attempt((storage) => {
      if (isBlank) {
        storage.removeItem(draftName);
        return false;
      }
      const values = Object.fromEntries(typed);
      if (dataset.file && !values.resume) values.resume = dataset.file;
      storage.setItem(draftName, JSON.stringify({values, suggested: dataset.suggested}));
      return true;
    });
    promise(isKept ?? false);
  };

  const draft = Object(
    attempt((storage) => JSON.parse(storage.getItem(draftName) ?? '') as unknown),
  ) as {
    values?: unknown;
    suggested?: unknown;
  };
  const values = Object(draft.values) as Record<string, unknown>;
  for (const {name, field} of fields) {
    const value = values[name];
    if ('options' in field && field.value) dataset.chosen = '';
    if ('files' in field && field.files) {
      if (typeof value === 'string') dataset.file = value;
    } else if ('checked' in field && field.type === 'checkbox') {
      field.checked ||= value === true;
    } else if (!field.value && typeof value === 'string') {
      field.value = value;
      // The draft's choice is no longer offered.
      if ('options' in field && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  }
  dataset.suggested = typeof draft.suggested === 'string' ? draft.suggested : '';
  form.addEventListener('input', keep);
  form.addEventListener('change', ({target}) => {
    if (target instanceof HTMLSelectElement) dataset.chosen = '';
    keep();
  });
  form.addEventListener('submit', keep);
  form.addEventListener('reset', () => {
    delete dataset.file;
    promise(false);
    attempt((storage) => storage.removeItem(draftName));
  });
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) button.disabled = false;
}

/**
 * Chooses the initial value: the one in the draft, unless a different suggestion has come since,
 * because following that link is the visitor's later choice.
 */
export function laterChoice(kept: string, suggestedThen: string, suggestedNow: string): string {
  return suggestedNow !== '' && suggestedNow !== suggestedThen ? suggestedNow : kept;
}
