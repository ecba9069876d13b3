import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import type {Opening} from '@site/src/plugins/openings/schema';
import {useMinute} from '../clock/useMinute';
import {closingWords} from './closing-words';
import {closingMoment} from './opening-facts';

const MINUTE = 60_000;

const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * When the opening closes; in its last days, how soon that is. No live region: nobody asked to be
 * told of every minute.
 */
export function Deadline({opening}: {readonly opening: Opening}): ReactNode {
  const minute = useMinute();
  const soon =
    minute === undefined
      ? undefined
      : closingWords(opening, minute * MINUTE, {here: brand.timeZone, visitor: visitorZone()});
  return (
    <p className="job__deadline">
      {soon === undefined ? `Closes ${closingMoment(opening)}` : <strong>{soon}</strong>}
    </p>
  );
}
