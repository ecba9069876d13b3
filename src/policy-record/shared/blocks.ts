/** Inline text with the formatting that a copy keeps. */
export interface Run {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  /** Address of a link, as written in the document: `/policies/quality`, `tel:…`, `https://…`. */
  readonly href?: string;
}

/**
 * One piece of a policy's text. Blocks are listed in page order. Numbers are those that the page
 * shows (`counter()` in `src/components/prose/prose.css`).
 */
export type Block =
  | {
      readonly kind: 'heading';
      /** 2 is a section, 3 a part of one. */
      readonly level: 2 | 3;
      /** `'4'` for a section; empty for its parts. */
      readonly number: string;
      /** Anchor on the page. */
      readonly id: string;
      readonly runs: readonly Run[];
    }
  | {readonly kind: 'clause'; /** `'4.1'` */ readonly number: string; readonly runs: readonly Run[]}
  /** A paragraph without a number: before the first section, or inside another block. */
  | {readonly kind: 'paragraph'; readonly runs: readonly Run[]}
  | {
      readonly kind: 'item';
      readonly ordered: boolean;
      /** `'2'` in a numbered list or process, else empty. */
      readonly number: string;
      /** 0 for a list, 1 for a list inside it. */
      readonly depth: number;
      readonly runs: readonly Run[];
    }
  /** A row of a table. */
  | {readonly kind: 'row'; readonly header: boolean; readonly cells: readonly (readonly Run[])[]}
  | {readonly kind: 'definition'; readonly term: readonly Run[]; readonly runs: readonly Run[]}
  | {readonly kind: 'note'; readonly runs: readonly Run[]};

export function textOf(runs: readonly Run[]): string {
  return runs.map(({text}) => text).join('');
}

/** Returns the parts of a block: cells of a row, term and meaning of a definition, or one part. */
export function partsOf(block: Block): readonly (readonly Run[])[] {
  switch (block.kind) {
    case 'row':
      return block.cells;
    case 'definition':
      return [block.term, block.runs];
    default:
      return [block.runs];
  }
}

/** Groups neighbours that belong together. */
export function grouped<T>(
  items: readonly T[],
  belong: (last: T, next: T) => boolean,
): (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group !== undefined && belong(group.at(-1) ?? group[0], item)) {
      group.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}
