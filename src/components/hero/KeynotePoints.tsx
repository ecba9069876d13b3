import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

/** A marker on the model; the key beneath the picture says what it means. */
export interface Point {
  /** Centre of the marker in per cent of the picture. */
  readonly x: number;
  readonly y: number;
  /** One letter or number. */
  readonly mark: string;
  readonly company?: Wayfinding | 'group';
}

/**
 * White squares with a letter or number on the model. Drawn as SVG, because positions
 * in style attributes would break a strict Content-Security-Policy. Hidden from screen
 * readers: the key is the text.
 */
export function KeynotePoints({points}: {readonly points: readonly Point[]}): ReactNode {
  if (points.length === 0) {
    return null;
  }
  return (
    <svg className="keynotes" aria-hidden="true" focusable="false">
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
