import {brand} from '../../../../data/brand/brand';
import {curve, type Line, type Place} from '../ground';
import {TOWN} from './town';

/** What has a name. */
export const places: readonly Place[] = [
  {kind: 'town', at: TOWN, name: brand.address.town},
  {kind: 'headquarters', at: [0, -1], name: brand.address.building},
  {kind: 'spot', at: [-380, -220], name: 'Long Jetty'},
  {kind: 'spot', at: [2350, 620], name: 'Reed Marsh'},
  {kind: 'spot', at: [-3700, 150], name: 'Salt Marsh'},
  {kind: 'spot', at: [-350, 2350], name: 'Alder Wood'},
  {kind: 'spot', at: [2350, 1620], name: 'Creek Farm'},
];

/** Along the middle of the river, for its name. */
export const fairway: Line = {
  kind: 'path',
  course: curve([
    [-8000, 200],
    [-4500, -800],
    [-1500, -420],
    [0, -310],
    [1500, -560],
    [4500, 100],
    [8000, 100],
  ]),
  name: 'River Thames',
};
