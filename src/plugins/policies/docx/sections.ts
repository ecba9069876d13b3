import {HeadingLevel, Paragraph, TextRun, type FileChild} from 'docx';
import {textOf, type Run} from '../blocks';
import type {PolicyRecord} from '../record';
import {changed} from '../pdf/control-data';
import {groupBlocks, type BlockGroup} from '../pdf/group-blocks';
import {COLOUR, COLUMN} from './measures';
import {wordRuns} from './runs';
import {DEEPEST_LIST} from './numbering';
import {NUMBERING, STYLE} from './style-names';
import {ruledTable} from './tables';

const TERM_SHARE = 0.3;

type Group<Kind extends BlockGroup['kind']> = Extract<BlockGroup, {kind: Kind}>;

/** Widths in proportion to the longest text of each column, none below a fair part. */
function columnWidths(rows: readonly (readonly (readonly Run[])[])[]): number[] {
  const columns = rows[0]?.length ?? 1;
  const fair = COLUMN.block.width / columns;
  const lengths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => textOf(row[column] ?? []).length)),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const wished = lengths.map((length) =>
    Math.max((COLUMN.block.width * length) / total, fair * 0.6),
  );
  const scale = COLUMN.block.width / wished.reduce((sum, width) => sum + width, 0);
  return wished.map((width) => Math.round(width * scale));
}

/** Lines up a policy's text for Word: headings and clauses that it numbers itself. */
export class SectionsWriter {
  private lists = 0;
  private readonly changedSections: readonly string[];

  constructor(private readonly record: PolicyRecord) {
    this.changedSections = changed(record);
  }

  write(): FileChild[] {
    return groupBlocks(this.record.blocks).flatMap((group): FileChild[] => {
      switch (group.kind) {
        case 'heading':
          return this.heading(group);
        case 'clause':
          return [this.paragraph(STYLE.clause, group.runs)];
        case 'paragraph':
          return [this.paragraph(STYLE.text, group.runs)];
        case 'note':
          return [this.paragraph(STYLE.note, group.runs)];
        case 'list':
          return this.list(group);
        case 'table':
          return [this.table(group)];
        case 'definitions':
          return [this.definitions(group)];
      }
    });
  }

  private paragraph(style: string, runs: readonly Run[]): Paragraph {
    const keepNext = textOf(runs).endsWith(':');
    return new Paragraph({style, keepNext, children: wordRuns(this.record, runs)});
  }

  private heading({level, number, runs}: Group<'heading'>): Paragraph[] {
    const heading = level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
    const title = new Paragraph({heading, children: wordRuns(this.record, runs)});
    if (level !== 2 || !this.changedSections.includes(number)) {
      return [title];
    }
    const mark = `▲ Changed in ${this.record.frontMatter.version}`;
    const children = [new TextRun({text: mark, size: 15, color: COLOUR.signal})];
    return [
      title,
      new Paragraph({
        style: STYLE.text,
        keepNext: true,
        spacing: {before: 0},
        children,
      }),
    ];
  }

  private list({items}: Group<'list'>): Paragraph[] {
    // Every list counts from one.
    this.lists += 1;
    return items.map(
      ({ordered, depth, runs}) =>
        new Paragraph({
          style: 'ListParagraph',
          numbering: {
            reference: ordered ? NUMBERING.steps : NUMBERING.dashes,
            level: Math.min(depth, DEEPEST_LIST - 1),
            instance: this.lists,
          },
          children: wordRuns(this.record, runs),
        }),
    );
  }

  private table({rows}: Group<'table'>): FileChild {
    const cells = rows.map((row) => row.cells);
    const [head, ...rest] = cells.map((row) => row.map((runs) => wordRuns(this.record, runs)));
    return ruledTable({
      head,
      rows: rest,
      widths: columnWidths(cells),
      indent: COLUMN.block.left,
    });
  }

  private definitions({entries}: Group<'definitions'>): FileChild {
    const term = Math.round(COLUMN.block.width * TERM_SHARE);
    return ruledTable({
      rows: entries.map((entry) => [
        wordRuns(
          this.record,
          entry.term.map((run) => ({...run, strong: true})),
        ),
        wordRuns(this.record, entry.runs),
      ]),
      widths: [term, COLUMN.block.width - term],
      indent: COLUMN.block.left,
    });
  }
}
