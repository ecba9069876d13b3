import type {ReactNode} from 'react';
import type {Choice} from './filters';
import {finderTexts} from './texts';

interface Props {
  readonly name: 'type' | 'location';
  readonly choices: readonly Choice[];
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter with one value out of a list, or all. */
export function SelectFilter({name, choices, value, onChoose}: Props): ReactNode {
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
