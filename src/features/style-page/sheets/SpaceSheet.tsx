import type {ReactNode} from 'react';
import type {Token} from '@site/src/plugins/style-page/tokens';

const SPACE = '--space-';
const LINE = '--line-';

/** Steps of space as bars of their length; the lines. */
export function SpaceSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <div className="wrap stack">
      {tokens
        .filter(({name}) => name.startsWith(SPACE))
        .map(({name, value}) => (
          <div key={name}>
            <p className="caption">
              {name} {value}
            </p>
            <div className={`style-space style-space--${name.slice(SPACE.length)}`} />
          </div>
        ))}
      {tokens
        .filter(({name}) => name.startsWith(LINE))
        .map(({name, note}) => (
          <div key={name} className="style-line">
            <p className="caption">
              {name} {note}
            </p>
            <svg aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={`var(${name})`} />
            </svg>
          </div>
        ))}
      <p className="caption">Twelve columns, 1280 px at most</p>
      <div className="grid style-grid">
        {Array.from({length: 12}, (_, column) => (
          <span key={column} className="reference">
            {column + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
