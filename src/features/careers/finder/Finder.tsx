import type {ReactNode, RefObject} from 'react';
import {LONGEST_TEXT} from './address';
import {CompanyFilter} from './CompanyFilter';
import {filtersInUse, type Choices} from './filters';
import {SelectFilter} from './SelectFilter';
import {filtersWords, finderTexts} from './texts';
import type {FilterControls} from './useFilters';

interface Props extends FilterControls {
  readonly choices: Choices;
  /** How many positions there would be with each company chosen. */
  readonly companyCounts: ReadonlyMap<string, number>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The visitor turns to the search. */
  readonly onReady: () => void;
}

/**
 * Search and filters; on narrow windows the filters are folded up, with the number of those in use.
 * A form whose fields are named as in the address: sent before its script has
 * come, it leads to the same list.
 */
export function Finder(props: Props): ReactNode {
  const {filters, type, choose, settle, choices, companyCounts, form, input, onReady} = props;
  return (
    <form
      ref={form}
      className="finder"
      role="search"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
        if (window.matchMedia('(pointer: coarse)').matches) {
          // Puts the keyboard of a phone away, which covers the list.
          input.current?.blur();
        }
      }}
    >
      <div className="field finder__search">
        <label htmlFor="openings-search">{finderTexts.search}</label>
        <input
          ref={input}
          className="input"
          id="openings-search"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={LONGEST_TEXT}
          value={filters.text}
          onFocus={onReady}
          onBlur={settle}
          onChange={({target}) => type(target.value)}
        />
      </div>
      <details className="disclosure disclosure--narrow finder__filters">
        <summary>{filtersWords(filtersInUse(filters))}</summary>
        <div className="finder__panel">
          {(['type', 'location'] as const).map((name) => (
            <SelectFilter
              key={name}
              name={name}
              choices={choices[name]}
              value={filters[name]}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          <CompanyFilter
            choices={choices.company}
            counts={companyCounts}
            value={filters.company}
            onChoose={(value) => choose('company', value)}
          />
        </div>
      </details>
    </form>
  );
}
