import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Token} from '@site/src/plugins/style-page/tokens';
import {contrast} from '@site/src/css/contrast';

/** Least contrast of text (WCAG 2.2, level AA). */
const ENOUGH = 4.5;

const GROUNDS = ['--surface-page', '--surface-card', '--surface-ink'];

/** Scrims and shadows are seen on the parts that have them. */
const isColour = ({value}: Token) => /^(#|rgb\()/.test(value);

function Swatch({name}: {readonly name: string}): ReactNode {
  return (
    <svg className="style-swatch__fill" aria-hidden="true" focusable="false">
      {/* A presentation attribute: style attributes would break a strict policy. */}
      <rect width="100%" height="100%" fill={`var(${name})`} />
    </svg>
  );
}

/** How the colour stands out from each ground; strong where it is enough for text. */
function Figures({
  colour,
  grounds,
}: {
  readonly colour: Token;
  readonly grounds: Token[];
}): ReactNode {
  return (
    <dl className="style-swatch__figures reference">
      {grounds.map(({name, value}) => {
        const figure = contrast(colour.value, value);
        return figure === undefined ? null : (
          <div key={name} className={clsx(figure >= ENOUGH && 'style-swatch__enough')}>
            <dt>{name.replace('--surface-', '')}</dt>
            <dd>{figure.toFixed(1)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Every colour of the tokens, with its contrast as it is computed from the values. */
export function ColourSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  const grounds = tokens.filter(({name}) => GROUNDS.includes(name));
  const colours = tokens.filter(isColour);
  const groups = [...new Set(colours.map(({group}) => group))];
  return (
    <div className="wrap">
      {groups.map((group) => (
        <div key={group} className="style-swatches">
          <h3 className="style-swatches__group">{group}</h3>
          <ul>
            {colours
              .filter((colour) => colour.group === group)
              .map((colour) => (
                <li key={colour.name} className="style-swatch">
                  <Swatch name={colour.name} />
                  <b>{colour.name}</b>
                  <span className="reference">{colour.value}</span>
                  <Figures colour={colour} grounds={grounds} />
                  {colour.note !== '' && <span className="quiet">{colour.note}</span>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
