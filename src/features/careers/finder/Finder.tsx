import type {ReactNode, RefObject} from 'react';
import {type Choice, type Choices, filtersInUse, LONGEST_TEXT} from './filters';
import {filtersWords, finderTexts} from './texts';
import type {FilterControls} from './useFilters';

interface CompanyFilterProps {
  readonly choices: readonly Choice[];
  /** Number of positions for each company; the empty value is all companies. */
  readonly counts: ReadonlyMap<string, number>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The company filter. "All Companies" means no filter (specification, section 2). */
function CompanyFilter({choices, counts, value, onChoose}: CompanyFilterProps): ReactNode {
  const all = {value: '', label: finderTexts.everything.company};
  return (
    <fieldset className="field finder__company">
      <legend className="field__label">{finderTexts.company}</legend>
      <div className="finder__options">
        {[all, ...choices].map((choice) => (
          <label key={choice.value}>
            <input
              className="visually-hidden"
              type="radio"
              name="company"
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label} <span className="reference">{counts.get(choice.value) ?? 0}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectFilterProps {
  readonly name: 'type' | 'location';
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter by one value of a list; its first option means no filter. */
function SelectFilter({name, choices, value, onChoose}: SelectFilterProps): ReactNode {
  const id = `openings-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{finderTexts[name]}</label>
      <select
        className="input"
        id={id}
        name={name}
        value={value}
        onChange={({target}) => onChoose(target.value)}
      >
        <option value="">{finderTexts.everything[name]}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props extends FilterControls {
  readonly choices: Choices;
  readonly companyCounts: ReadonlyMap<string, number>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the visitor begins to use the search. */
  readonly onReady: () => void;
}

/**
 * Search and filters. On narrow windows a disclosure hides the filters and shows how many are in
 * use. The fields are named after the address's parameters, so that the form works before its
 * script has loaded.
 */
export function Finder(props: Props): ReactNode {
  const {filters, type, choose, settle, choices, companyCounts, form, input, onReady} = props;
  return (
    <form
      ref={form}
      className="finder needs-script"
      role="search"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
        if (window.matchMedia('(pointer: coarse)').matches) {
          // Hides the keyboard of a phone, which covers the list.
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
        <summary className="input">{filtersWords(filtersInUse(filters))}</summary>
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
