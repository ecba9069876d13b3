import type {PolicyRecord} from '../../record';
import {changed} from '../control-data';
import {groupBlocks} from '../group-blocks';
import {COLUMN} from '../page/measures';
import type {Slab} from '../page/paginate';
import type {Element, Pen} from '../page/pen';
import {definitions} from './definitions';
import {clause, list, note, paragraph, partHeading} from './running-text';
import {sectionHeading} from './section-heading';
import {table} from './table';

const FRAME = {left: COLUMN.left + COLUMN.hang, width: COLUMN.width - COLUMN.hang} as const;

/** The text of a policy: numbered sections and clauses, as on its page. */
export function sections(pen: Pen, root: Element, record: PolicyRecord): Slab[] {
  const changedSections = changed(record);
  let section = root;
  return groupBlocks(record.blocks).flatMap((group, index, groups): Slab[] => {
    const previous = groups[index - 1];
    switch (group.kind) {
      case 'heading': {
        if (group.level === 3) {
          return [partHeading(pen, section, group)];
        }
        section = pen.child(root, 'Sect');
        const isChanged = changedSections.includes(group.number);
        const version = isChanged ? record.frontMatter.version : undefined;
        return [sectionHeading(pen, section, group, version)];
      }
      case 'clause':
        return [clause(pen, section, group, previous)];
      case 'paragraph':
        return [paragraph(pen, section, group, previous)];
      case 'note':
        return [note(pen, section, group)];
      case 'list':
        return list(pen, section, group, previous);
      case 'definitions':
        return definitions(pen, section, group.entries, FRAME);
      case 'table': {
        const [head, ...rows] = group.rows.map(({cells}) => cells);
        return table(pen, section, {...FRAME, head: head ?? [], rows});
      }
    }
  });
}
