import type {Problem} from '../../shared/report';
import {unprintable} from '../../reading/characters';
import {recordPages} from '../compare/pages';
import {versionPdf} from '../pdf/pdf';
import {entersText, type VersionRow} from '../shared/version';
import {canonicalText} from '../words/canonical-text';
import {readWords} from '../words/read-words';
import {keptFile} from './ledger';
import {documentFile} from './read-record';
import {timelineOf, type History, type Version} from './timeline';

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
 * @param row with the fingerprint of its text
 * @param source the file that will be kept; absent if the row enters no text
 * @param history of the document so far, if it has any
 */
export function rehearsalProblems(
  row: VersionRow,
  source: string | undefined,
  history: History | undefined,
): Problem[] {
  // The PDFs of all later versions have the note too.
  const note = characterProblems('the approval', 'note', row.note);
  if (note.length > 0 || source === undefined || !entersText(row)) return note;
  const {words} = readWords(keptFile(row.document, row.version), source);
  if (words === undefined) return note;
  const kept = {...words, text: canonicalText(words, row)};
  const rows = [...(history?.rows ?? []), row];
  const versions = timelineOf(rows, row.enteredOn).versions.map((version): Version => {
    const before = history?.versions.find((each) => each.version === version.version)?.kept;
    const own = version.version === row.version ? kept : before;
    return {...version, ...(own && {kept: own})};
  });
  const {title, owner} = words.frontMatter;
  const {document, reference} = row;
  const after: History = {
    ...{document, path: `/${document}`, reference, title, owner, rows, versions},
  };
  const file = documentFile(document);
  const version = versions.find((each) => each.version === row.version);
  const pdf = failure(file, 'the text as a PDF', () => version && versionPdf(version, after));
  return [
    ...pdf,
    ...failure(file, 'the comparison with earlier versions', () => recordPages(after)),
  ];
}
