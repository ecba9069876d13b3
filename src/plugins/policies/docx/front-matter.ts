import {HeadingLevel, Paragraph, TextRun, type FileChild} from 'docx';
import type {PolicyRecord} from '../record';
import {contactRoutes, controlCells, warning} from '../pdf/control-data';
import {COLUMN} from './measures';
import {boldRun, wordRuns} from './runs';
import {NUMBERING, STYLE} from './style-names';
import {ruledTable} from './tables';

const TERM_WIDTH = 2000;

function titleBlock(record: PolicyRecord): FileChild {
  return ruledTable({
    rows: controlCells(record).map(({term, value}) => [[new TextRun(term)], [boldRun(value)]]),
    widths: [TERM_WIDTH, COLUMN.width - TERM_WIDTH],
  });
}

function routes(record: PolicyRecord): Paragraph[] {
  return contactRoutes(record).map(
    ({term, text, href}) =>
      new Paragraph({children: [boldRun(`${term}: `), ...wordRuns(record, [{text, href}])]}),
  );
}

/** What stands above the sections: title, what it is about, in short, title block. */
export function frontMatter(record: PolicyRecord): FileChild[] {
  const {title, description, inShort} = record.frontMatter;
  const words = warning(record);
  return [
    ...(words === undefined ? [] : [new Paragraph({style: STYLE.notice, text: `${words}.`})]),
    new Paragraph({heading: HeadingLevel.TITLE, text: title}),
    new Paragraph({style: STYLE.lead, text: description}),
    ...routes(record),
    new Paragraph({style: STYLE.small, text: 'In short'}),
    ...inShort.map(
      (text) =>
        new Paragraph({
          numbering: {reference: NUMBERING.dashes, level: 0},
          indent: {left: 340, hanging: 340},
          text,
        }),
    ),
    new Paragraph({style: STYLE.small, text: 'Document control'}),
    titleBlock(record),
  ];
}
