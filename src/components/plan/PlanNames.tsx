import type {ReactNode} from 'react';

interface Name {
  /** Left end of the base line, or its middle, in per cent of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly centred?: boolean;
}

/** Words on a drawing that keep their size while the drawing shrinks. Hidden from screen readers. */
export function PlanNames({names}: {readonly names: readonly Name[]}): ReactNode {
  return (
    <svg className="plan-names" aria-hidden="true" focusable="false">
      {names.map(({x, y, text, centred}) => (
        <text key={text} x={`${x}%`} y={`${y}%`} textAnchor={centred ? 'middle' : 'start'}>
          {text}
        </text>
      ))}
    </svg>
  );
}
