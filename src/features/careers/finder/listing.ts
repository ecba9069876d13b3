import type {Opening} from '@site/src/content/openings/schema';
import {inListOrder} from '@site/src/content/openings/opening';
import {type Choices, choicesOf, type FilterName, valuesOf} from './filters';
import {finished, indexing, type SearchIndex} from './search-index';

/** The index, built when somebody searches: most visitors never do. */
interface LazyIndex {
  /** The index, whatever it takes to complete it now. */
  readonly get: () => SearchIndex;
  /** Begins to build it between other work: the visitor has turned to the search. */
  readonly prepare: () => void;
}

export function lazyIndex(openings: readonly Opening[]): LazyIndex {
  let work: Generator<undefined, SearchIndex> | undefined;
  let index: SearchIndex | undefined;

  function workOn(begun: Generator<undefined, SearchIndex>): void {
    // Somebody may have asked for the index meanwhile.
    if (index === undefined) {
      const step = begun.next();
      if (step.done) {
        index = step.value;
      } else {
        setTimeout(workOn, 0, begun);
      }
    }
  }
  return {
    get: () => (index ??= finished((work ??= indexing(openings)))),
    prepare() {
      if (work === undefined) {
        work = indexing(openings);
        setTimeout(workOn, 0, work);
      }
    },
  };
}

/** The openings made ready to be searched and filtered, once for the life of the page. */
export interface Listing {
  /** In the order of the list. */
  readonly entries: readonly {
    readonly opening: Opening;
    readonly values: Readonly<Record<FilterName, string>>;
  }[];
  readonly choices: Choices;
  /** Its rows are the entries. */
  readonly index: LazyIndex;
}

export function listingOf(openings: readonly Opening[]): Listing {
  const ordered = inListOrder(openings);
  return {
    entries: ordered.map((opening) => ({opening, values: valuesOf(opening)})),
    choices: choicesOf(openings),
    index: lazyIndex(ordered),
  };
}
