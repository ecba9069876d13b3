import {brand} from '@site/src/data/brand/brand';
import {DEMONSTRATION_KEY} from '@site/src/configuration/demonstration-map';
import type {MapState, MapType} from './map-state';
import {mapMessages} from './messages';

/** The words of the panel that the specification leaves to us. */
export const mapTexts = {
  heading: 'Load the street map',
  question:
    'The map comes from an outside service and needs a maps API key. The key stays in this browser.',
  demonstration: `Here the site answers with a map of its own, drawn by hand. It asks for a key as an outside service would: “${DEMONSTRATION_KEY}”. The key stays in this browser.`,
  siteKey: 'The map comes from an outside service, when this part of the page is in view.',
  keyLabel: 'Maps API key',
  load: 'Load Map',
  loading: 'Loading...',
  withoutScripts: 'The street map needs JavaScript. The address and the directions do not.',
  title: `Map: ${brand.address.building}, ${brand.address.town}`,
  markerTitle: `${brand.address.building}: show or hide the address`,
  moving: 'Moving the map',
  keyboard:
    'With the keyboard: Tab to the map, then arrow keys to move, + and − to zoom. Tab again leaves it.',
  kept: 'Your maps API key is kept in this browser.',
  notKept: 'This browser keeps no data, so you will be asked for the key again next time.',
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
