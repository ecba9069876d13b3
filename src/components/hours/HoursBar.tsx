import type {ReactNode} from 'react';

interface Props {
  /** Opening and closing time in hours after midnight. Example: `17.5` for half past five. */
  readonly opens: number;
  readonly closes: number;
}

/** Labels stand at every second hour; between them a tick is enough. */
const LABEL_EVERY = 2;

function hourName(hour: number): string {
  if (hour === 12) return 'Noon';
  return `${hour > 12 ? hour - 12 : hour} ${hour > 12 ? 'PM' : 'AM'}`;
}

function textAnchor(position: number): 'start' | 'middle' | 'end' {
  if (position === 0) return 'start';
  return position === 100 ? 'end' : 'middle';
}

/**
 * The opening hours of one day, drawn as a bar over a scale that runs an hour further at both
 * ends. Drawn as SVG, because widths in style attributes would break a strict
 * Content-Security-Policy. Hidden from screen readers: the hours stand beside it as text.
 */
export function HoursBar({opens, closes}: Props): ReactNode {
  const from = Math.ceil(opens) - 1;
  const to = Math.floor(closes) + 1;
  const position = (hour: number) => ((hour - from) / (to - from)) * 100;
  const hours = Array.from({length: to - from + 1}, (_, index) => from + index);
  return (
    <svg className="day" aria-hidden="true" focusable="false">
      <rect
        className="day__open"
        x={`${position(opens)}%`}
        y={4}
        width={`${position(closes) - position(opens)}%`}
        height={16}
      />
      <line className="day__line" x1="0" x2="100%" y1={20.5} y2={20.5} />
      {hours.map((hour, index) => {
        const x = `${position(hour)}%`;
        return (
          <g key={hour}>
            <line className="day__tick" x1={x} x2={x} y1={20} y2={26} />
            {index % LABEL_EVERY === 0 && (
              <text className="day__hour" x={x} y={42} textAnchor={textAnchor(position(hour))}>
                {hourName(hour)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
