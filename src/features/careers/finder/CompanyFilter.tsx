import type {ReactNode} from 'react';
import type {Choice} from './filters';
import {finderTexts} from './texts';

interface Props {
  readonly choices: readonly Choice[];
  /** How many positions there would be with each chosen; the empty value is all companies. */
  readonly counts: ReadonlyMap<string, number>;
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The company filter: "All Companies" is no filter (specification, section 2). */
export function CompanyFilter({choices, counts, value, onChoose}: Props): ReactNode {
  const all = {value: '', label: finderTexts.everything.company};
  return (
    <fieldset className="field finder__company">
      <legend>{finderTexts.company}</legend>
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
