import {boxes, dimensions, hatch, heights, row, type Box} from './lines';

/*
 * An office bay in section, in centimetres: the landlord's shell, and what an occupier puts into
 * it. From above: slab, void with services, ceiling, room, raised floor, slab.
 */
export const WIDTH = 750;
const SOFFIT = 28;
const CEILING = 85;
export const FLOOR = 355;
export const SLAB = 370;
const MODULE = 60;

const slabs: Box[] = [
  [0, 0, WIDTH, SOFFIT],
  [0, SLAB, WIDTH, SOFFIT],
];

/** Cut by the section in both halves. */
export const shell = {
  slabs: boxes(...slabs),
  slabHatch: slabs.map((slab) => hatch(slab, 14)).join(''),
  ceiling: boxes([0, CEILING - 3, WIDTH, 3]),
  floor: boxes([0, FLOOR, WIDTH, 4]),
  /** Joints of tiles and panels, hangers and pedestals, all on one module. */
  joints: row(12, (index) => {
    const x = (index + 1) * MODULE;
    return `M${x} ${CEILING - 3}v3M${x} ${FLOOR}v15m-5 0h10`;
  }),
  hangers: row(6, (index) => `M${(2 * index + 1) * MODULE} ${SOFFIT}V${CEILING - 3}`),
};

function crossed([x, y, width, height]: Box): string {
  return `${boxes([x, y, width, height])}M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}`;
}

/** A luminaire let into the ceiling, with its light. */
function luminaires(...at: readonly number[]): string {
  return boxes(...at.map((x): Box => [x, CEILING - 11, MODULE, 11]));
}

/** A pipe below the soffit with a head under the ceiling. */
function sprinkler(x: number): string {
  return `M${x} 44V${CEILING + 6}m-6 0h12m-9 4h6`;
}

export const categoryA = {
  facade: boxes([0, SOFFIT, 5, SLAB - SOFFIT], [5, CEILING, 7, 4], [5, FLOOR - 5, 7, 5]),
  glass: boxes([5, CEILING + 4, 4, FLOOR - CEILING - 9]),
  heater: boxes([22, FLOOR, 40, 13]),
  fins: row(9, (index) => `M${26 + index * 4} ${FLOOR + 3}v7`),
  duct: crossed([300, 34, 74, 32]),
  unit: boxes([120, 36, 100, 34]),
  services: `M220 48h80M170 70v12M150 82h40M374 50H${WIDTH}`,
  luminaires: luminaires(240, 480, 660),
  sprinkler: `M0 44H${WIDTH}${sprinkler(440)}`,
  detector: boxes([598, CEILING, 12, 5]),
  floorBox: boxes([420, FLOOR, 26, 11]),
  measure:
    heights([CEILING, FLOOR, SLAB], 700, 5) +
    `M690 ${CEILING}h20M690 ${FLOOR}h20M700 ${SLAB}v72h-6` +
    dimensions([20, 120, 220], SLAB + 40, 4),
};

/** Partitions of the second half: open floor, meeting room, tea point. */
const PARTITIONS = [300, 550] as const;

const DESK = FLOOR - 73;

/** A desk with a screen, and the chair before it; `side` is 1 when one looks to the right. */
function workplace(x: number, side: 1 | -1): string {
  const at = (offset: number) => x + offset * side;
  return (
    `M${x} ${DESK}h${80 * side}v3h${-80 * side}zM${at(6)} ${DESK + 3}V${FLOOR}M${at(74)} ${DESK + 3}V${FLOOR}` +
    `M${at(58)} ${DESK}v-14m${-3 * side} -30v36l${5 * side} 1v-38z` +
    `M${at(8)} ${FLOOR - 46}h${-42 * side}l${-8 * side} -46M${at(-14)} ${FLOOR - 46}v34m-18 12l18-12 18 12`
  );
}

export const categoryB = {
  partitions: boxes(...PARTITIONS.map((x): Box => [x, SOFFIT, 10, FLOOR - SOFFIT])),
  partitionHatch: PARTITIONS.map((x) => hatch([x, SOFFIT, 10, FLOOR - SOFFIT], 7)).join(''),
  duct: crossed([60, 34, 74, 32]),
  services: `M134 50H400v20M380 82v-12h40v12M400 50H640v32M622 82h36`,
  sprinklers: `M0 44H${WIDTH}${[200, 480, 700].map(sprinkler).join('')}`,
  luminaires: luminaires(60, 225, 320, 570),
  cable: `M0 ${FLOOR + 10}H140M140 ${FLOOR + 10}V${FLOOR}M140 ${FLOOR + 10}H430V${FLOOR}`,
  finish: `M0 ${FLOOR - 2}H${PARTITIONS[0]}M${PARTITIONS[0] + 10} ${FLOOR - 2}H${PARTITIONS[1]}M${PARTITIONS[1] + 10} ${FLOOR - 2}H${WIDTH}`,
  furniture:
    workplace(58, 1) +
    workplace(224, -1) +
    `M352 ${DESK}h150v4h-150zM392 ${DESK + 4}v62m-24 7q24-12 48 0M462 ${DESK + 4}v62m-24 7q24-12 48 0`,
  screen: boxes([310, 190, 5, 62]),
  joinery:
    boxes([690, FLOOR - 90, 60, 4], [694, FLOOR - 86, 56, 76], [716, 150, 34, 66]) +
    `M694 ${FLOOR - 62}h56M716 183h34M720 ${FLOOR - 90}v-22q-1-8-9-7v5`,
  person: `M640 ${FLOOR - 2}l-3-76-4-2-2-56q9-13 24-4l4 58-6 4-2 76z`,
  head: {x: 644, y: 205, radius: 11},
};
