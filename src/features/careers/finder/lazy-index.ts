import type {Opening} from '@site/src/plugins/openings/schema';
import {finished, indexing, type SearchIndex} from './search-index';

/** The index, built when somebody searches: most visitors never do. */
export interface LazyIndex {
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
