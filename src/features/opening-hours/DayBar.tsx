import type {ReactNode} from 'react';
import {bankHolidays} from '@site/src/data/bank-holidays/bank-holidays';
import {brand} from '@site/src/data/brand/brand';
import {openState} from './open-state';
import {useMinute} from './useMinute';
import {minutesOf, wallClock} from './wall-clock';

const MINUTE = 60_000;
/** The bar is a dimension line from eight in the morning to six in the evening. */
const FROM = 8 * 60;
const TO = 18 * 60;
const HOURS = [8, 10, 12, 14, 16, 18];

const place = (minutes: number) => `${((minutes - FROM) / (TO - FROM)) * 100}%`;

/** A mark at the present time, on the clock of the offices, while they are open. */
function nowMark(
  minute: number | undefined,
): {x: string; label: string; early: boolean} | undefined {
  if (minute === undefined) return undefined;
  const now = new Date(minute * MINUTE);
  if (!openState(now, brand.hours, bankHolidays, brand.timeZone)?.open) return undefined;
  const {minutes} = wallClock(now, brand.timeZone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return {x: place(minutes), label: `Now ${clock.join(':')}`, early: minutes < (FROM + TO) / 2};
}

/** The hours of a working day as a drawn line; the text beside it says the same. */
export function DayBar(): ReactNode {
  const mark = nowMark(useMinute());
  const day = brand.hours.find(({opens}) => opens !== null);
  if (!day?.opens || !day.closes) return null;
  const opens = minutesOf(day.opens);
  const closes = minutesOf(day.closes);
  return (
    <svg className="day-bar" aria-hidden="true">
      <rect
        className="day-bar__open"
        x={place(opens)}
        y="24"
        width={`${((closes - opens) / (TO - FROM)) * 100}%`}
        height="16"
      />
      <line className="day-bar__line" x1="0" x2="100%" y1="40" y2="40" />
      {HOURS.map((hour, index) => (
        <g key={hour}>
          <line
            className="day-bar__line"
            x1={place(hour * 60)}
            x2={place(hour * 60)}
            y1="36"
            y2="44"
          />
          <text
            className="day-bar__text"
            x={place(hour * 60)}
            y="58"
            textAnchor={index === 0 ? 'start' : index === HOURS.length - 1 ? 'end' : 'middle'}
          >
            {hour}
          </text>
        </g>
      ))}
      {mark && (
        <>
          <line className="day-bar__now" x1={mark.x} x2={mark.x} y1="8" y2="40" />
          <text
            className="day-bar__text"
            x={mark.x}
            y="16"
            dx={mark.early ? 8 : -8}
            textAnchor={mark.early ? 'start' : 'end'}
          >
            {mark.label}
          </text>
        </>
      )}
    </svg>
  );
}
