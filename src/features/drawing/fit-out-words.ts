/** A part of the drawing: its name, what is meant, where its mark stands and to what it points. */
interface Part {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly to: readonly [x: number, y: number];
}

/*
 * The parts of both halves in the drawing's centimetres. They say what docs/construction/fit-out.mdx
 * says at length; "usually", because leases divide the work differently.
 */
const landlord: readonly Part[] = [
  {
    name: 'Raised floor',
    text: 'Levelled and numbered, with floor boxes to a grid',
    x: 520,
    y: 290,
    to: [535, 357],
  },
  {
    name: 'Ceiling',
    text: 'Suspended, or the soffit finished',
    x: 560,
    y: 134,
    to: [545, 84],
  },
  {
    name: 'Lighting',
    text: 'To the base design, emergency lighting tested',
    x: 280,
    y: 140,
    to: [270, 80],
  },
  {
    name: 'Heating, cooling and air',
    text: 'On the landlord’s plant, set up to be divided',
    x: 170,
    y: 144,
    to: [170, 60],
  },
  {
    name: 'Detection and sprinklers',
    text: 'For an open floor; risers fire-stopped',
    x: 440,
    y: 146,
    to: [440, 92],
  },
  {
    name: 'Heating at the façade',
    text: 'Where the base design has it',
    x: 88,
    y: 296,
    to: [44, 361],
  },
];

const occupier: readonly Part[] = [
  {
    name: 'Partitions and doors',
    text: 'To the slab above where the rating needs it',
    x: 254,
    y: 180,
    to: [304, 150],
  },
  {
    name: 'Services altered',
    text: 'Air, sprinklers and detectors follow the rooms',
    x: 440,
    y: 134,
    to: [400, 62],
  },
  {
    name: 'Power and data',
    text: 'Under the floor, tested point by point',
    x: 141,
    y: 196,
    to: [141, 362],
  },
  {
    name: 'Screens and sound',
    text: 'With blocking in the wall to carry them',
    x: 376,
    y: 184,
    to: [314, 216],
  },
  {
    name: 'Furniture and signs',
    text: 'Bought by you or by us',
    x: 440,
    y: 236,
    to: [440, 283],
  },
  {
    name: 'Floor finishes and decoration',
    text: 'Weeks 9 and 10 of the programme below',
    x: 590,
    y: 290,
    to: [594, 353],
  },
  {
    name: 'Tea point and joinery',
    text: 'Drains first, joinery last',
    x: 664,
    y: 136,
    to: [722, 172],
  },
];

function marked(parts: readonly Part[], first: number) {
  return parts.map((part, index) => ({...part, mark: String(first + index)}));
}

/** The parts with their marks, numbered through both halves. */
export const fitOutParts = {
  landlord: marked(landlord, 1),
  occupier: marked(occupier, landlord.length + 1),
};
