/**
 * A part of the drawing: name, explanation, position of its mark, and the point that the mark
 * refers to.
 */
interface Part {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly to: readonly [x: number, y: number];
}

/*
 * The parts of both halves, in the drawing's centimetres. They summarise
 * docs/construction/fit-out.mdx, with "usually" because leases divide the work differently.
 */
const landlord: readonly Part[] = [
  {
    name: 'Raised floor',
    text: 'Levelled and numbered, with floor boxes on a grid',
    x: 520,
    y: 290,
    to: [535, 357],
  },
  {
    name: 'Ceiling',
    text: 'Suspended ceiling or finished soffit',
    x: 560,
    y: 134,
    to: [545, 84],
  },
  {
    name: 'Lighting',
    text: 'To the base design, with tested emergency lighting',
    x: 280,
    y: 140,
    to: [270, 80],
  },
  {
    name: 'Heating, cooling and air',
    text: 'From the landlord’s plant, ready to be divided up',
    x: 170,
    y: 144,
    to: [170, 60],
  },
  {
    name: 'Detection and sprinklers',
    text: 'For an open floor, with fire stopping at the risers',
    x: 440,
    y: 146,
    to: [440, 92],
  },
  {
    name: 'Heating at the façade',
    text: 'If the base design includes it',
    x: 88,
    y: 296,
    to: [44, 361],
  },
];

const occupier: readonly Part[] = [
  {
    name: 'Partitions and doors',
    text: 'Built up to the slab above where the rating requires it',
    x: 254,
    y: 180,
    to: [304, 150],
  },
  {
    name: 'Changes to services',
    text: 'Ventilation, sprinklers and detectors changed to suit the rooms',
    x: 440,
    y: 134,
    to: [400, 62],
  },
  {
    name: 'Power and data',
    text: 'Run under the floor, with every point tested',
    x: 141,
    y: 196,
    to: [141, 362],
  },
  {
    name: 'Screens and sound',
    text: 'Fixed to supports inside the wall',
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
    text: 'In weeks 9 and 10 of the programme below',
    x: 590,
    y: 290,
    to: [594, 353],
  },
  {
    name: 'Tea point and joinery',
    text: 'We fit the drains first and the joinery last',
    x: 664,
    y: 136,
    to: [722, 172],
  },
];

function marked(parts: readonly Part[], first: number) {
  return parts.map((part, index) => ({...part, mark: String(first + index)}));
}

/** The parts with their marks, numbered across both halves. */
export const fitOutParts = {
  landlord: marked(landlord, 1),
  occupier: marked(occupier, landlord.length + 1),
};
