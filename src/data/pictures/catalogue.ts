/**
 * The picture catalogue: what each scale model shows and how it may be cropped.
 *
 * One entry per master in `art/masters`. `npm run pictures` encodes the masters
 * and writes `manifest.generated.json` (sizes) and `src/css/generated/pictures.css` (crops).
 */
export interface CatalogueEntry {
  /** Alternative text. Always begins with what kind of model it is. */
  readonly alt: string;
  /** The point that must stay in view when the picture is cropped, in per cent of width and height. */
  readonly focus: readonly [x: number, y: number];
}

export const catalogue = {
  city: {
    alt: 'Scale model of a city block: timber tower under construction, tower crane, steel frame, scaffolded terrace',
    focus: [62, 50],
  },
  studio: {
    alt: 'Scale model of a gabled house on an architect’s oak table, with a half-unrolled floor plan, scale rule, vermilion pencil and brass desk lamp',
    focus: [62, 55],
  },
  pavilion: {
    alt: 'Scale model of a cultural pavilion with a thin floating roof on slender columns beside a reflecting pool on contoured card terrain',
    focus: [70, 48],
  },
  drawing: {
    alt: 'Scale model of a house section rising out of its own floor plan on a drawing sheet, vermilion pencil alongside',
    focus: [68, 48],
  },
  house3d: {
    alt: 'Scale model of a white card house with a vermilion door and a new oak-clad extension in a garden',
    focus: [64, 55],
  },
  stair: {
    alt: 'Scale model of a helical oak staircase with dark balusters in a curved white wall',
    focus: [70, 50],
  },
  kitchen: {
    alt: 'Scale model of an oak kitchen with a stone-topped island, an open drawer and three vermilion pendant lamps',
    focus: [66, 52],
  },
  wardrobe: {
    alt: 'Scale model of a fitted oak wardrobe under a sloping attic roof, two doors open to rails, shelves and drawers',
    focus: [58, 50],
  },
  firedoor: {
    alt: 'Scale model of two fire-rated oak door leaves, 30 and 60 minutes, cut away to show core layers and vermilion intumescent strips',
    focus: [76, 45],
  },
  sash: {
    alt: 'Scale model of an oak sash window in a slice of white brick wall',
    focus: [74, 45],
  },
  bench: {
    alt: 'Scale model of a joiner’s bench with plane, shavings and a dovetailed board',
    focus: [60, 55],
  },
  steel: {
    alt: 'Scale model of a primer-red steel frame with a beam on the crane hook',
    focus: [55, 50],
  },
  office: {
    alt: 'Scale model of an eight-storey office building with deep oak fins, street-level shops and a red double-decker bus',
    focus: [66, 55],
  },
  terrace: {
    alt: 'Scale model of a Victorian terrace with one house in brass scaffold, a new oak roof going on and a skip at the kerb',
    focus: [62, 55],
  },
  fitout: {
    alt: 'Scale model of two office bays: bare Category A on the left, furnished Category B on the right',
    focus: [65, 55],
  },
  measured: {
    alt: 'Scale model of building materials stacked by size with a brass calliper and one red tag',
    focus: [55, 55],
  },
  siteplan: {
    alt: 'Scale model of a construction site: vermilion hoarding, stacked cabins, a half-built frame and a tower-crane mast going up',
    focus: [62, 55],
  },
  lobby: {
    alt: 'Scale model of a bright office lobby with a glass facade and oak reception desk, a cleaner mopping beside a vermilion trolley',
    focus: [54, 60],
  },
  night: {
    alt: 'Scale model of an office building at night with a lit lobby, gatehouse and barrier',
    focus: [60, 55],
  },
  training: {
    alt: 'Scale model of a security briefing room with rows of chairs, a lectern and a vermilion practice barrier, from above',
    focus: [78, 62],
  },
  house: {
    alt: 'Scale model of a house cut open, heating and plumbing in vermilion',
    focus: [62, 50],
  },
  emergency: {
    alt: 'Scale model of a building corner at night, a response van with a glowing beacon on wet ground and one lit open door',
    focus: [65, 70],
  },
  plantroom: {
    alt: 'Scale model of a plant room: boilers, pumps and ducts, with one vermilion pipe run through it',
    focus: [72, 58],
  },
  facilities: {
    alt: 'Scale model of a four-storey office in section, floors like shelves, roof plant in vermilion',
    focus: [62, 50],
  },
  hq: {
    alt: 'Scale model of the estuary headquarters: sawtooth timber workshop, jetty and barge on layered-card water',
    focus: [62, 55],
  },
  factory: {
    alt: 'Scale model of a joinery workshop with its roof partly off, showing benches, oak window frames and red fire doors',
    focus: [58, 55],
  },
  manila: {
    alt: 'Scale model of twin twelve-storey towers with planted balconies and a red sky bridge above a palm-lined street',
    focus: [82, 45],
  },
  newyork: {
    alt: 'Scale model of a New York cast-iron corner building with a glowing double-height shop and an oak water tower',
    focus: [64, 50],
  },
  hotelusa: {
    alt: 'Scale model of a low hillside building in Los Angeles with a long cantilever and oak soffit',
    focus: [60, 50],
  },
  riyadh: {
    alt: 'Scale model of a courtyard hotel with carved oak screens, arcades, palms and a pool',
    focus: [62, 55],
  },
  notfound: {
    alt: 'Scale model of a lone doorway with its vermilion door ajar, a stair that leads nowhere and a tiny figure with a plan',
    focus: [58, 55],
  },
} as const satisfies Record<string, CatalogueEntry>;

/** Name of a picture in the catalogue. */
export type PictureName = keyof typeof catalogue;
