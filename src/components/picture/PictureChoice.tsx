import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {Figure} from './Figure';

export interface PictureOption {
  /** Unique within its choice. Example: `'lunch'`. */
  readonly value: string;
  readonly label: ReactNode;
  readonly picture: ReactNode;
  /** As in `Figure`: what the picture shows and is. */
  readonly caption: ReactNode;
}

interface Props {
  /** Unique on the page: the name of the radio buttons and the start of their ids. */
  readonly name: string;
  /** The question that the radio buttons answer. Read out, not shown. */
  readonly legend: string;
  /** Two to six. Use pictures of the same size, so that the page does not move. */
  readonly options: readonly PictureOption[];
  /** Value of the option that shows first; defaults to the first option. */
  readonly chosen?: string;
  /** Crops the pictures to 4 to 3 on phones. */
  readonly tall?: boolean;
}

/**
 * Several pictures from one camera, one at a time, with radio buttons to choose between them above
 * the picture. Works without scripts. A browser fetches a lazy picture only when it is chosen.
 */
export function PictureChoice({name, legend, options, chosen, tall = false}: Props): ReactNode {
  return (
    <fieldset className={clsx('picture-choice', tall && 'picture-choice--tall')} data-search="skip">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({value, label, picture, caption}, index) => (
        <Fragment key={value}>
          <input
            className="picture-choice__input"
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen === undefined ? index === 0 : value === chosen}
          />
          <label className="picture-choice__label" htmlFor={`${name}-${value}`}>
            {label}
          </label>
          <div className="picture-choice__panel">
            <Figure picture={picture} caption={caption} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
