import type {ReactNode} from 'react';
import {Drawing, type Mark} from './Drawing';
import {
  DEPTH,
  FACE,
  FRAME,
  FRAME_WIDTH,
  GAP,
  LEAF,
  LIPPING,
  PACKING,
  STOP,
  breakLine,
  doorSection,
  stripBoxes,
  type DoorFacts,
} from './fire-door';
import {dimensions, heights} from './lines';

/** Marks of the parts; the sheet's list says what they are. */
export interface SectionMarks {
  readonly leaf: string;
  readonly lipping: string;
  readonly strip: string;
  readonly seal: string;
  readonly frame: string;
  readonly packing: string;
  readonly glass: string;
}

interface Props extends DoorFacts {
  readonly description: string;
  readonly marks: SectionMarks;
}

const SHEET = {left: -12, top: -6, width: 366, height: 226};
/** Where the dimensions stand: below the frame, and to the right of the leaf. */
const BELOW = FACE + DEPTH + 40;
const BESIDE = 322;

function marksOf(door: DoorFacts, names: SectionMarks, middle: number): Mark[] {
  const [strip = [0, 0, 0, 0]] = stripBoxes(door);
  const edge = FRAME + FRAME_WIDTH;
  return [
    {mark: names.strip, x: 66, y: 10, to: [strip[0], strip[1] + 2], blunt: true},
    {mark: names.seal, x: edge + 1.5, y: 8, to: [edge + 1.5, strip[1] + 6], blunt: true},
    {mark: names.lipping, x: 136, y: 10, to: [LEAF + LIPPING / 2, FACE + 8]},
    {mark: names.leaf, x: 180, y: 10, to: [164, middle]},
    {mark: names.glass, x: 262, y: 10, to: [250, middle]},
    {mark: names.packing, x: 8, y: 188, to: [PACKING + 6, FACE + DEPTH - 14]},
    {mark: names.frame, x: 40, y: 192, to: [FRAME + 12, FACE + DEPTH - 16]},
  ];
}

/** Horizontal section through the lock side of a fire door, seen from above. */
export function FireDoorSection({description, marks, ...door}: Props): ReactNode {
  const section = doorSection(door);
  const edge = FRAME + FRAME_WIDTH;
  const bottom = FACE + door.leaf;
  return (
    <Drawing
      description={description}
      frame={SHEET}
      marks={marksOf(door, marks, section.middle)}
      lettering={[
        {x: FRAME + FRAME_WIDTH / 2, y: BELOW - 6, text: String(FRAME_WIDTH), at: 'middle'},
        {x: edge + GAP + 6, y: BELOW + 4, text: String(GAP)},
        {x: edge + STOP + 6, y: BELOW + 26, text: String(STOP)},
        {x: BESIDE + 6, y: section.middle + 4.5, text: String(door.leaf)},
      ]}
    >
      <path className="drawing__cut" d={section.wall} />
      <path className="drawing__hair" d={section.wallHatch} />
      <path className="drawing__fine" d={section.packing} />
      <path className="drawing__cut" d={`${section.frame}${section.architraves}`} />
      <path className="drawing__fine" d={section.frameHatch + section.architraveHatch} />
      <path className="drawing__hair" d={section.extensions} />
      <path className="drawing__fine" d={section.opposite} />
      <path className="drawing__cut drawing__cut--dense" d={section.core} />
      <path className="drawing__hair" d={section.coreGrain} />
      <path className="drawing__seen" d={section.faces} />
      <path className="drawing__cut" d={section.edging} />
      <path className="drawing__fine" d={section.edgingHatch} />
      <path className="drawing__seen drawing__water" d={section.glass} />
      <path className="drawing__signal" d={section.strips} />
      <path className="drawing__way" d={section.seals} />
      <path
        className="drawing__seen"
        d={breakLine(0, FACE, FACE + DEPTH) + breakLine(section.end, FACE, bottom)}
      />
      <path
        className="drawing__fine"
        d={
          dimensions([FRAME, edge, edge + GAP], BELOW, 2.5) +
          dimensions([edge, edge + STOP], BELOW + 22, 2.5) +
          heights([FACE, bottom], BESIDE, 2.5)
        }
      />
    </Drawing>
  );
}
