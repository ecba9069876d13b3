import type {Edit, OpenedFile} from '../document/edit';
import type {Answers, Suggestions} from '../document/new-version';
import type {Conflict, Proposed, Questions} from './answers';
import {prepareClosing} from './conflict-dialog';
import {made, part, partsIn} from './part';
import {
  changeType,
  readAnswers,
  showFaults,
  showSections,
  showSuggestions,
  suggestReview,
} from './version-form';

interface Listeners {
  readonly edit: () => Edit;
  readonly onWritten: (file: OpenedFile, version: string) => void;
  readonly onConflict: (conflict: Conflict) => void;
  readonly onRefused: (message: string) => void;
}

const PAUSE = 400;

function showProposal({faults, findings, html, version}: Proposed, isFirst: boolean): void {
  // Who has just opened the form has done nothing wrong yet.
  showFaults(isFirst ? {} : faults);
  const isRight = Object.keys(faults).length + findings.length === 0;
  const lines = part('version-lines', HTMLElement);
  lines.innerHTML = isRight ? html : '';
  if (isRight) {
    lines.prepend(made('p', 'field__label', `Version ${version} would change these lines:`));
  }
  for (const {place, expected, fix} of findings) {
    lines.append(made('p', 'field__error', `${place}: expected ${expected}. ${fix}`));
  }
}

/** Sets up the form that makes the text a new version. Returns what opens it. */
export function versionDialog(questions: Questions, listeners: Listeners): () => Promise<void> {
  const dialog = part('version-dialog', HTMLDialogElement);
  const form = part('version-form', HTMLFormElement);
  const confirm = part('version-confirm', HTMLButtonElement);
  let suggested: Suggestions | undefined;
  let answers: Answers | undefined;
  let asked = 0;
  let timer = 0;

  const propose = async (isFirst: boolean) => {
    asked += 1;
    const mine = asked;
    answers = readAnswers(form);
    const outcome = await questions.propose(listeners.edit(), answers);
    // A later answer is on its way.
    if (mine !== asked) return;
    if (outcome.kind === 'done') showProposal(outcome.data, isFirst);
    if (outcome.kind === 'refused') {
      part('version-lines', HTMLElement).replaceChildren(
        made('p', 'field__error', outcome.message),
      );
    }
  };
  const write = async () => {
    confirm.disabled = true;
    const outcome = await questions.writeVersion(listeners.edit(), readAnswers(form));
    confirm.disabled = false;
    if (outcome.kind === 'conflict') {
      dialog.close();
      listeners.onConflict(outcome.data);
    } else if (outcome.kind === 'refused') {
      dialog.close();
      listeners.onRefused(outcome.message);
    } else if ('written' in outcome.data) {
      dialog.close();
      listeners.onWritten(outcome.data.written, outcome.data.version);
    } else {
      showProposal(outcome.data, false);
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  };

  prepareClosing(dialog);
  form.addEventListener('input', ({target}) => {
    const isType = target instanceof HTMLInputElement && target.name === 'type';
    if (isType && suggested) suggestReview(form, suggested, changeType(form));
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void propose(false), PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    window.clearTimeout(timer);
    void write();
  });

  return async () => {
    const outcome = await questions.suggest(listeners.edit());
    if (outcome.kind !== 'done') {
      listeners.onRefused(outcome.kind === 'refused' ? outcome.message : '');
      return;
    }
    suggested = outcome.data;
    form.reset();
    showSuggestions(form, suggested);
    showSections(suggested);
    dialog.showModal();
    partsIn(form, 'textarea', HTMLTextAreaElement)[0]?.focus();
    await propose(true);
  };
}
