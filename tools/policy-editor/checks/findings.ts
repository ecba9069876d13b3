import type {Problem} from '../../../src/content/report';
import {CARDS} from '../../policies/content/cards';
import {checkRepository} from '../../policies/content/check';
import {placeWords} from '../form/words';

/** Something wrong with the policy, as the page shows it. */
export interface Finding {
  /** Where, in the words of the form. Example: `Revision table, row 1, What changed`. */
  readonly place: string;
  /** The control to go to: a path such as `revisions[0].note`; absent for the text. */
  readonly field?: string;
  /** Line of the text to go to, counted from 1 at its beginning. */
  readonly line?: number;
  /** Section of the text to go to. */
  readonly section?: number;
  readonly expected: string;
  readonly found: string;
  readonly fix: string;
}

const AMEND = /Run: npm run policy:amend\b.*/;
const LINE = /^text, line (\d+)$/;
const SECTION = /^text, section (\d+)$/;

/** A problem of the report as a finding. @param firstLine line of the file where the text begins */
export function findingOf(problem: Problem, firstLine: number): Finding {
  const {file, field, expected, found} = problem;
  const fix = problem.fix.replace(AMEND, 'Press “Make it a new version”.');
  const base = {expected, found, fix};
  if (file === CARDS) {
    const place = `Card on the About page, ${field.replace(/^[^.]*\./, '')}`;
    return {...base, place, fix: 'Press “Save”: the card is then written as the policy says.'};
  }
  const line = LINE.exec(field)?.[1];
  if (line !== undefined) {
    const inText = Math.max(1, Number(line) - firstLine + 1);
    return {...base, place: `Text, line ${inText}`, line: inText};
  }
  const section = SECTION.exec(field)?.[1];
  if (section !== undefined) {
    return {...base, place: `Text, section ${section}`, section: Number(section)};
  }
  if (field.startsWith('text') || field === 'front matter' || field === 'the whole') {
    return {...base, place: field === 'text' ? 'Text' : field, line: 1};
  }
  return {...base, place: placeWords(field), field};
}

/** Problems of one policy and its card, if its file and others held these texts. */
export async function policyProblems(
  root: string,
  slug: string,
  texts: Readonly<Record<string, string>>,
): Promise<Problem[]> {
  const {problems} = await checkRepository(root, texts);
  const own = `docs/policies/${slug}.mdx`;
  return problems.filter(
    ({file, field}) =>
      file === own || (file === CARDS && (field === slug || field.startsWith(`${slug}.`))),
  );
}
