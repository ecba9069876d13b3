import type {Edit, OpenedFile} from '../document/edit';
import {questions, type Conflict, type Outcome} from './answers';
import {prepareButtons} from './buttons';
import {compare} from './comparing';
import {conflictDialog} from './conflict-dialog';
import {dropDraft, keepDraft} from './draft';
import {showFindings} from './findings';
import {form} from './form';
import {part} from './part';
import {preparePreview, showPreview, showSection} from './preview';
import {offeredDraft} from './restoring';
import {saidState} from './state';
import {textArea} from './text-area';
import {versionDialog} from './version-dialog';
import {clearNotices, currentView, notice, prepareViews} from './views';

/*
 * The page on which a policy is edited. What is true stands in three places: the file as it was
 * opened (`original`), the form, and this browser's draft. The editor's program makes everything
 * of them; the page only shows it.
 */

const PAUSE = 350;

interface Opened extends OpenedFile {
  readonly slug: string;
}

const opened = JSON.parse(part('opened', HTMLScriptElement).textContent) as Opened;
const {slug} = opened;
const program = questions(slug);
const fieldsPart = document.getElementById('fields');

let original = opened.original;
let timer = 0;
let checking = new AbortController();

const text = textArea({onEdit: editedNow, onSection: showSection});
const fields = fieldsPart ? form(fieldsPart, editedNow) : undefined;
const askAboutConflict = conflictDialog({
  writeMine: (hash) => void save(hash),
  openTheirs: () => {
    dropDraft(slug);
    location.reload();
  },
});
const openVersion = versionDialog(program, {
  edit: currentEdit,
  onWritten: (file, version) => {
    takeOver(file);
    notice(`Version ${version} is written. Look at the page, then hand it in.`);
  },
  onConflict: askAboutConflict,
  onRefused: (message) => notice(message),
});

function currentEdit(): Edit {
  return {original, ...(fields && {values: fields.values()}), body: text.text()};
}

function editedNow(): void {
  saidState('changed');
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void check(), PAUSE);
}

/** Asks what is wrong and how the page looks; an older question is taken back. */
async function check(): Promise<void> {
  checking.abort();
  checking = new AbortController();
  const edit = currentEdit();
  let outcome: Outcome<{changed: boolean; unversioned: boolean}>;
  try {
    const found = await program.check(edit, checking.signal);
    if (found.kind === 'done') {
      showFindings(found.data.findings, text);
      showPreview(found.data.preview);
    }
    outcome = found;
  } catch {
    // A newer question took its place.
    return;
  }
  if (outcome.kind !== 'done') {
    keepDraft(slug, edit);
    if (outcome.kind === 'refused') notice(outcome.message);
    return;
  }
  const {changed, unversioned} = outcome.data;
  if (changed) keepDraft(slug, edit);
  else dropDraft(slug);
  saidState(changed ? 'changed' : 'saved', unversioned);
  if (currentView() === 'changes') await compare(program, currentEdit());
}

/** The file as it was just written is what the form now holds. */
function takeOver(file: OpenedFile): void {
  dropDraft(slug);
  if (file.values !== undefined && !fields) {
    // Its front matter can be read now: the page gets its fields.
    location.reload();
    return;
  }
  original = file.original;
  text.keep(file.body);
  if (file.values && fields) fields.write(file.values);
  void check();
}

async function save(over?: string): Promise<void> {
  saidState('saving');
  const edit = currentEdit();
  const outcome: Outcome<OpenedFile> = await program.save(edit, over);
  if (outcome.kind === 'done') {
    clearNotices();
    const isAsSent = JSON.stringify(currentEdit()) === JSON.stringify(edit);
    if (isAsSent) takeOver(outcome.data);
    else original = outcome.data.original;
    return;
  }
  keepDraft(slug, edit);
  saidState('changed');
  if (outcome.kind === 'conflict') askAboutConflict(outcome.data satisfies Conflict);
  else notice(`Not saved. ${outcome.message}`);
}

function show({body, values}: Pick<Edit, 'body' | 'values'>): void {
  text.write(body);
  if (values && fields) fields.write(values);
}

/** Words of an earlier visit that were never saved come back, and may be given up. */
function restore(): void {
  const edit = offeredDraft(slug, fields !== undefined);
  if (!edit) return;
  original = edit.original;
  show(edit);
}

preparePreview();
show(opened);
restore();
prepareViews((view) => {
  if (view === 'changes') void compare(program, currentEdit());
});
prepareButtons({
  onSave: () => void save(),
  onNewVersion: () => void openVersion(),
  onAgainst: () => void compare(program, currentEdit()),
});
void check();
