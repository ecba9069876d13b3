import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {numbersKept} from '../../shared/numbers-kept';
import {wayfindingClass} from '../wayfinding';

/** A marker on the model, explained in the key below the picture. */
export interface Point {
  /** Centre of the marker, in per cent of the picture. */
  readonly x: number;
  readonly y: number;
  /** End of the line to its subject, in per cent, if the marker is beside it. */
  readonly leader?: readonly [x: number, y: number] | undefined;
  /** One letter or number. */
  readonly mark: string;
  readonly company?: string;
}

/**
 * White squares with a letter or number on the model. SVG, because positions in style attributes
 * would break a strict Content-Security-Policy. Hidden from screen readers, which read the key.
 */
export function KeynotePoints({points}: {readonly points: readonly Point[]}): ReactNode {
  if (points.length === 0) {
    return null;
  }
  return (
    <svg className="keynotes" aria-hidden="true" focusable="false">
      {points.map(
        ({x, y, mark, leader}) =>
          leader && (
            <g key={mark} className="keynotes__leader">
              <line
                pathLength={1}
                x1={`${x}%`}
                y1={`${y}%`}
                x2={`${leader[0]}%`}
                y2={`${leader[1]}%`}
              />
              <circle r={3} cx={`${leader[0]}%`} cy={`${leader[1]}%`} />
            </g>
          ),
      )}
      {points.map(({x, y, mark, company}) => (
        <svg key={mark} className={wayfindingClass(company)} x={`${x}%`} y={`${y}%`}>
          <g className="keynotes__marker">
            <rect className="keynotes__card" x={-14} y={-14} width={28} height={28} />
            <rect className="keynotes__edge" x={-14} y={11} width={28} height={3} />
            <text className="keynotes__mark" y={5}>
              {mark}
            </text>
          </g>
        </svg>
      ))}
    </svg>
  );
}

export interface KeyEntry {
  readonly mark: string;
  readonly name: string;
  readonly note: string;
  readonly company?: string;
  /** Makes the entry a link. */
  readonly to?: string;
}

function EntryText({mark, name, note}: KeyEntry): ReactNode {
  return (
    <>
      <span className="keynote" aria-hidden="true">
        {mark}
      </span>{' '}
      <span>
        <b>{name}</b> <small>{numbersKept(note)}</small>
      </span>
    </>
  );
}

interface Props {
  readonly caption: ReactNode;
  readonly entries: readonly KeyEntry[];
  readonly legend: boolean;
}

/**
 * The key to the model: a ruled strip directly below the picture. Letters mark companies, numbers
 * mark parts.
 */
export function KeyStrip({caption, entries, legend}: Props): ReactNode {
  return (
    <div className={clsx('key', legend && 'key--legend')} data-search="skip">
      <div className="wrap key__row">
        <p className="key__caption caption">{caption}</p>
        <ol className="key__list">
          {entries.map((entry) => {
            const className = clsx('key__item', wayfindingClass(entry.company));
            return (
              <li key={entry.mark}>
                {entry.to === undefined ? (
                  <div className={className}>
                    <EntryText {...entry} />
                  </div>
                ) : (
                  <Link className={className} to={entry.to}>
                    <EntryText {...entry} />
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
