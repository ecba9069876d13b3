import type {CatalogueEntry} from './catalogue.schema';

/**
 * The scale models. A real group that keeps some, and has read what they and their captions show,
 * writes `example: false`.
 */
export const models = {example: true};

/**
 * The picture catalogue: what each picture shows and how it may be cropped.
 *
 * It has one entry per master in `pictures/masters`. After a change, run `npm run pictures`, which
 * encodes the masters and writes `manifest.generated.json` for the browser. The build turns crops
 * and framings into CSS rules.
 */
export const catalogue = {
  city: {
    alt: 'Scale model of a city block: timber tower under construction, tower crane, steel frame, scaffolded terrace',
    scale: '1:150',
    focus: [80, 50],
    phone: {zoom: 172, focus: 63},
  },
  tower0: {
    alt: 'Scale model of a city block with an empty plot in its middle, set out with a vermilion line on four pegs',
    scale: '1:150',
    focus: [55, 50],
  },
  tower1: {
    alt: 'Scale model of the plot with a white grid, three trial pits with heaps of earth, and a vermilion drill rig',
    scale: '1:150',
    focus: [55, 50],
  },
  tower2: {
    alt: 'Scale model of the plot with a tower of three solid timber blocks inside a vermilion wire outline',
    scale: '1:150',
    focus: [55, 50],
  },
  tower3: {
    alt: 'Scale model of the tower as white floors round a vermilion core, cut open at the near corner',
    scale: '1:150',
    focus: [55, 50],
  },
  tower4: {
    alt: 'Scale model of the tower’s open frame with timber columns, and one part of its front in oak and glass inside a vermilion frame',
    scale: '1:150',
    focus: [55, 50],
  },
  tower5: {
    alt: 'Scale model of the tower under a vermilion crane: six storeys clad in oak, open floors above, workers on top, a vermilion hoarding round the site',
    scale: '1:150',
    focus: [55, 50],
  },
  tower6: {
    alt: 'Scale model of the finished oak tower with new trees round it and a vermilion cleaning cradle just below its roof',
    scale: '1:150',
    focus: [55, 50],
  },
  tower7: {
    alt: 'Scale model of the oak tower in use: lit windows, people and trees on the pavement, two cleaners in a vermilion cradle half-way up',
    scale: '1:150',
    focus: [55, 50],
  },
  studio: {
    alt: 'Scale model of a gabled house on an architect’s oak table, with a half-unrolled floor plan, scale rule, vermilion pencil and brass desk lamp',
    scale: '1:100',
    focus: [75, 55],
    phone: {zoom: 150, focus: 61},
  },
  pavilion: {
    alt: 'Scale model of a cultural pavilion with a thin floating roof on slender columns beside a reflecting pool on contoured card terrain',
    focus: [95, 48],
  },
  drawing: {
    alt: 'Scale model of a house section rising out of its own floor plan on a drawing sheet, vermilion pencil alongside',
    scale: '1:50',
    focus: [90, 48],
  },
  dusk: {
    alt: 'Scale model of a white card house at dusk with lit windows, a vermilion door and a glowing oak-clad extension in a dark garden',
    scale: 'about 1:30',
    focus: [75, 50],
    phone: {zoom: 136, focus: 64},
  },
  house3d: {
    alt: 'Scale model of a white card house with a vermilion door and a new oak-clad extension in a garden',
    scale: 'about 1:30',
    focus: [90, 55],
  },
  extension: {
    alt: 'Scale model of an oak-clad extension with a wide glazed front, a lit dining table inside and a deck before it',
    scale: '1:30',
    focus: [45, 50],
  },
  stair: {
    alt: 'Scale model of a helical oak staircase with dark balusters rising to a landing in a curved white wall, a vermilion pencil on the floor',
    scale: '1:10',
    focus: [74, 50],
    phone: {zoom: 150, focus: 67},
    lift: 4,
  },
  handrail: {
    alt: 'Scale model of the foot of a helical oak staircase, close up: two newels with brass caps, a curved handrail and dark balusters',
    scale: '1:10',
    focus: [70, 50],
  },
  kitchen: {
    alt: 'Scale model of an oak kitchen with a stone-topped island, an open drawer and three vermilion pendant lamps',
    scale: '1:6.5',
    focus: [95, 52],
  },
  island: {
    alt: 'Scale model of a kitchen island, close up: an open dovetailed drawer in oak under a dark stone top',
    scale: '1:6.5',
    focus: [65, 50],
  },
  wardrobe: {
    alt: 'Scale model of a fitted oak wardrobe under a sloping attic roof, two doors open to show rails, shelves and drawers',
    scale: '1:6.5',
    focus: [85, 50],
  },
  firedoor: {
    alt: 'Scale model of two fire-rated oak door leaves, 30 and 60 minutes, cut away to show core layers and vermilion intumescent strips',
    scale: '1:5',
    focus: [77, 45],
  },
  sash: {
    alt: 'Scale model of an oak sash window in a slice of white brick wall',
    scale: '1:5',
    focus: [78, 45],
  },
  sashlifts: {
    alt: 'Scale model of a raised oak sash, close up: glazing bars and two brass lifts in a white brick wall',
    scale: '1:5',
    focus: [48, 50],
  },
  sashsill: {
    alt: 'Scale model of the lower half of an oak sash window in white brick, its inner sash raised over the sill, with two oak offcuts and a vermilion pencil on the bench',
    scale: '1:5',
    focus: [50, 50],
  },
  bench: {
    alt: 'Scale model of a joiner’s bench with a dovetailed oak and walnut box, its front not yet fitted, a plane, mallet, chisel, try square and vermilion pencil',
    scale: '1:4',
    focus: [80, 55],
  },
  steel: {
    alt: 'Scale model of a primer-red steel frame with a beam on the crane hook',
    scale: '1:100',
    focus: [62, 50],
    phone: {zoom: 145, focus: 66},
    lift: 2.4,
  },
  office: {
    alt: 'Scale model of an eight-storey office building with deep oak fins, street-level shops and a red double-decker bus',
    scale: '1:200',
    focus: [92, 55],
    phone: {zoom: 150, focus: 67},
  },
  terrace: {
    alt: 'Scale model of a Victorian terrace with one house in brass scaffolding, a new oak roof going on and a skip at the kerb',
    scale: '1:50',
    focus: [90, 55],
    phone: {zoom: 140, focus: 64},
  },
  rafters: {
    alt: 'Scale model of a Victorian terrace from near: new oak rafters on one house, behind brass scaffolding with a vermilion tub on a hoist',
    scale: '1:50',
    focus: [58, 70],
  },
  fitout: {
    alt: 'Scale model of two office bays: bare Category A on the left, furnished Category B on the right',
    scale: '1:50',
    focus: [95, 55],
    phone: {zoom: 135, focus: 63},
  },
  bays: {
    alt: 'Scale model of two whole office bays: bare Category A on the left, furnished Category B on the right',
    scale: '1:50',
    focus: [95, 55],
    phone: {zoom: 140, focus: 63},
  },
  fitouta: {
    alt: 'Scale model of an empty office floor: metal floor tiles from wall to wall, a partly tiled ceiling with lights, ducts and red sprinkler pipes above it',
    scale: '1:50',
    focus: [50, 50],
  },
  fitoutb: {
    alt: 'Scale model of the same office floor in use: desks with green screens, a partition, a tea point and an oak meeting room under the same ceiling',
    scale: '1:50',
    focus: [50, 50],
  },
  measured: {
    alt: 'Scale model of building materials stacked by size with a brass calliper and one red tag',
    scale: '1:10',
    focus: [95, 55],
    phone: {zoom: 140, focus: 64},
  },
  calliper: {
    alt: 'Scale model of a brick in the jaws of a brass calliper, close up, with stacks of slates, bricks and blocks behind and one red tag',
    focus: [20, 60],
  },
  siteplan: {
    alt: 'Scale model of a construction site: vermilion hoarding, stacked cabins, a half-built frame and a tower-crane mast going up',
    scale: '1:60',
    focus: [85, 55],
    phone: {zoom: 130, focus: 61},
    lift: 1.2,
  },
  cabins: {
    alt: 'Scale model of the gate of a construction site: a marshal and a lorry between vermilion hoardings, and white cabins on three levels behind',
    scale: '1:60',
    focus: [82, 50],
  },
  lobby: {
    alt: 'Scale model of a bright office lobby with a glass facade and oak reception desk, a cleaner mopping beside a vermilion trolley',
    scale: '1:50',
    focus: [62, 60],
    phone: {zoom: 136, focus: 63},
  },
  desk: {
    alt: 'Scale model of an oak reception desk with a white top before a wall of upright oak slats, a receptionist in red behind it',
    scale: '1:50',
    focus: [50, 60],
  },
  lobbydawn: {
    alt: 'Scale model of an office lobby before dawn with a glass facade and oak reception desk: cleaners in red mop, vacuum and wipe the desk beside a vermilion trolley',
    scale: '1:50',
    focus: [62, 60],
    phone: {zoom: 136, focus: 63},
    dark: true,
  },
  lobbycleaners: {
    alt: 'Scale model of an office lobby before dawn: under warm lamps, cleaners in red mop, vacuum and wipe the desk beside a vermilion trolley',
    scale: '1:50',
    focus: [75, 50],
  },
  lobbyarrivals: {
    alt: 'Scale model of an office lobby in low morning sun: people arrive through the glass front, a receptionist and an officer in red meet them',
    scale: '1:50',
    focus: [75, 50],
  },
  lobbylunch: {
    alt: 'Scale model of an office lobby in bright sun: people sit, talk and walk, a cleaner in red at the table with a vermilion trolley nearby',
    scale: '1:50',
    focus: [75, 50],
  },
  lobbypatrol: {
    alt: 'Scale model of an office lobby at night: an officer in red walks across the floor, another stands at the lit desk, the last visitor leaves',
    scale: '1:50',
    focus: [75, 50],
  },
  lobbynight: {
    alt: 'Scale model of an empty office lobby in moonlight: one lamp lights the reception desk, with an officer in red behind it',
    scale: '1:50',
    focus: [75, 50],
  },
  trolley: {
    alt: 'Scale model of an office lobby at eye level: a cleaner mopping the polished floor, a vermilion cleaning trolley in front of the oak desk',
    scale: '1:50',
    focus: [72, 60],
  },
  docklands: {
    alt: 'Scale model of a twelve-storey office beside a dock before dawn: a cleaner on each of six lit floors, a vermilion night bus at the kerb, a train without lights on a viaduct behind',
    scale: '1:110',
    focus: [80, 50],
    phone: {zoom: 150, focus: 64},
  },
  dock: {
    alt: 'Scale model of a twelve-storey office before dawn, seen over the water of a dock that mirrors its lit floors: a vermilion night bus at the kerb, a train on a viaduct',
    scale: '1:110',
    focus: [72, 50],
    phone: {zoom: 150, focus: 68},
  },
  glass: {
    alt: 'Scale model of one lit office floor before dawn: a cleaner vacuums between the desks, a vermilion trolley stands beside two bays of dull, streaked glass',
    scale: '1:110',
    focus: [55, 50],
  },
  patrol: {
    alt: 'Scale model of a river bend at night from above: eleven sites along one road, each with one lit lamp, a vermilion van on the road and boats on pontoons',
    scale: '1:250',
    focus: [85, 55],
    phone: {zoom: 150, focus: 66},
    lift: 1.5,
  },
  flood: {
    alt: 'Scale model of a flooded road at night: a vermilion van and its driver at the edge of the water, marker posts in it, the road and lit sites beyond',
    scale: '1:250',
    focus: [70, 55],
  },
  night: {
    alt: 'Scale model of an office building at night with a lit lobby, a few lit rooms above, gatehouse and barrier',
    scale: '1:100',
    focus: [60, 55],
    phone: {zoom: 114, focus: 52},
    lift: 3.5,
    dark: true,
  },
  nightwatch: {
    alt: 'Scale model of an office building at night, seen over its gate: gatehouse with lit screens, vermilion barrier, lit lobby, one person on the pavement',
    scale: '1:100',
    focus: [75, 60],
    phone: {zoom: 126, focus: 59},
    lift: 3.5,
    dark: true,
  },
  gate: {
    alt: 'Scale model of a gatehouse at night: two lit screens inside, an officer with a list beside the vermilion barrier, a lit lobby behind',
    scale: '1:100',
    focus: [76, 60],
  },
  training: {
    alt: 'Scale model of a security briefing room with tables and chairs for twelve, a lectern and a vermilion practice barrier, from above',
    scale: '1:50',
    focus: [90, 62],
    phone: {zoom: 138, focus: 64},
  },
  practice: {
    alt: 'Scale model of a security briefing room with tables and chairs for twelve, a lectern and a vermilion practice barrier, whole, from above',
    scale: '1:50',
    focus: [88, 55],
    phone: {zoom: 130, focus: 60},
    lift: 4.5,
  },
  house: {
    alt: 'Scale model of a house cut open, heating and plumbing in vermilion',
    scale: '1:25',
    focus: [85, 50],
    phone: {zoom: 160, focus: 69},
    lift: 1.5,
  },
  emergency: {
    alt: 'Scale model of the corner of a building at night: a response van with a glowing beacon on wet ground, one open door with light inside and a boarded-up window beside it',
    scale: '1:50',
    focus: [85, 70],
    phone: {zoom: 130, focus: 61},
    dark: true,
  },
  van: {
    alt: 'Scale model of a response van at night with a glowing beacon and headlamps, one lit open door behind it and a technician walking towards them',
    scale: '1:50',
    focus: [45, 65],
  },
  plantroom: {
    alt: 'Scale model of a plant room: boilers, pumps and ducts, with one vermilion pipe running through it',
    scale: '1:50',
    focus: [95, 58],
    phone: {zoom: 140, focus: 64},
  },
  boilers: {
    alt: 'Scale model of a plant room, close up: three pumps on a vermilion pipe run, boilers and two engineers behind',
    scale: '1:50',
    focus: [80, 55],
  },
  facilities: {
    alt: 'Scale model of a four-storey office in section, floors like shelves, with an officer, a cleaner, a technician and an engineer in vermilion, like the plant on the roof',
    scale: '1:100',
    focus: [68, 50],
    phone: {zoom: 133, focus: 62},
  },
  hq: {
    alt: 'Scale model of the estuary headquarters: sawtooth timber workshop with open sliding doors and lit benches inside, jetty and barge on layered-card water',
    scale: '1:55',
    focus: [75, 55],
  },
  hqsection: {
    alt: 'Scale model of the headquarters cut open: architects at drawing boards upstairs, joiners at benches below, a control room, and a figure with a drawing on the vermilion stair',
    scale: '1:55',
    focus: [75, 45],
  },
  quay: {
    alt: 'Scale model of the headquarters from the river at dusk: lit sawtooth roof over a timber workshop, two open doors under vermilion lintels, a barge at the quay',
    scale: '1:55',
    focus: [68, 62],
    phone: {zoom: 150, focus: 62},
  },
  yard: {
    alt: 'Scale model of the headquarters from the road: a visitor walks through the gate in an oak fence towards a glazed door under a vermilion hood',
    scale: '1:55',
    focus: [50, 72],
  },
  factory: {
    alt: 'Scale model of a joinery workshop with its roof partly off, showing benches, oak window frames and red fire doors',
    scale: '1:100',
    focus: [85, 55],
  },
  manila: {
    alt: 'Scale model of twin twelve-storey towers with planted balconies and a red sky bridge above a palm-lined street',
    scale: '1:250',
    focus: [82, 45],
    phone: {zoom: 150, focus: 63},
    lift: 5.9,
  },
  newyork: {
    alt: 'Scale model of a New York cast-iron corner building with a glowing double-height shop and an oak water tower',
    scale: '1:100',
    focus: [64, 50],
    phone: {zoom: 136, focus: 59},
    lift: 0.7,
  },
  shopfloor: {
    alt: 'Scale model of a New York shop from the pavement: two lit levels of shelves behind cast-iron columns, under a vermilion fascia',
    scale: '1:100',
    focus: [55, 55],
  },
  mezzanine: {
    alt: 'Scale model of the inside of a New York shop: oak shelves below and on a mezzanine, a row of tables, a stair at the far end, and a joiner beside a vermilion tool box',
    scale: '1:100',
    focus: [55, 50],
  },
  hotelusa: {
    alt: 'Scale model of a low hillside building in Los Angeles with a long cantilever and oak soffit',
    scale: '1:50',
    focus: [85, 50],
  },
  riyadh: {
    alt: 'Scale model of a courtyard hotel with carved oak screens, arcades, palms and a pool',
    scale: '1:100',
    focus: [65, 55],
    phone: {zoom: 130, focus: 60},
  },
  courtyard: {
    alt: 'Scale model of a hotel courtyard from inside: arcades, carved oak screens and palms, four vermilion parasols beside a pool',
    scale: '1:100',
    focus: [55, 60],
  },
  shade: {
    alt: 'Scale model of a courtyard hotel from above in low sun: its west wing shades most of the court, the pool and four vermilion parasols',
    scale: '1:100',
    focus: [50, 50],
  },
  serviceyard: {
    alt: 'Scale model of a hotel with the ground cut open: solid ground under the pool, a lit plant room under the service yard, and a vermilion chiller on the hook of a crane over its open hatch',
    scale: '1:100',
    focus: [72, 55],
  },
  designbuild: {
    alt: 'Scale model of a long house on its own drawing: its left third black wire lines, its middle a timber frame, its right third finished in oak and white card with a vermilion door',
    scale: '1:50',
    focus: [86, 55],
    phone: {zoom: 145, focus: 64},
  },
  application: {
    alt: 'Scale model of a workshop entrance: an oak peg rail with white hard hats and a work coat, one hard hat in vermilion, a bench with a clipboard, boots beneath',
    scale: '1:10',
    focus: [76, 40],
  },
  projects: {
    alt: 'Scale model of a relief map of the world in white card on an oak board: model buildings stand at Los Angeles, New York, Riyadh and Manila, joined to the Thames by a vermilion thread',
    scale: '1:250',
    focus: [60, 45],
    phone: {zoom: 108, focus: 51},
  },
  coats: {
    alt: 'Scale model of a workshop entrance: coats, an apron and hard hats on a long oak peg rail, one peg free, and below it a folded vermilion vest on the bench',
    scale: '1:10',
    focus: [62, 80],
  },
  pigeonholes: {
    alt: 'Scale model of an oak rack of pigeonholes, each with a brass frame for a name; post lies in most of them, and a vermilion letter in one',
    scale: '1:5',
    focus: [35, 50],
  },
  sustainable: {
    alt: 'Scale model of a timber house cut across: thick insulation in walls, roof and floor, one unbroken vermilion airtightness line inside it, oak louvres over the window',
    scale: '1:50',
    focus: [68, 45],
  },
  notfound: {
    alt: 'Scale model of a lone doorway with its vermilion door ajar, a stair that leads nowhere and a tiny figure with a plan',
    focus: [58, 55],
  },
  dovetail: {
    alt: 'Scale model of an oak drawer half pulled out, close up: lapped dovetails at its corner, a marking knife with a vermilion handle end below',
    focus: [38, 50],
  },
  endplate: {
    alt: 'Scale model of a bolted end plate on a steel beam, close up: a rippled weld, two nuts on washers, the upper one marked in vermilion',
    focus: [32, 50],
  },
  mop: {
    alt: 'Scale model of a flat mop on a stone floor, close up: a fringed edge, and a wet track in which a window is mirrored',
    focus: [55, 50],
  },
  pencil: {
    alt: 'Scale model of the point of a vermilion pencil on the dimension line of a wall drawn in section, a scale rule behind',
    focus: [62, 60],
  },
  badge: {
    alt: 'Scale model of three lanyards before oak boards: an empty licence holder on the vermilion one, blank cards in the others',
    focus: [49, 50],
  },
  strip: {
    alt: 'Scale model of the upper corner of a fire door, close up: a vermilion strip with a dark brush along its oak edge, a chipboard core behind',
    scale: '1:2',
    focus: [56, 40],
  },
  deckaccess: {
    alt: 'Scale model of a block of flats with oak front doors on open galleries, where two installers hold a vermilion door before its frame',
    scale: '1:30',
    focus: [92, 45],
    phone: {zoom: 176, focus: 67},
  },
  deckaccesscard: {
    alt: 'Scale model of a whole block of flats with galleries: two installers hang a vermilion front door, and old doors stand by the entrance',
    scale: '1:30',
    focus: [50, 50],
  },
  doorset: {
    alt: 'Scale model of a gallery of flats with the storey above lifted off: a vermilion door half open in its new frame, two installers, the old door against the wall',
    scale: '1:30',
    focus: [45, 50],
  },
  bath: {
    alt: 'Scale model of a stepped terrace of six Georgian houses in limestone-coloured card, with a vermilion board in one window behind a scaffold tower',
    scale: '1:50',
    focus: [92, 55],
    phone: {zoom: 175, focus: 67},
  },
  bathcard: {
    alt: 'Scale model of a stepped terrace of Georgian houses, whole, with one window boarded in vermilion behind a scaffold tower',
    scale: '1:50',
    focus: [50, 50],
  },
  trestles: {
    alt: 'Scale model of a sash on trestles in front of a terrace, its foot in new, paler timber, one restorer planing it, another bolting a vermilion board over the window behind',
    scale: '1:50',
    focus: [52, 60],
  },
  fourteen: {
    alt: 'Scale model of fourteen buildings in an oak tray, one of them with its roof lifted off to show vermilion plant',
    scale: '1:200',
    focus: [94, 50],
    phone: {zoom: 160, focus: 68},
  },
  clinic: {
    alt: 'Scale model of the clinic of the fourteen with its roof off: patients and staff in all six rooms, their doors shut, and a technician in the hall beside a vermilion stepladder',
    scale: '1:200',
    focus: [50, 45],
  },
  audit: {
    alt: 'Scale model of an office kitchen with arched iron windows and a vermilion clock at two: a cleaner wipes the worktop, one mops, and two people look on with a clipboard',
    scale: '1:20',
    focus: [90, 45],
    phone: {zoom: 160, focus: 68},
  },
  auditcard: {
    alt: 'Scale model of an office kitchen, whole, with a vermilion clock on the wall, people at the counter and a long table',
    scale: '1:20',
    focus: [50, 50],
  },
  worktop: {
    alt: 'Scale model of an office worktop with a full sink, used mugs, coffee rings and crumbs, and an audit sheet with three vermilion crosses',
    scale: '1:20',
    focus: [40, 55],
  },
  sashdrawing: {
    kind: 'drawing',
    alt: 'Scale model of an oak sash window in a slice of brick wall, drawn in lines from the same place',
    scale: '1:5',
    focus: [78, 45],
  },
  house3ddrawing: {
    kind: 'drawing',
    alt: 'Scale model of a house with a new extension in a garden, drawn in lines from the same place',
    scale: 'about 1:30',
    focus: [90, 55],
  },
  canal: {
    alt: 'Scale model of a four-storey office in white brick and oak between brick warehouses, its piles showing where the ground is cut, with a vermilion narrowboat on the canal beside it',
    scale: '1:75',
    focus: [78, 50],
    phone: {zoom: 155, focus: 67},
  },
  piling: {
    alt: 'Scale model of a building site beside a canal with the ground cut open: two white piles, and a vermilion piling rig whose auger has stopped on an old brick footing',
    scale: '1:75',
    focus: [58, 50],
  },
  shoreditch: {
    alt: 'Scale model of a brick warehouse in section: two floors being fitted out in oak, two panes missing from a glass partition, a vermilion drill store, and people at desks above and below',
    scale: '1:60',
    focus: [72, 50],
    phone: {zoom: 155, focus: 62},
  },
  shoreditchcard: {
    alt: 'Scale model of a brick warehouse cut open, whole, with its neighbour: people at work on five floors, one of which has a vermilion store',
    scale: '1:60',
    focus: [50, 50],
  },
  occupied: {
    alt: 'Scale model of a round library without its front: readers below, a vermilion partition between offices and works above them, and a crane that lowers an air-handling unit to the roof',
    scale: '1:50',
    focus: [72, 50],
    phone: {zoom: 150, focus: 66},
    lift: 4,
  },
  panes: {
    alt: 'Scale model of an office floor being fitted out: a pane with a vermilion cross of tape is too short for its oak frame, and people work at desks on the floor above',
    scale: '1:60',
    focus: [55, 60],
  },
} as const satisfies Record<string, CatalogueEntry>;

export type PictureName = keyof typeof catalogue;
