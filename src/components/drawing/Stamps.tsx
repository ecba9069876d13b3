import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface StampFacts {
  /** Short enough for the middle of a ring: one line, or two with a rule between. */
  readonly code: readonly string[];
  /** Letters round the ring, above and below. */
  readonly ring: readonly [above: string, below: string];
  readonly title: string;
}

interface Props {
  readonly groups: readonly {
    /** Of all stamps of the group. */
    readonly scope: string;
    /** Whose stamp it is; the ink is its colour. */
    readonly company?: Wayfinding;
    readonly stamps: readonly StampFacts[];
  }[];
}

/** Radii: outer ring, inner ring, and the feet of the letters between them above and below. */
const OUTER = 58;
const INNER = 41;
const ABOVE = 45.5;
const BELOW = 53.5;
/** The axis leaves the ring by this much. */
const AXIS = 66;

function arc(radius: number, sweep: 0 | 1): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 ${sweep} ${radius} 0`;
}

/** One stamp as on a drawing: axes, two rings, words round them and a code in the middle. */
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
 * Accreditations as drawn stamps of the group's own, never the mark of a real body. A dimension
 * line under each group says which stamps its sentence is about.
 */
export function Stamps({groups}: Props): ReactNode {
  return (
    <ul className="stamps">
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
          <p className="stamps__scope quiet">{scope}</p>
        </li>
      ))}
    </ul>
  );
}
