import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {wayfindingClass} from '../wayfinding';

interface StampFacts {
  /**
   * One or two lines, short enough for the middle of the ring. Two lines have a rule between them.
   */
  readonly code: readonly string[];
  /** Text round the ring: upper half, lower half. */
  readonly ring: readonly [above: string, below: string];
  readonly title: string;
}

interface Props {
  readonly groups: readonly {
    /** Sentence that applies to all the group's stamps. */
    readonly scope: string;
    /** Company that holds the accreditation; sets the ink colour. */
    readonly company?: string;
    readonly stamps: readonly StampFacts[];
  }[];
}

/** Radii: outer ring, inner ring, and baselines of the text above and below. */
const OUTER = 58;
const INNER = 41;
const ABOVE = 45.5;
const BELOW = 53.5;
/** Distance from the centre to the ends of the axes, outside the ring. */
const AXIS = 66;

function arc(radius: number, sweep: 0 | 1): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 ${sweep} ${radius} 0`;
}

/**
 * One stamp in the style of a drawing: axes, two rings, text round them and a code in the middle.
 */
function Stamp({code, ring: [above, below]}: Omit<StampFacts, 'title'>): ReactNode {
  const id = useId();
  const gap = code.length > 1 ? 0 : INNER - 6;
  return (
    <svg
      className="stamp"
      viewBox={`${-AXIS} ${-AXIS} ${2 * AXIS} ${2 * AXIS}`}
      role="img"
      aria-label={`Stamp: ${code.join(' ')}, ${above.toLowerCase()}, ${below.toLowerCase()}`}
    >
      <circle className="stamp__outer" r={OUTER} />
      <circle r={INNER} />
      <path
        d={`M${-AXIS} 0H${-gap}M${gap} 0H${AXIS}M0 ${-AXIS}V${2 - OUTER}M0 ${AXIS}V${OUTER - 2}`}
      />
      <path id={`${id}above`} className="stamp__foot" d={arc(ABOVE, 1)} />
      <path id={`${id}below`} className="stamp__foot" d={arc(BELOW, 0)} />
      <text className="stamp__ring">
        <textPath href={`#${id}above`} startOffset="50%">
          {above}
        </textPath>
      </text>
      <text className="stamp__ring">
        <textPath href={`#${id}below`} startOffset="50%">
          {below}
        </textPath>
      </text>
      {code.length > 1 ? (
        <>
          <text className="stamp__code" y={-8}>
            {code[0]}
          </text>
          <text className="stamp__code" y={22}>
            {code[1]}
          </text>
        </>
      ) : (
        <text className="stamp__code stamp__code--alone" y={9}>
          {code[0]}
        </text>
      )}
    </svg>
  );
}

/**
 * Accreditations as stamps drawn for the group; real marks are never shown. A dimension line under
 * each group spans the stamps that its sentence applies to.
 */
export function Stamps({groups}: Props): ReactNode {
  return (
    <ul className="columns stamps">
      {groups.map(({scope, company, stamps}) => (
        <li
          key={scope}
          className={clsx(
            'stamps__group',
            stamps.length === 1 && 'stamps__group--single',
            wayfindingClass(company),
          )}
        >
          {stamps.map(({code, ring, title}) => (
            <div key={title} className="stamps__one">
              <Stamp code={code} ring={ring} />
              <b>{title}</b>
            </div>
          ))}
          <p className="stamps__scope dimension quiet">{scope}</p>
        </li>
      ))}
    </ul>
  );
}
