import type {ReactNode} from 'react';
import type {Token} from '@site/src/plugins/style-page/tokens';

const SIZE = '--size-';
const SENTENCE = 'A quay, a crane, 0123456789, and a joiner who reads drawings';

/** Every step of the type scale, and the voices of the face. */
export function TypeSheet({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return (
    <div className="wrap stack">
      {tokens
        .filter(({name}) => name.startsWith(SIZE))
        .map(({name, value}) => (
          <div key={name}>
            <p className="caption">
              {name} {value}
            </p>
            <p className={`style-type style-type--${name.slice(SIZE.length)}`}>{SENTENCE}</p>
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
      <p className="caption">A caption. Scale model, 1:50.</p>
      <p className="reference">FWG-POL-009, 1 April 2026, 1:200</p>
    </div>
  );
}
