import {Paragraph, TextRun, type FileChild} from 'docx';
import {shortDay} from '../../../content/dates';
import type {PolicyRecord} from '../record';
import {proofAddresses} from '../pdf/control-data';
import {NUMBERING, STYLE} from './style-names';
import {wordRuns} from './runs';
import {ruledTable} from './tables';

const REVISION_WIDTHS = [900, 1400, 1500, 4100, 1852] as const;

function heading(text: string): Paragraph {
  return new Paragraph({style: STYLE.endHeading, text});
}

function revisions({frontMatter}: PolicyRecord): FileChild[] {
  const row = (...texts: string[]) => texts.map((text) => [new TextRun(text)]);
  return [
    heading('Revisions'),
    ruledTable({
      head: row('Version', 'Effective', 'Sections', 'What changed', 'Approved by'),
      rows: frontMatter.revisions.map(({version, effectiveFrom, sections, note, approvedBy}) =>
        row(
          version,
          shortDay(effectiveFrom),
          sections === 'all' ? 'All' : sections.join(', '),
          note,
          approvedBy,
        ),
      ),
      widths: REVISION_WIDTHS,
    }),
  ];
}

function statutes(record: PolicyRecord): FileChild[] {
  return [
    heading('Law this document follows'),
    ...record.frontMatter.statutes.map(
      ({name, url}) =>
        new Paragraph({
          numbering: {reference: NUMBERING.dashes, level: 0},
          indent: {left: 340, hanging: 340},
          children: wordRuns(record, [{text: name, href: url}]),
        }),
    ),
  ];
}

/** An editable copy proves nothing by itself, and says so. */
function proof(record: PolicyRecord): FileChild[] {
  const {edition, sha256, frontMatter} = record;
  return [
    heading('Check this copy'),
    new Paragraph(
      `Made from the text of edition ${edition}, version ${frontMatter.version}. This copy can be edited; the page and the PDF of the edition are what counts. The SHA-256 fingerprint of the published text is`,
    ),
    new Paragraph({style: STYLE.fingerprint, text: sha256}),
    ...proofAddresses(record).map(
      ({before, address}) =>
        new Paragraph({
          children: wordRuns(record, [{text: `${before} `}, {text: address, href: address}]),
        }),
    ),
  ];
}

/** What stands behind the sections: revisions, law, and where to check this copy. */
export function endMatter(record: PolicyRecord): FileChild[] {
  return [...revisions(record), ...statutes(record), ...proof(record)];
}
