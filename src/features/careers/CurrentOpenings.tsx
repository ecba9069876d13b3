import {type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {Section} from '@site/src/components/section/Section';
import {feedPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {useMinute} from '../site/clock/useMinute';
import {Finder} from './finder/Finder';
import {NothingFound} from './finder/OpeningList';
import {OpeningPages} from './finder/OpeningPages';
import {choicesOf, find, isFiltered} from './finder/filters';
import {finderTexts} from './finder/texts';
import {useFilters} from './finder/useFilters';
import {useSearch} from './finder/useSearch';
import {inListOrder} from '@site/src/shared/openings/opening';
import {positionsFound} from '@site/src/shared/openings/words';

/**
 * Delay in milliseconds before a result is announced; longer than the pauses between keystrokes.
 */
const ANNOUNCE_DELAY = 1000;

/**
 * Returns the text once it has stopped changing, so that a screen reader is not interrupted at each
 * keystroke. Empty until the first change, because the initial text is read anyway.
 */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState('');
  const initialText = useRef(text);
  useEffect(() => {
    if (settled === '' && text === initialText.current) {
      return undefined;
    }
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

interface ResultLineProps {
  readonly count: number;
  readonly ranked: boolean;
  /** Undefined when no filter is set. */
  readonly onClear: (() => void) | undefined;
}

function ResultLine({count, ranked, onClear}: ResultLineProps): ReactNode {
  const words = positionsFound(count);
  return (
    <div className="row opening-row__count">
      <p className="lead finder__count">
        <b>{words}</b>
      </p>
      <p className="visually-hidden" role="status">
        {useDebounced(words)}
      </p>
      {count > 0 && (
        <p className="quiet">{ranked ? finderTexts.bestFirst : finderTexts.listOrder}</p>
      )}
      {onClear && count > 0 && (
        <button className="link-button target" type="button" onClick={onClear}>
          {finderTexts.clear}
        </button>
      )}
    </div>
  );
}

const MINUTE = 60_000;

function Feeds(): ReactNode {
  return (
    <p className="label quiet feeds">
      New positions as a feed:{' '}
      <a className="target" href={feedPath('atom')}>
        Atom
      </a>{' '}
      or{' '}
      <a className="target" href={feedPath('json')}>
        JSON
      </a>
    </p>
  );
}

/** Anchor fixed by the specification (section 2, "Careers landing page"). */
export const CURRENT_OPENINGS = 'current-openings';

interface Props {
  readonly openings: readonly Opening[];
}

/** The searchable, filterable list of openings (specification, section 4 "Openings list"). */
export function CurrentOpenings({openings}: Props): ReactNode {
  const ordered = useMemo(() => inListOrder(openings), [openings]);
  const choices = useMemo(() => choicesOf(openings), [openings]);
  const form = useRef<HTMLFormElement>(null);
  const controls = useFilters(choices, form);
  const {search, hasFailed, prepare} = useSearch(ordered, controls.filters.text);
  const minute = useMinute(openings.map(({closesAt}) => closesAt));
  const now = minute === undefined ? undefined : minute * MINUTE;
  // Deferred so that the field responds at once and a long list re-renders when there is time.
  const filters = useDeferredValue(controls.filters);
  const found = useMemo(() => find(ordered, filters, now, search), [ordered, filters, now, search]);
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
          choices={choices}
          companyCounts={found.companyCounts}
          form={form}
          input={input}
          onReady={prepare}
        />
      )}
      {hasFailed && <p role="alert">{finderTexts.failed}</p>}
      <ResultLine count={count} ranked={found.ranked} onClear={filtered ? clear : undefined} />
      {count > 0 ? (
        <OpeningPages matches={found.matches} query={controls.query} turn={controls.turn} />
      ) : (
        <NothingFound onClear={filtered ? clear : undefined} />
      )}
      <Feeds />
    </Section>
  );
}
