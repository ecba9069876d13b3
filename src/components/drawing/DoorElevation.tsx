import type {ReactNode} from 'react';
import {Drawing} from './Drawing';
import {boxes, dimensions, heights} from './lines';

interface Props {
  readonly description: string;
  /** Marks of the parts; the sheet's list says what they are. */
  readonly marks: {
    readonly hinges: string;
    readonly closer: string;
    readonly label: string;
    readonly threshold: string;
  };
  /** Letter of the section that is cut here. Example: `'A'`. */
  readonly section: string;
}

/** A standard metric leaf, in centimetres; the drawing's units. */
const WIDTH = 92.6;
const HEIGHT = 204;
const SHEET = {left: -42, top: -34, width: 182, height: 272};
/** Height of the section from the top: through the glass, above the lever. */
const CUT = 70;
const HINGES = [15, 97, 171] as const;

const CASING = `M-7 ${HEIGHT}V-7H${WIDTH + 7}V${HEIGHT}M-3.5 ${HEIGHT}V-3.5H${WIDTH + 3.5}V${HEIGHT}`;
const ARROWS = `M-26 ${CUT}v9l-3.500-5h7l-3.500 5M118 ${CUT}v9l-3.500-5h7l-3.500 5`;

/**
 * A fire door seen from the side that it opens away from, so that the lock stands on the left as in
 * the section. What hangs and closes it lies behind, and is drawn as hidden.
 */
export function DoorElevation({description, marks, section}: Props): ReactNode {
  return (
    <Drawing
      description={description}
      frame={SHEET}
      marks={[
        {mark: marks.label, x: 58, y: -22, to: [WIDTH - 14, 0.5]},
        {mark: marks.closer, x: 122, y: -14, to: [WIDTH - 8, 6]},
        {mark: marks.hinges, x: 122, y: 22, to: [WIDTH + 0.5, 22]},
        {mark: marks.threshold, x: -28, y: 182, to: [10, HEIGHT]},
      ]}
      lettering={[
        {x: -30, y: CUT + 5, text: section, at: 'end', name: true},
        {x: 124, y: CUT + 5, text: section, name: true},
        {x: WIDTH / 2, y: 220, text: '926', at: 'middle'},
        {x: 112, y: 150, text: '2040'},
      ]}
    >
      <path className="drawing__seen" d={CASING} />
      <path className="drawing__cut drawing__cut--dense" d={boxes([0, 0, WIDTH, HEIGHT])} />
      <path className="drawing__seen drawing__water" d={boxes([10.6, 40, 15, 56])} />
      <path className="drawing__fine" d="M14 54l8-8M14 64l8-8M14 92l8-8" />
      <path
        className="drawing__hidden"
        d={
          boxes([WIDTH - 27, 3, 24, 6], ...HINGES.map((y) => [WIDTH - 0.5, y, 2, 10] as const)) +
          `M${WIDTH - 24} 3 ${WIDTH - 52} -5`
        }
      />
      <path className="drawing__seen" d="M4 104h12M2 100v10h4v-10z" />
      <path className="drawing__signal" d={boxes([WIDTH - 17, -0.5, 6, 1.5])} />
      <path className="drawing__axis" d={`M-26 ${CUT}H118`} />
      <path className="drawing__seen drawing__solid" d={ARROWS} />
      <path className="drawing__cut" d={`M-30 ${HEIGHT + 0.5}H126`} />
      <path
        className="drawing__fine"
        d={dimensions([0, WIDTH], 224, 2) + heights([0, HEIGHT], 108, 2)}
      />
      <path
        className="drawing__hair"
        d={`M0 ${HEIGHT + 6}V228M${WIDTH} ${HEIGHT + 6}V228M${WIDTH + 9} 0H112`}
      />
    </Drawing>
  );
}
