import {brand} from '../../../../data/brand/brand';
import {curve, type Line} from '../ground';
import {northBank, shifted, stretch} from './banks';
import {townStreets} from './town';

const jettyRoad = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Ways, in the order in which they are drawn. */
export const lines: readonly Line[] = [
  {
    kind: 'creek',
    course: curve([
      [1290, -185],
      [1270, 60],
      [1180, 360],
      [1330, 700],
      [1240, 1080],
      [1390, 1500],
    ]),
  },
  {kind: 'wall', course: shifted(stretch(northBank, -8000, -700), 14)},
  {kind: 'wall', course: shifted(stretch(northBank, 880, 8000), 14)},
  {kind: 'path', course: shifted(stretch(northBank, -8000, -700), 18), name: 'Sea Wall Path'},
  {kind: 'path', course: shifted(stretch(northBank, 880, 8000), 18), name: 'Sea Wall Path'},
  ...townStreets,
  {
    kind: 'rail',
    course: curve([
      [-9000, 1750],
      [-5000, 1150],
      [-2900, 420],
      [-1700, 330],
      [-700, 400],
      [900, 520],
      [3000, 1350],
      [9000, 2000],
    ]),
  },
  {
    kind: 'rail',
    course: curve([
      [-1500, 332],
      [-900, 300],
      [-560, 180],
      [-380, 60],
      [-330, 10],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-380, 10],
      [-380, 60],
      [-560, 60],
      [-560, 340],
      [-300, 300],
      [0, 330],
      [0, 640],
    ]),
  },
  {
    kind: 'lane',
    course: [
      [-60, 22],
      [-60, 320],
    ],
  },
  {
    kind: 'lane',
    course: curve([
      [340, 24],
      [330, 150],
      [520, 180],
      [520, 300],
      [0, 330],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [1500, 900],
      [1800, 1350],
      [2300, 1480],
      [3600, 1720],
      [4000, 1900],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-3000, 1500],
      [-3500, 1000],
      [-4700, 1270],
      [-5200, 1790],
    ]),
  },
  {
    kind: 'lane',
    course: curve([
      [-9000, -2600],
      [-4000, -1950],
      [-1200, -1650],
      [1100, -1850],
      [3500, -1700],
      [9000, -3100],
    ]),
  },
  {
    kind: 'street',
    course: curve([
      [-640, 70],
      [-300, 28],
      [0, 21],
      [330, 24],
      [640, 44],
      [880, 130],
      [1000, 480],
      [1080, 760],
    ]),
    name: jettyRoad,
  },
  {
    kind: 'street',
    course: curve([
      [-640, 70],
      [-980, 190],
      [-1150, 560],
      [-1130, 870],
    ]),
    name: 'Mill Lane',
  },
  {
    kind: 'major',
    course: curve([
      [-9000, 2300],
      [-5200, 1800],
      [-3000, 1500],
      [-1130, 870],
      [0, 640],
      [1080, 760],
      [1500, 900],
      [4000, 1900],
      [9000, 2600],
    ]),
    name: 'Estuary Way',
  },
];
