import type {Answers, Suggestions} from '../document/new-version';
import {made, part, partsIn} from './part';

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

export function changeType(form: HTMLFormElement): 'minor' | 'major' {
  return new FormData(form).get('type') === 'major' ? 'major' : 'minor';
}

export function readAnswers(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  return {
    type: changeType(form),
    note: text(data, 'note').replaceAll(/\s*[\r\n]+\s*/g, ' '),
    sections: data.getAll('section').map(String).join(', '),
    approver: text(data, 'approver'),
    approvedOn: text(data, 'approvedOn'),
    effectiveFrom: text(data, 'effectiveFrom'),
    reviewBy: text(data, 'reviewBy'),
  };
}

function show(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement) control.value = value;
}

/** The day of the next review that goes with the kind of change. */
export function suggestReview(
  form: HTMLFormElement,
  {reviews}: Suggestions,
  type: 'minor' | 'major',
): void {
  show(form, 'reviewBy', reviews[type]);
}

export function showSuggestions(form: HTMLFormElement, suggested: Suggestions): void {
  const {approver, today, version, versions} = suggested;
  part('version-intro', HTMLElement).textContent =
    `It is version ${version} now. The policy, its revision table and its card are written together.`;
  for (const type of ['minor', 'major'] as const) {
    for (const place of partsIn(form, `[data-version=${type}]`, HTMLElement)) {
      place.textContent = versions[type];
    }
  }
  show(form, 'approver', approver);
  show(form, 'approvedOn', today);
  show(form, 'effectiveFrom', today);
  suggestReview(form, suggested, 'minor');
}

/** A tick for each section; those are set whose text is not what it was. */
export function showSections({changed, headings}: Suggestions): void {
  part('sections-known', HTMLElement).textContent =
    changed === undefined
      ? 'There is no older text to compare with, so tick them yourself.'
      : 'Those are ticked whose text differs from the version in force.';
  const ticks = headings.map((heading, index) => {
    const label = made('label', 'editor-tick');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = 'section';
    box.value = String(index + 1);
    box.defaultChecked = changed?.includes(index + 1) ?? false;
    label.append(box, ` ${heading}`);
    return label;
  });
  part('version-sections', HTMLElement).replaceChildren(...ticks);
}

/** Says at each answer what is wrong with it. */
export function showFaults(faults: Readonly<Partial<Record<keyof Answers, string>>>): void {
  const named: Readonly<Record<string, string | undefined>> = faults;
  const form = part('version-form', HTMLFormElement);
  for (const answer of partsIn(form, '[data-answer]', HTMLElement)) {
    const name = answer.dataset.answer ?? '';
    const fault = named[name];
    const error = answer.querySelector<HTMLElement>('[data-error]');
    const control = answer.querySelector<HTMLElement>('input, textarea');
    answer.classList.toggle('field--error', fault !== undefined);
    if (error) {
      error.textContent = fault ?? '';
      error.hidden = fault === undefined;
    }
    if (fault === undefined) control?.removeAttribute('aria-invalid');
    else control?.setAttribute('aria-invalid', 'true');
    control?.setAttribute('aria-describedby', `hint-${name} error-${name}`);
  }
}
