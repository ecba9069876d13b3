import {Footer, Header, PageNumber, Paragraph, Tab, TabStopType, TextRun} from 'docx';
import {brand} from '../../../data/brand/brand';
import type {PolicyRecord} from '../record';
import {stampParts, warning} from '../pdf/control-data';
import {COLOUR, COLUMN} from './measures';
import {boldRun} from './runs';
import {STYLE} from './style-names';

const tabStops = [{type: TabStopType.RIGHT, position: COLUMN.width}];

/** Whose document it is and, where it must not be followed, that it must not. */
export function pageHeader(record: PolicyRecord): Header {
  const words = warning(record);
  const left = new TextRun(`${brand.name}, ${record.frontMatter.title}`);
  const right =
    words === undefined
      ? []
      : [new TextRun({children: [new Tab()]}), boldRun(words, {color: COLOUR.signal})];
  return new Header({
    children: [new Paragraph({style: STYLE.furniture, tabStops, children: [left, ...right]})],
  });
}

/** The stamp, and the number of the page, which Word counts. */
export function pageFooter(record: PolicyRecord): Footer {
  const page = new TextRun({
    children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
  });
  return new Footer({
    children: [
      new Paragraph({
        style: STYLE.furniture,
        tabStops,
        children: [new TextRun(stampParts(record).join('  ')), page],
      }),
    ],
  });
}
