import {boxes, hatch, row, type Box} from './lines';

/** What differs between two doors. Everything in millimetres, which are the drawing's units. */
export interface DoorFacts {
  /** Thickness of the leaf. */
  readonly leaf: number;
  /** Strips side by side in the frame. */
  readonly strips: 1 | 2;
  /** Distance of the lines that stand for the core: closer for a denser one. */
  readonly grain: number;
}

/** Left end of each part, going from the wall into the leaf. */
const WALL = 0;
export const PACKING = 54;
export const FRAME = 66;
/** Thickness of the frame, its stop, the gap and the lipping. */
export const FRAME_WIDTH = 32;
export const STOP = 12;
export const GAP = 3;
export const LIPPING = 8;
export const LEAF = FRAME + FRAME_WIDTH + GAP;

/** The side to which the door opens, and how deep wall and frame are. */
export const FACE = 40;
export const DEPTH = 100;

const STRIP: readonly [width: number, height: number] = [4, 15];
const BETWEEN_STRIPS = 6;
/** Where the opening for the glass begins, and where the drawing breaks off. */
const OPENING = 208;
const END = 306;
const BEAD = 15;
const GLASS = 7;

/** The strips, let into the frame opposite the middle of the leaf. */
export function stripBoxes({leaf, strips}: DoorFacts): Box[] {
  const [width, height] = STRIP;
  const all = strips * height + (strips - 1) * BETWEEN_STRIPS;
  const top = FACE + (leaf - all) / 2;
  return Array.from({length: strips}, (_, index) => [
    FRAME + FRAME_WIDTH - width,
    top + index * (height + BETWEEN_STRIPS),
    width,
    height,
  ]);
}

/** A line that says "and so on", across the depth of a part. */
export function breakLine(x: number, top: number, bottom: number): string {
  const middle = (top + bottom) / 2;
  return `M${x} ${top - 8}V${middle - 6}l-5 3 10 6 -5 3V${bottom + 8}`;
}

/** The paths of one section. */
export function doorSection(door: DoorFacts) {
  const {leaf, grain} = door;
  const middle = FACE + leaf / 2;
  const beads: Box[] = [
    [OPENING + LIPPING, FACE, BEAD, (leaf - GLASS) / 2 - 1],
    [OPENING + LIPPING, middle + GLASS / 2 + 1, BEAD, (leaf - GLASS) / 2 - 1],
  ];
  const wall: Box = [WALL, FACE, PACKING, DEPTH];
  const edging: Box[] = [
    [LEAF, FACE, LIPPING, leaf],
    [OPENING, FACE, LIPPING, leaf],
  ];
  const core: Box = [LEAF + LIPPING, FACE, OPENING - LEAF - LIPPING, leaf];
  const inner = FACE + leaf + 1.5;
  const frame = `M${FRAME} ${FACE}h${FRAME_WIDTH}V${inner}h${STOP}V${FACE + DEPTH}H${FRAME}z`;
  return {
    middle,
    end: END,
    opening: OPENING,
    wall: boxes(wall),
    wallHatch: hatch(wall, 9),
    packing: row(9, (index) => `M${PACKING + 1} ${FACE + 6 + index * 11}q3 -7 5.500 0t5.500 0`),
    architraves: boxes([40, FACE - 15, 40, 15], [40, FACE + DEPTH, 40, 15]),
    architraveHatch: hatch([40, FACE - 15, 40, 15], 5) + hatch([40, FACE + DEPTH, 40, 15], 5),
    frame,
    frameHatch:
      hatch([FRAME, FACE, FRAME_WIDTH, leaf + 1.5], 6) +
      hatch([FRAME, inner, FRAME_WIDTH + STOP, DEPTH - leaf - 1.5], 6),
    strips: boxes(...stripBoxes(door)),
    seals: stripBoxes(door)
      .map(([x, y, width, height]) => `M${x + width} ${y + height / 2}h${GAP}`)
      .join(''),
    core: boxes(core),
    coreGrain: row(Math.floor((leaf - 9) / grain) + 1, (index) => {
      const y = FACE + 5 + index * grain;
      return `M${LEAF + LIPPING + 4 + (index % 2) * 4} ${y}H${OPENING - 3}`;
    }),
    faces: `M${LEAF + LIPPING} ${FACE + 3.5}H${OPENING}M${LEAF + LIPPING} ${FACE + leaf - 3.5}H${OPENING}`,
    edging: boxes(...edging, ...beads),
    edgingHatch: [...edging, ...beads].map((box) => hatch(box, 4)).join(''),
    glass: boxes([OPENING + LIPPING + 3, middle - GLASS / 2, END - OPENING - LIPPING - 3, GLASS]),
    extensions:
      `M${FRAME} ${FACE + DEPTH + 20}v24M${FRAME + FRAME_WIDTH} ${FACE + DEPTH + 4}v62` +
      `M${LEAF} ${FACE + leaf + 4}V${FACE + DEPTH + 44}M${LEAF - GAP + STOP} ${FACE + DEPTH + 4}v62` +
      `M${END} ${FACE}h20M${END} ${FACE + leaf}h20`,
    opposite: `M${OPENING + LIPPING + BEAD} ${FACE}H${END}M${OPENING + LIPPING + BEAD} ${FACE + leaf}H${END}`,
  };
}
