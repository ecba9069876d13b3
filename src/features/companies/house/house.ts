import type {Frame} from '@site/src/components/drawing/Drawing';

/*
 * The house of the picture `house3d`, as its model was built. Positions are in centimetres from the
 * outer corner at the back left; the front is at the bottom of the plan. The back, which the picture
 * does not show, is drawn here only.
 */

/** Corner at the back left, width and depth, in centimetres. */
type Rectangle = readonly [x: number, y: number, width: number, depth: number];

interface Room {
  readonly name: string;
  /** The parts of its floor. Example: two for an L-shaped room. */
  readonly floor: readonly Rectangle[];
  /** Centre of its mark on the plan. */
  readonly at: readonly [x: number, y: number];
  /** Centre of its mark in the section, if the section cuts it. */
  readonly inSection?: readonly [x: number, y: number];
}

/** The rooms of the ground floor in the order of their numbers. */
const ROOMS: readonly Room[] = [
  {name: 'Hall and stair', floor: [[310, 150, 180, 480]], at: [445, 560], inSection: [445, -245]},
  {name: 'Living room', floor: [[30, 30, 270, 600]], at: [165, 330], inSection: [165, -55]},
  {name: 'Cloakroom', floor: [[310, 30, 180, 110]], at: [372, 105]},
  {name: 'Utility room', floor: [[500, 30, 210, 210]], at: [565, 165]},
  {name: 'Passage', floor: [[500, 250, 210, 140]], at: [605, 320]},
  {name: 'Study', floor: [[500, 400, 210, 230]], at: [610, 575], inSection: [655, -215]},
  {
    name: 'Kitchen and dining room',
    floor: [
      [740, 225, 735, 435],
      [765, 660, 710, 290],
    ],
    at: [1060, 630],
    inSection: [1100, -180],
  },
];

/** Square centimetres in a square metre. */
const SQUARE_METRE = 1e4;

export const rooms = ROOMS.map((room, index) => ({
  ...room,
  mark: String(index + 1),
  /** In square metres, to two decimal places. */
  area: room.floor.reduce((sum, [, , width, depth]) => sum + width * depth, 0) / SQUARE_METRE,
}));

export const totalArea = rooms.reduce((sum, {area}) => sum + area, 0);

interface Opening {
  readonly mark: string;
  readonly name: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly made: string;
  /** Centres of its marks on the plan. */
  readonly at: readonly (readonly [x: number, y: number])[];
}

/** Doors, windows and roof lights of the ground floor. */
export const openings: readonly Opening[] = [
  {
    mark: 'D1',
    name: 'Front door',
    width: 1000,
    height: 2250,
    count: 1,
    made: 'Four panels, painted vermilion',
    at: [[370, 697]],
  },
  {
    mark: 'D2',
    name: 'Sliding doors to the deck',
    width: 5500,
    height: 3000,
    count: 1,
    made: 'Four panes in dark aluminium frames',
    at: [[1262, 905]],
  },
  {
    mark: 'W1',
    name: 'Front windows',
    width: 1100,
    height: 1700,
    count: 2,
    made: 'Timber sashes of two panes each',
    at: [
      [125, 697],
      [615, 697],
    ],
  },
  {
    mark: 'W2',
    name: 'Living room, back',
    width: 1300,
    height: 1500,
    count: 1,
    made: 'Timber sash',
    at: [[165, 75]],
  },
  {
    mark: 'W3',
    name: 'Cloakroom',
    width: 600,
    height: 1000,
    count: 1,
    made: 'Timber casement, obscured glass',
    at: [[400, -42]],
  },
  {
    mark: 'W4',
    name: 'Utility room',
    width: 900,
    height: 1500,
    count: 1,
    made: 'Timber sash',
    at: [[605, -42]],
  },
  {
    mark: 'W5',
    name: 'Kitchen, side',
    width: 3000,
    height: 1700,
    count: 1,
    made: 'One pane in a projecting oak frame',
    at: [[1428, 797]],
  },
  {
    mark: 'R1',
    name: 'Roof lights',
    width: 1200,
    height: 2800,
    count: 3,
    made: 'Flat glass on white kerbs',
    at: [
      [950, 700],
      [1170, 700],
      [1390, 700],
    ],
  },
];

/** A row of dimensions along an axis, from point to point, in centimetres. */
export interface DimensionString {
  /** Distance of the row from the origin, across the axis. */
  readonly offset: number;
  readonly along: 'x' | 'y';
  readonly points: readonly number[];
}

/** The dimension strings of the plan. */
export const planStrings = {
  back: {along: 'x', offset: -95, points: [0, 100, 230, 370, 430, 560, 650, 740]},
  front: {along: 'x', offset: 870, points: [0, 70, 180, 320, 420, 560, 670, 740]},
  extensionFront: {along: 'x', offset: 1165, points: [740, 860, 1410, 1500]},
  overall: {along: 'x', offset: 1240, points: [0, 740, 1500]},
  left: {along: 'y', offset: -125, points: [0, 660, 975]},
  right: {along: 'y', offset: 1600, points: [0, 200, 520, 820, 975]},
} satisfies Record<string, DimensionString>;

/** The overall dimensions of the halves that phones show. */
export const halfStrings = {
  houseLength: {along: 'x', offset: 975, points: [0, 740]},
  houseDepth: {along: 'y', offset: -125, points: [0, 660]},
  extensionLength: {along: 'x', offset: 1240, points: [740, 1500]},
} satisfies Record<string, DimensionString>;

