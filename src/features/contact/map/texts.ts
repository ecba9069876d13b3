import {brand} from '@site/src/data/brand/brand';
import type {MapProblem, MapState, MapType} from './map-state';

/** Error messages of the specification (sections 5 and 8). */
export const mapMessages: Readonly<Record<MapProblem, string>> = {
  empty: 'Please enter a valid maps API key',
  refused: 'Invalid maps API key. Please try again.',
  /** The style didn't load for another reason. The specification has no separate message for it. */
  unavailable: 'Invalid maps API key. Please try again.',
  /** The map could not be drawn: no WebGL, our own code missing, an exception. */
  failed: 'There was an error loading the map. Please try again.',
};

/** The panel's other text, which the specification doesn't fix. */
export const mapTexts = {
  heading: 'Street map',
  question: 'Enter a maps API key to see a street map here. We save the key in this browser only.',
  siteKey: 'The street map comes from an outside service.',
  keyLabel: 'Maps API key',
  load: 'Load Map',
  loading: 'Loading...',
  reload: 'Reload the page',
  withoutScripts: 'The street map needs JavaScript. The address and directions don’t.',
  title: `Map: ${brand.address.building}, ${brand.address.town}`,
  markerTitle: `${brand.address.building}: show or hide the address`,
  keyboard: 'Keyboard: Tab to the map, arrow keys to move, + and − to zoom, Tab again to leave.',
  kept: 'Your maps API key is saved in this browser.',
  notKept: 'This browser won’t save the key, so you’ll have to enter it next time.',
  forget: 'Forget the key',
  streetView: 'Street view',
  showPlan: 'Show the drawing',
  showMap: 'Show the map',
} as const;

/** Labels of the map types, in display order. */
export const mapTypes: readonly {readonly type: MapType; readonly label: string}[] = [
  {type: 'streets', label: 'Streets'},
  {type: 'satellite', label: 'Satellite'},
];

/** The text that announces a change of the panel to screen readers. */
export function mapStatus(state: MapState): string {
  if (state.phase === 'loading') return 'The map is loading.';
  if (state.phase === 'shown')
    return state.problem ? mapMessages[state.problem] : 'The map has loaded.';
  // A wrong key is announced with its field, which receives the focus.
  return state.problem === 'failed' ? mapMessages.failed : '';
}
