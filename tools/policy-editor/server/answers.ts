import {apply} from '../../policies/changes/changes';
import {contentOf, hashOf} from '../../policies/changes/journal';
import {committedText} from '../../policies/content/committed';
import {fieldText, splitDocument} from '../../policies/content/front-matter';
import {findingOf, policyProblems} from '../checks/findings';
import {linesHtml} from '../compare/lines-html';
import {withCard} from '../document/card';
import {edited, openFile, type Edit} from '../document/edit';
import {newVersion, type Answers} from '../document/new-version';
import {isAsSeen, save, textOfFile} from '../document/save';
import {previewHtml} from '../preview/preview';
import type {JsonAnswer} from './guard';

function conflict(file: string, theirs: string, mine: string): JsonAnswer {
  return {
    status: 409,
    data: {hash: hashOf(theirs), html: linesHtml(file, theirs, mine).text},
  };
}

/** Whether the text says something else than the version of the same number that was handed in. */
function isUnversioned(root: string, file: string, typed: string): boolean {
  const committed = committedText(root, file);
  if (committed === undefined) return false;
  const text = (source: string) => splitDocument(source).body.replaceAll('\r\n', '\n').trim();
  try {
    const isSameVersion = fieldText(committed, 'version') === fieldText(typed, 'version');
    return isSameVersion && text(committed) !== text(typed);
  } catch {
    return false;
  }
}

/** What is wrong with a text, and how its page would look. */
export async function checkAnswer(
  root: string,
  slug: string,
  file: string,
  edit: Edit,
): Promise<JsonAnswer> {
  const typed = edited(edit);
  const {firstLine} = openFile(typed);
  const changed = typed !== edit.original;
  // Saving writes the card too, so a card that only waits for it is no problem.
  const texts = changed ? await withCard(root, slug, file, typed) : {[file]: typed};
  const [problems, preview] = await Promise.all([
    policyProblems(root, slug, texts),
    previewHtml(root, file, typed),
  ]);
  return {
    status: 200,
    data: {
      findings: problems.map((problem) => findingOf(problem, edit.values ? firstLine : 1)),
      preview: preview ?? null,
      changed,
      unversioned: isUnversioned(root, file, typed),
    },
  };
}

export async function saveAnswer(
  root: string,
  {slug, file}: {readonly slug: string; readonly file: string},
  edit: Edit,
  over: string | undefined,
): Promise<JsonAnswer> {
  const saved = await save(root, {slug, file}, edit, over);
  return saved.done ? {status: 200, data: saved.file} : conflict(file, saved.theirs, saved.mine);
}

/** Which policy, and on what day. */
interface Where {
  readonly root: string;
  readonly slug: string;
  readonly file: string;
  readonly today: string;
}

/** What a new version would write; writes it when it is asked to and nothing is wrong. */
export async function versionAnswer(
  {root, slug, file, today}: Where,
  edit: Edit,
  answers: Answers,
  write: boolean,
): Promise<JsonAnswer> {
  const typed = edited(edit);
  const made = await newVersion(root, slug, typed, answers, today);
  const {faults, files, problems, version} = made;
  const isRight = problems.length === 0 && Object.keys(faults).length === 0;
  const disk = textOfFile(root, file);
  if (write && isRight) {
    if (!isAsSeen(disk, edit.original, undefined)) return conflict(file, disk, typed);
    apply(root, {title: `policies:edit ${slug}, version ${version}`, files});
    return {status: 200, data: {written: openFile(textOfFile(root, file)), version}};
  }
  const lines = files.map(({file: name, content}) =>
    linesHtml(name, contentOf(root, name)?.toString() ?? '', content.toString()),
  );
  const {firstLine} = openFile(typed);
  return {
    status: 200,
    data: {
      version,
      faults,
      findings: problems.map((problem) => findingOf(problem, firstLine)),
      html: lines.map(({text}) => text).join(''),
    },
  };
}
