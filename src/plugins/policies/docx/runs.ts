import {ExternalHyperlink, TextRun, type IRunOptions, type ParagraphChild} from 'docx';
import type {Run} from '../blocks';
import type {PolicyRecord} from '../record';
import {absoluteLink} from '../pdf/control-data';

/** Inline text of a policy as Word keeps it, links made absolute. */
export function wordRuns(record: PolicyRecord, runs: readonly Run[]): ParagraphChild[] {
  return runs.map(({text, strong, emphasis, href}) => {
    const marks = {text, bold: strong, italics: emphasis};
    return href === undefined
      ? new TextRun(marks)
      : new ExternalHyperlink({
          link: absoluteLink(record, href),
          children: [new TextRun({...marks, style: 'Hyperlink'})],
        });
  });
}

/** Text of our own in bold. */
export function boldRun(text: string, more: IRunOptions = {}): TextRun {
  const options: IRunOptions = {...more, text, bold: true};
  return new TextRun(options);
}
