type Minutes = 30 | 60;

/** A part that has a mark on the drawing. */
interface DoorPart {
  readonly name: string;
  /** Description for each rating, or one text for both. */
  readonly is: string | Readonly<Record<Minutes, string>>;
}

/**
 * The parts in the order of their marks: first those in the section, then those in the elevation.
 */
const doorParts = {
  leaf: {
    name: 'Leaf',
    is: {30: '44 mm thick, with a solid core', 60: '54 mm thick, with a denser solid core'},
  },
  lipping: {name: 'Lipping', is: 'Hardwood, 8 mm, on both long edges'},
  strip: {
    name: 'Intumescent strips',
    is: {
      30: 'One, 15 × 4 mm, in both jambs and the head',
      60: 'Two side by side, each 15 × 4 mm, in both jambs and the head',
    },
  },
  seal: {
    name: 'Gap and smoke seal',
    is: {
      30: '3 mm, plus or minus 1 mm; in an FD30S door, a seal across the gap holds back cold smoke too',
      60: '3 mm, plus or minus 1 mm; in an FD60S door, a seal across the gap holds back cold smoke too',
    },
  },
  frame: {
    name: 'Frame',
    is: {30: 'Solid timber, 32 mm, with a 12 mm stop', 60: 'Hardwood, 32 mm, with a 12 mm stop'},
  },
  packing: {
    name: 'Joint to the wall',
    is: 'Packed and fire-stopped as specified in the test report',
  },
  glass: {
    name: 'Glass, if any',
    is: 'Fire-resisting, in the beads and lining it was tested with, and no larger than the size tested',
  },
  hinges: {
    name: 'Hinges',
    is: {
      30: 'Three, of the tested type',
      60: 'Three, of the tested type, with pads if the door was tested with them',
    },
  },
  closer: {name: 'Closer', is: 'Of the tested type, power size 3 or above'},
  label: {name: 'Label', is: 'On the top or hanging edge: rating, number and certificate'},
  threshold: {
    name: 'Threshold',
    is: 'Where smoke must be held back: a gap of 3 mm at most, or a drop-down seal',
  },
} satisfies Record<string, DoorPart>;

type PartId = keyof typeof doorParts;

const ids = Object.keys(doorParts) as PartId[];

/** The mark of each part, on the drawing and in the schedule. */
export const doorMarks = Object.fromEntries(
  ids.map((id, index) => [id, String(index + 1)]),
) as Record<PartId, string>;

export const markedParts = ids.map((id) => {
  const part: DoorPart = doorParts[id];
  return {...part, mark: doorMarks[id]};
});
