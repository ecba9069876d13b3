import type {ReactNode} from 'react';
import {positionsFound} from '../opening-words';
import {finderTexts} from './texts';
import {useSettled} from './useSettled';

interface Props {
  readonly count: number;
  readonly ranked: boolean;
  /** Only while there is something to clear. */
  readonly onClear: (() => void) | undefined;
}

/** How many positions there are, in which order, and the way back to all of them. */
export function ResultLine({count, ranked, onClear}: Props): ReactNode {
  const words = positionsFound(count);
  return (
    <div className="openings-count">
      <p className="finder__count">{words}</p>
      <p className="visually-hidden" role="status">
        {useSettled(words)}
      </p>
      {count > 0 && (
        <p className="quiet">{ranked ? finderTexts.bestFirst : finderTexts.listOrder}</p>
      )}
      {onClear && count > 0 && (
        <button className="link-button finder__clear" type="button" onClick={onClear}>
          {finderTexts.clear}
        </button>
      )}
    </div>
  );
}