/** Clear heights in the section: the ground floor, and the extension. Upwards is negative. */
export const sectionStrings = {
  house: {along: 'y', offset: 520, points: [-285, 0]},
  extension: {along: 'y', offset: 785, points: [-310, -3]},
} satisfies Record<string, DimensionString>;

/** The distances between the points of a string, in millimetres. */
export function dimensions({points}: DimensionString): number[] {
  return points.slice(1).map((point, index) => (point - (points[index] ?? 0)) * 10);
}

/** The part of a drawing that phones show at a time, cut at the wall between old and new. */
export interface Half {
  readonly frame: Frame;
  /** Path round the lines that belong to this half. */
  readonly clip: string;
  /** Path of the line along which the drawing breaks off. */
  readonly breakLine?: string;
  readonly strings: readonly DimensionString[];
}

export interface Views {
  readonly whole: Frame;
  readonly house: Half;
  readonly extension: Half;
}

export const planViews: Views = {
  whole: {left: -150, top: -160, width: 1860, height: 1430},
  house: {
    frame: {left: -132, top: -150, width: 880, height: 1135},
    // The eave of the extension in front of the house is left out.
    clip: 'M-150 -200H742V662H690V1000H-150z',
    strings: [planStrings.back, planStrings.front, halfStrings.houseLength, halfStrings.houseDepth],
  },
  extension: {
    frame: {left: 674, top: -25, width: 1080, height: 1275},
    // The furniture along the wall of the house is left out.
    clip: 'M684 -25V33H707V238H684V252H707V388H684V402H707V627H684V1250H1750V-25z',
    breakLine: 'M684 -20V305l-10 6 20 12-10 6V680',
    strings: [planStrings.extensionFront, halfStrings.extensionLength, planStrings.right],
  },
};

export const sectionViews: Views = {
  whole: {left: -195, top: -1050, width: 1905, height: 1190},
  house: {
    frame: {left: -190, top: -1030, width: 960, height: 1155},
    clip: 'M-195 -1050H770V-660H742V85H770V140H-195z',
    strings: [sectionStrings.house],
  },
  extension: {
    frame: {left: 674, top: -460, width: 1030, height: 590},
    clip: 'M684 -445H1710V140H684z',
    breakLine: 'M684 125V-140l-10 -6 20 -12-10 -6V-445H713l6 -10 12 20 6 -10H764',
    strings: [sectionStrings.extension],
  },
};

/** A layer or part of the detail. */
interface Part {
  readonly name: string;
  readonly text: string;
  /** Thickness in millimetres, if it is part of the wall or of the roof edge. */
  readonly wall?: number;
  readonly roof?: number;
  readonly x: number;
  readonly y: number;
  readonly to: readonly [x: number, y: number];
}

const PARTS: readonly Part[] = [
  {
    name: 'Oak boards',
    text: 'Upright, with open joints, so that they dry from both sides',
    wall: 20,
    x: 330,
    y: 150,
    to: [242, 150],
  },
  {
    name: 'Battens and air',
    text: 'Air enters at the foot and leaves under the soffit',
    wall: 38,
    x: 330,
    y: 270,
    to: [212, 270],
  },
  {
    name: 'Sheathing and membrane',
    text: 'Stiffens the frame and keeps out the wind',
    wall: 12,
    x: 330,
    y: 390,
    to: [186, 390],
  },
  {
    name: 'Studs, filled with insulation',
    text: 'The frame that carries the roof',
    wall: 140,
    x: -80,
    y: 270,
    to: [100, 270],
  },
  {
    name: 'Lining',
    text: 'Plasterboard on insulation, with the airtight layer behind it',
    wall: 40,
    x: -80,
    y: 150,
    to: [20, 150],
  },
  {
    name: 'Ceiling',
    text: 'Plasterboard, on a level with the soffit outside',
    roof: 15,
    x: -270,
    y: 70,
    to: [-240, -8],
  },
  {
    name: 'Joists',
    text: 'They run on over the wall and carry the overhang',
    roof: 195,
    x: -270,
    y: -112,
    to: [-200, -112],
  },
  {
    name: 'Insulation over the wall',
    text: 'Packed between the joists, so that wall and roof are warm without a gap',
    x: 330,
    y: -112,
    to: [200, -112],
  },
  {name: 'Deck', text: 'Plywood, glued and screwed', roof: 18, x: 450, y: -140, to: [420, -219]},
  {
    name: 'Insulation boards',
    text: 'Two layers with staggered joints',
    roof: 150,
    x: -270,
    y: -303,
    to: [-200, -303],
  },
  {
    name: 'Waterproof membrane',
    text: 'In one piece from the roof over the kerb, drawn in red',
    roof: 2,
    x: 250,
    y: -455,
    to: [290, -381],
  },
  {
    name: 'Kerb and capping',
    text: 'Turn the water back to the roof',
    roof: 40,
    x: 560,
    y: -485,
    to: [642, -405],
  },
  {
    name: 'Oak fascia',
    text: 'Covers the whole depth of the roof',
    x: 590,
    y: -60,
    to: [680, -60],
  },
];

/** The parts of the detail with their letters. */
export const parts = PARTS.map((part, index) => ({
  ...part,
  mark: 'abcdefghijklm'.charAt(index),
}));

export const detailFrame: Frame = {left: -345, top: -540, width: 1225, height: 1295};

function thickness(of: 'wall' | 'roof'): number {
  return parts.reduce((sum, part) => sum + (part[of] ?? 0), 0);
}

/** Overall thickness of the wall and depth of the roof edge, in millimetres. */
export const detailTotals = {wall: thickness('wall'), roof: thickness('roof')};
