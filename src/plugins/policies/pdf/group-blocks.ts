import type {Block} from '../blocks';

type Of<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

/** Blocks as a copy lays them out: what belongs to one list, table or ruled list is together. */
export type BlockGroup =
  | Of<'heading'>
  | Of<'clause'>
  | Of<'paragraph'>
  | Of<'note'>
  | {readonly kind: 'list'; readonly items: readonly [Of<'item'>, ...Of<'item'>[]]}
  | {readonly kind: 'table'; readonly rows: readonly [Of<'row'>, ...Of<'row'>[]]}
  | {
      readonly kind: 'definitions';
      readonly entries: readonly [Of<'definition'>, ...Of<'definition'>[]];
    };

/** A list goes on with the next item unless that begins to count anew or has another mark. */
function continues(list: readonly Of<'item'>[], item: Of<'item'>): boolean {
  const last = list.findLast(({depth}) => depth <= item.depth);
  return (
    item.depth > 0 ||
    last === undefined ||
    (last.ordered === item.ordered && (!item.ordered || item.number !== '1'))
  );
}

/** Gathers the items, rows and definitions that follow one another. */
export function groupBlocks(blocks: readonly Block[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'item') {
      if (last?.kind === 'list' && continues(last.items, block)) {
        groups[groups.length - 1] = {kind: 'list', items: [...last.items, block]};
      } else {
        groups.push({kind: 'list', items: [block]});
      }
    } else if (block.kind === 'row') {
      if (last?.kind === 'table' && !block.header) {
        groups[groups.length - 1] = {kind: 'table', rows: [...last.rows, block]};
      } else {
        groups.push({kind: 'table', rows: [block]});
      }
    } else if (block.kind === 'definition') {
      if (last?.kind === 'definitions') {
        groups[groups.length - 1] = {kind: 'definitions', entries: [...last.entries, block]};
      } else {
        groups.push({kind: 'definitions', entries: [block]});
      }
    } else {
      groups.push(block);
    }
  }
  return groups;
}
