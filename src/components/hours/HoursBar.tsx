import type {ReactNode} from 'react';

interface Props {
  /**
   * Opening and closing times in hours after midnight, in order. Example: `17.5` for half past five,
   * `30` for six o'clock the next morning.
   */
  readonly periods: readonly {readonly opens: number; readonly closes: number}[];
}

/** Every second hour has a label; the others have only a tick. */
const LABEL_EVERY = 2;

/**
 * Formats an hour on the 12-hour clock. "Noon" separates morning from afternoon; the text beside
 * the bar has full times.
 */
function hourName(hour: number): string {
  return hour === 12 ? 'Noon' : String((hour + 12) % 12 || 12);
}

function textAnchor(position: number): 'start' | 'middle' | 'end' {
  if (position === 0) return 'start';
  return position === 100 ? 'end' : 'middle';
}

/**
 * The opening hours of one day as a bar on a scale that extends an hour beyond both ends. SVG,
 * because widths in style attributes would break a strict Content-Security-Policy. Hidden from
 * screen readers, which read the text beside it.
 */
export function HoursBar({periods}: Props): ReactNode {
  const from = Math.ceil(Math.min(...periods.map(({opens}) => opens))) - 1;
  const to = Math.floor(Math.max(...periods.map(({closes}) => closes))) + 1;
  const position = (hour: number) => ((hour - from) / (to - from)) * 100;
  const hours = Array.from({length: to - from + 1}, (_, index) => from + index);
  return (
    <svg className="day" aria-hidden="true" focusable="false">
      {periods.map(({opens, closes}) => (
        <rect
          key={opens}
          className="day__hours"
          x={`${position(opens)}%`}
          y={4}
          width={`${position(closes) - position(opens)}%`}
          height={12}
        />
      ))}
      <line className="day__line" x1="0" x2="100%" y1={16.5} y2={16.5} />
      {hours.map((hour, index) => {
        const x = `${position(hour)}%`;
        return (
          <g key={hour}>
            <line className="day__tick" x1={x} x2={x} y1={16} y2={21} />
            {index % LABEL_EVERY === 0 && (
              <text className="day__hour" x={x} y={36} textAnchor={textAnchor(position(hour))}>
                {hourName(hour)}
              </text>
            )}
          </g>
        );
      })}
      {/* The current time; features/contact/opening-hours/live-hours.ts positions it. */}
      <line
        className="day__now"
        y1={0}
        y2={21}
        data-scale={JSON.stringify([from, to - from])}
        data-off=""
      />
    </svg>
  );
}
