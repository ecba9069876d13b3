import type {ReactNode} from 'react';

interface Name {
  /** Left end of the base line, in per cent of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Words on a drawing that keep their size while the drawing shrinks. Hidden from screen readers. */
export function PlanNames({names}: {readonly names: readonly Name[]}): ReactNode {
  return (
    <svg className="plan-names" aria-hidden="true" focusable="false">
      {names.map(({x, y, text}) => (
        <text key={text} x={`${x}%`} y={`${y}%`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
