import clsx from 'clsx';
import type {ReactNode} from 'react';
import {companies} from '@site/src/data/companies/companies';
import type {Token} from './tokens';
import {contrast} from './contrast';

/** Minimum contrast of text (WCAG 2.2, level AA). */
const MIN_TEXT_CONTRAST = 4.5;

const BACKGROUNDS = ['--surface-page', '--surface-card', '--surface-ink'];

/** Excludes scrims and shadows, which the sheets of the components that use them show. */
const isColour = ({value}: Token) => /^(#|rgb\()/.test(value);

function Swatch({value}: Token): ReactNode {
  return (
    <svg className="style-page__fill" aria-hidden="true" focusable="false">
      {/* Uses a presentation attribute, because a strict policy blocks style attributes. */}
      <rect width="100%" height="100%" fill={value} />
    </svg>
  );
}

/** Shows the colour's contrast with each background, in bold where it is enough for text. */
function Figures({
  colour,
  grounds,
}: {
  readonly colour: Token;
  readonly grounds: Token[];
}): ReactNode {
  return (
    <dl className="row reference">
      {grounds.map(({name, value}) => {
        const figure = contrast(colour.value, value);
        return figure === undefined ? null : (
          <div
            key={name}
            className={clsx('inline', figure >= MIN_TEXT_CONTRAST && 'style-page__enough')}
          >
            <dt>{name.replace('--surface-', '')}</dt>
            <dd>{figure.toFixed(1)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const ways = companies.map(({id, colour}) => ({
  name: id,
  value: colour,
  group: 'companies: marker and rule only, never an area',
  note: '',
}));

/** Shows every colour token and company with its contrast, calculated from the values. */
export function ColourSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  const grounds = tokens.filter(({name}) => BACKGROUNDS.includes(name));
  const colours = [...tokens.filter(isColour), ...ways];
  const groups = [...new Set(colours.map(({group}) => group))];
  return (
    <div className="wrap">
      {groups.map((group) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul className="style-page__swatches">
            {colours
              .filter((colour) => colour.group === group)
              .map((colour) => (
                <li key={colour.name} className="stack stack--close">
                  <Swatch {...colour} />
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

const SIZE = '--size-';
const SPACE = '--space-';
const LINE = '--line-';

/** Returns a class for each step, because a strict policy blocks style attributes. */
function stepRules(tokens: readonly Token[], start: string, block: string, property: string) {
  return tokens
    .filter(({name}) => name.startsWith(start))
    .map(({name}) => `.${block}--${name.slice(start.length)} {${property}: var(${name})}`)
    .join('\n');
}

const SENTENCE = 'A quay, a crane, 0123456789, and a joiner who reads drawings';

/** Shows every step of the type scale, and the styles of the typeface. */
export function TypeSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <>
      <style>{stepRules(tokens, SIZE, 'style-page__type', 'font-size')}</style>
      <div className="wrap stack">
        {tokens
          .filter(({name}) => name.startsWith(SIZE))
          .map(({name, value}) => (
            <div key={name}>
              <p className="caption">
                {name} {value}
              </p>
              <p className={`style-page__type--${name.slice(SIZE.length)}`}>{SENTENCE}</p>
            </div>
          ))}
        <h1>Heading of a page: 112% wide, weight 560</h1>
        <h2>Heading of a section: 108% wide</h2>
        <h3>Heading of a part: 108% wide, weight 620</h3>
        <p className="statement">A statement, once a page</p>
        <p className="lead">A lead: one paragraph of forty characters to the line.</p>
        <p>
          Running text keeps to sixty-six characters a line, so that the eye finds its way back.{' '}
          <a href="#type">A link in it is underlined</a>, and a number such as 1,024 stands in even
          figures.
        </p>
        <p className="quiet">Quiet text, for what is said beside something else.</p>
        <p className="caption">A caption. Rendered model, 1:50.</p>
        <p className="reference">FWG-POL-009, 1 April 2026, 1:200</p>
      </div>
    </>
  );
}

/** Shows the spacing steps as bars of that length, and the line tokens. */
export function SpaceSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <>
      <style>{stepRules(tokens, SPACE, 'style-page__space', 'width')}</style>
      <div className="wrap stack">
        {tokens
          .filter(({name}) => name.startsWith(SPACE))
          .map(({name, value}) => (
            <div key={name}>
              <p className="caption">
                {name} {value}
              </p>
              <div className={`style-page__space style-page__space--${name.slice(SPACE.length)}`} />
            </div>
          ))}
        {tokens
          .filter(({name}) => name.startsWith(LINE))
          .map(({name, note}) => (
            <div key={name}>
              <p className="caption">
                {name} {note}
              </p>
              <svg className="style-page__line" aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={`var(${name})`} />
              </svg>
            </div>
          ))}
        <p className="caption">Twelve columns, 1280 px at most</p>
        <div className="grid">
          {Array.from({length: 12}, (_, column) => (
            <span key={column} className="style-page__column reference">
              {column + 1}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
