import type {Problem} from '../../shared/report';
import {unprintable} from '../../reading/characters';
import {recordPages} from '../compare/pages';
import {versionPdf} from '../pdf/pdf';
import type {VersionRow} from '../shared/version';
import {documentFile} from './read-record';
import type {History, Version} from './timeline';

/** Reports what a function that makes something of a new version throws. */
function failure(file: string, field: string, make: () => unknown): Problem[] {
  try {
    make();
    return [];
  } catch (error) {
    return [
      {
        file,
        field,
        expected: 'a text that can be published in every form',
        found: error instanceof Error ? error.message : String(error),
        fix: 'Change the passage, and enter the version again. Nothing has been approved.',
      },
    ];
  }
}

function characterProblems(file: string, field: string, text: string): Problem[] {
  return unprintable(text).map(({name, fix}) => {
    return {file, field, expected: 'characters that the PDF can show', found: name, fix};
  });
}

/**
 * Makes everything of a new version that can fail, before its row is written: afterwards nobody may
 * change it.
 *
 * @param row the version's row, with the fingerprint of its text
 * @param source the file that will be kept; empty for a withdrawal
 * @param kept its words; absent for a withdrawal
 * @param history of the document so far, if it has any
 */
export function rehearsalProblems(
  row: VersionRow,
  source: string,
  kept: Version['kept'],
  history: History | undefined,
): Problem[] {
  // The PDFs of all later versions have the note too.
  const note = characterProblems('the approval', 'note', row.note);
  if (note.length > 0 || kept === undefined) return note;
  const {title, owner} = kept.frontMatter;
  const version: Version = {...row, state: 'coming', kept};
  const after: History = {
    document: row.document,
    path: `/${row.document}`,
    reference: row.reference,
    title,
    owner,
    versions: [version, ...(history?.versions ?? [])],
  };
  const file = documentFile(row.document);
  const pdf = failure(file, 'the text as a PDF', () => versionPdf(version, after));
  const characters = source
    .split('\n')
    .flatMap((line, index) => characterProblems(file, `text, line ${index + 1}`, line));
  return [
    ...(pdf.length > 0 && characters.length > 0 ? characters : pdf),
    ...failure(file, 'the comparison with earlier versions', () => recordPages(after)),
  ];
}
