import type {Opening} from '@site/src/plugins/openings/schema';
import {inListOrder} from '../opening-order';
import {choicesOf, valuesOf, type Choices, type FilterName} from './filters';
import {lazyIndex, type LazyIndex} from './lazy-index';

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
