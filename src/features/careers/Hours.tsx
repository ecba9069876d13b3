import type {ReactNode} from 'react';
import {numbersKept} from '@site/src/shared/numbers-kept';

/**
 * The hours of a job. Keeps `30-minute` on one line.
 *
 * @param hours Example: `40 hours a week: 8:00 AM to 4:30 PM, with a 30-minute unpaid break`
 */
export function Hours({hours}: {readonly hours: string}): ReactNode {
  return numbersKept(hours)
    .split(/(\b\d+-\w+)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="nowrap">
          {part}
        </span>
      ),
    );
}

/** The hours of a week without their days and times. Example: `40 hours a week`. */
export function weekOf(hours: string): string {
  return /^[^:,;(]+/.exec(hours)?.[0].trim() ?? hours;
}
