import {brand} from '@site/src/data/brand/brand';
import type {MapProblem, MapState, MapType} from './map-state';

/** The specification's texts (sections 5 and 8), used by the panel and by the tests. */
export const mapMessages: Readonly<Record<MapProblem, string>> = {
  /** The question was answered with nothing. */
  empty: 'Please enter a valid maps API key',
  /** The provider refused the key. */
  refused: 'Invalid maps API key. Please try again.',
  /** The style did not load for another reason, which looks the same from here. */
  unavailable: 'Invalid maps API key. Please try again.',
  /** The map could not be drawn: no WebGL, our own code missing, an exception. */
  failed: 'There was an error loading the map. Please try again.',
};

/** The words of the panel that the specification leaves to us. */
export const mapTexts = {
  heading: 'Street map',
  question:
    'With a maps API key a street map can be shown here. The key is kept in this browser only.',
  siteKey: 'The street map comes from an outside service.',
  keyLabel: 'Maps API key',
  load: 'Load Map',
  loading: 'Loading...',
  withoutScripts: 'The street map needs JavaScript. The address and the directions do not.',
  title: `Map: ${brand.address.building}, ${brand.address.town}`,
  markerTitle: `${brand.address.building}: show or hide the address`,
  keyboard:
    'Keyboard: Tab to the map, then arrow keys to move, + and − to zoom. Tab again leaves it.',
  kept: 'Your maps API key is kept in this browser.',
  notKept: 'This browser keeps no data: next time the key is asked for again.',
  forget: 'Forget the key',
  streetView: 'Street view',
  showPlan: 'Show the drawing',
  showMap: 'Show the map',
} as const;

/** Labels of the map types, in their order. */
export const mapTypes: readonly {readonly type: MapType; readonly label: string}[] = [
  {type: 'streets', label: 'Streets'},
  {type: 'satellite', label: 'Satellite'},
];

/** What a screen reader is told when the panel changes; the sighted visitor sees it. */
export function mapStatus(state: MapState): string {
  if (state.phase === 'loading') return 'The map is loading.';
  if (state.phase === 'shown')
    return state.problem ? mapMessages[state.problem] : 'The map is shown.';
  // A wrong key is read with its field, which takes the focus.
  return state.problem === 'failed' ? mapMessages.failed : '';
}
