import {useMemo, useRef, type ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import type {Opening} from '@site/src/plugins/openings/schema';
import {queryFor} from './finder/address';
import {Feeds} from './finder/Feeds';
import {isFiltered} from './finder/filters';
import {Finder} from './finder/Finder';
import {listingOf} from './finder/listing';
import {NothingFound} from './finder/NothingFound';
import {OpeningList} from './finder/OpeningList';
import {ResultLine} from './finder/ResultLine';
import {useFilters} from './finder/useFilters';
import {useFound} from './finder/useFound';

/** Literal in the specification (section 2, "Careers landing page"). */
export const CURRENT_OPENINGS = 'current-openings';

/** The openings, to be searched and filtered (specification, section 4 "Openings list"). */
export function CurrentOpenings({openings}: {readonly openings: readonly Opening[]}): ReactNode {
  const listing = useMemo(() => listingOf(openings), [openings]);
  const form = useRef<HTMLFormElement>(null);
  const controls = useFilters(listing.choices, form);
  const found = useFound(listing, controls.filters);
  const input = useRef<HTMLInputElement>(null);
  const count = found.matches.length;
  const filtered = isFiltered(controls.filters);

  function clear(): void {
    controls.clear();
    input.current?.focus();
  }

  return (
    <Section id={CURRENT_OPENINGS} flushTop>
      <h2>Current openings</h2>
      {openings.length > 0 && (
        <Finder
          {...controls}
          choices={listing.choices}
          companyCounts={found.companyCounts}
          form={form}
          input={input}
          onReady={listing.index.prepare}
        />
      )}
      <ResultLine count={count} ranked={found.ranked} onClear={filtered ? clear : undefined} />
      {count > 0 ? (
        <OpeningList found={found} searchKey={queryFor(controls.filters, '')} />
      ) : (
        <NothingFound onClear={filtered ? clear : undefined} />
      )}
      <Feeds />
    </Section>
  );
}
