import clsx from 'clsx';
import type {ReactNode} from 'react';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {openState} from './open-state';
import {useMinute} from '../clock/useMinute';

const MINUTE = 60_000;

/**
 * Whether somebody answers now: "Open now, until 5:30 PM". Empty until hydration, then up to date
 * by itself. It is no live region: nobody asked for it, so a change does not interrupt the reading.
 */
export function LiveHours(): ReactNode {
  const minute = useMinute();
  const state =
    minute === undefined
      ? undefined
      : openState(new Date(minute * MINUTE), brand.hours, bankHolidays, brand.timeZone);
  return (
    <p
      className={clsx(
        'live-hours',
        state && (state.open ? 'live-hours--open' : 'live-hours--closed'),
      )}
    >
      {state?.text}
    </p>
  );
}
