import {formatProblems, quoted, type Problem} from '../../../content/report';
import {undrawable, type Face} from '../../../fonts/faces';
import {partsOf, textOf} from '../blocks';
import type {PolicyRecord} from '../record';
import {controlCells} from './control-data';

/** All faces of the text come from one font, and everything in mono is Latin letters and digits. */
const TEXT_FACE: Face = 'text';
const CONTEXT = 24;

function wordsOf(record: PolicyRecord): string[] {
  const {title, description, inShort, revisions, statutes} = record.frontMatter;
  return [
    title,
    description,
    ...inShort,
    ...controlCells(record).map(({value}) => value),
    ...revisions.flatMap(({note, approvedBy}) => [note, approvedBy]),
    ...statutes.flatMap(({name, url}) => [name, url]),
    ...record.blocks.flatMap((block) => partsOf(block).map(textOf)),
  ];
}

function problemsIn(file: string, text: string): Problem[] {
  return undrawable(TEXT_FACE, text).map((character) => {
    const index = text.indexOf(character);
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      file,
      field: `text near ${quoted(text.slice(Math.max(0, index - CONTEXT), index + CONTEXT))}`,
      expected: 'characters that the font of the PDF has',
      found: `"${character}" (U+${code})`,
      fix: 'Write it in other words, or put the character into the font.',
    };
  });
}

/**
 * A character without a letterform would be an empty box in the PDF.
 *
 * @throws one error that names every such character with its file and place.
 */
export function assertDrawable(record: PolicyRecord): void {
  const problems = wordsOf(record).flatMap((text) => problemsIn(record.file, text));
  if (problems.length > 0) {
    throw new Error(`PDF: ${formatProblems(problems)}`);
  }
}
