/*
 * The map itself, with its library and the library's stylesheet: this module is loaded only when a
 * style has arrived (`import('./street-map')`), so that no other page and no other visitor pays.
 */
import {
  FullscreenControl,
  Map as LibraryMap,
  Marker,
  NavigationControl,
  Popup,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import './street-map.lazy.css';
import type {MapProblem} from './map-state';

// From our own origin, so that the Content-Security-Policy needs no `blob:`.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** The worker and the first tiles may take this long, in milliseconds. */
const PATIENCE = 20_000;

/** In pixels; the window keeps clear of the mark. */
const MARKER_RADIUS = 18;

interface Options {
  /** Becomes the map. Its size is fixed by the page. */
  readonly container: HTMLElement;
  /** What fills the screen: the map with the controls around it. */
  readonly fullscreenContainer: HTMLElement;
  readonly style: StyleSpecification;
  readonly centre: {readonly latitude: number; readonly longitude: number};
  readonly zoom: number;
  /** What screen readers call the map. Example: `'Map: Example House, Leeds'`. */
  readonly title: string;
  /** What screen readers call the marker. */
  readonly markerTitle: string;
  /** Id of the text that says how to use the keyboard. */
  readonly describedBy: string;
  /** The lines of the window at the marker, the first of them stressed. */
  readonly information: readonly string[];
  readonly onShown: () => void;
  /** At most once, and not after `onShown`. */
  readonly onProblem: (problem: Exclude<MapProblem, 'empty'>) => void;
}

export interface StreetMap {
  /** Changes what the ground looks like; place and marker stay. */
  readonly changeStyle: (style: StyleSpecification) => void;
  readonly remove: () => void;
}

/**
 * Draws the map (specification, sections 2 and 9).
 *
 * @throws when the browser cannot draw it, e.g. without WebGL
 */
export function drawStreetMap(options: Options): StreetMap {
  const {container, style, zoom, title} = options;
  const centre: [number, number] = [options.centre.longitude, options.centre.latitude];
  const map = new LibraryMap({
    container,
    style,
    center: centre,
    zoom,
    // A page that scrolls must not be caught by the map under the pointer.
    cooperativeGestures: true,
    // No one looks for an office upside down.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    // Always in full: some licences ask for it, and it is shorter than the button that folds it.
    attributionControl: {compact: false},
    locale: {
      'Map.Title': title,
      'FullscreenControl.Enter': 'Full screen',
      'FullscreenControl.Exit': 'Exit full screen',
      'Popup.Close': 'Close the address',
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-describedby', options.describedBy);
  map.addControl(new NavigationControl({showCompass: false}), 'top-right');
  map.addControl(new FullscreenControl({container: options.fullscreenContainer}), 'top-right');
  addMarker(map, centre, options);
  watch(map, options);
  return {
    changeStyle: (next) => void map.setStyle(next),
    remove: () => map.remove(),
  };
}

/** The address at its place: a mark like the one on the drawings, and a window that it opens. */
function addMarker(
  map: LibraryMap,
  centre: [number, number],
  {markerTitle, information}: Options,
): void {
  const popup = new Popup({
    closeOnClick: false,
    // It opens with the map; the visitor's focus stays where it is.
    focusAfterOpen: false,
    maxWidth: '16rem',
    offset: MARKER_RADIUS,
  }).setDOMContent(paragraph(information));
  const element = document.createElement('div');
  element.className = 'map-marker';
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', markerTitle);
  const tellOpen = () => element.setAttribute('aria-expanded', String(popup.isOpen()));
  popup.on('open', tellOpen);
  popup.on('close', tellOpen);
  // In this order: `addTo` takes away the keys of a window that was set before.
  const marker = new Marker({element}).setLngLat(centre).addTo(map).setPopup(popup);
  marker.togglePopup();
}

function paragraph(lines: readonly string[]): HTMLElement {
  const element = document.createElement('p');
  const [first = '', ...others] = lines;
  const name = document.createElement('b');
  name.textContent = first;
  element.append(name, ...others.flatMap((line) => [document.createElement('br'), line]));
  return element;
}

/** Reports once: shown, or what stood in the way. */
function watch(map: LibraryMap, {onShown, onProblem}: Options): void {
  let settled = false;
  let hasStyle = false;
  function settle(report: () => void): void {
    if (settled) return;
    settled = true;
    clearTimeout(timer);
    report();
  }
  const timer = setTimeout(() => settle(() => onProblem('failed')), PATIENCE);
  map.once('style.load', () => (hasStyle = true));
  map.once('load', () => settle(onShown));
  map.once('remove', () => settle(() => undefined));
  map.on('error', ({error}) => {
    if (isRefusal(error)) settle(() => onProblem('refused'));
    // Later errors are those of single tiles, signs and letters: the rest of the map is there.
    else if (!hasStyle) settle(() => onProblem('unavailable'));
  });
}

/** Some providers give the style to everyone and refuse the tiles. Names are minified: ask the field. */
function isRefusal(error: unknown): boolean {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return status === 401 || status === 403;
}
