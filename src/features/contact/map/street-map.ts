/*
 * Draws the map. This module contains the map library and its stylesheet, so it is imported on
 * demand (`import('./street-map')`) once a style has arrived.
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
import type {LoadProblem} from './map-state';

// The worker comes from our own origin, so the Content-Security-Policy needs no `blob:`.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Time limit for the worker and the first tiles, in milliseconds. */
const LOAD_TIMEOUT = 20_000;

/** Radius in pixels, used to offset the popup from the marker. */
const MARKER_RADIUS = 18;

interface Options {
  /** The element that becomes the map. The page fixes its size. */
  readonly container: HTMLElement;
  /** The element that goes full screen: the map with the controls around it. */
  readonly fullscreenContainer: HTMLElement;
  readonly style: StyleSpecification;
  readonly centre: {readonly latitude: number; readonly longitude: number};
  readonly zoom: number;
  /** Accessible name of the map. Example: `'Map: Example House, Leeds'`. */
  readonly title: string;
  /** Accessible name of the marker. */
  readonly markerTitle: string;
  /** Id of the text with the keyboard instructions. */
  readonly describedBy: string;
  /** Lines of the marker's popup; the first is bold. */
  readonly information: readonly string[];
  readonly onShown: () => void;
  /** Called at most once, and never after `onShown`. */
  readonly onProblem: (problem: LoadProblem) => void;
}

export interface StreetMap {
  /** Changes the map style; position and marker stay. */
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
    // Scrolling the page must not zoom the map when the pointer passes over it.
    cooperativeGestures: true,
    // Turns off rotation and tilt, which this map does not need.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    // Always in full, because some licences require it and a button to fold it would be longer.
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
  reportOutcome(map, options);
  return {
    changeStyle: (next) => void map.setStyle(next),
    remove: () => map.remove(),
  };
}

/** Adds the marker, which looks like the marks on the drawings, and its popup with the address. */
function addMarker(
  map: LibraryMap,
  centre: [number, number],
  {markerTitle, information}: Options,
): void {
  const popup = new Popup({
    closeOnClick: false,
    // The popup opens with the map and must not take the visitor's focus.
    focusAfterOpen: false,
    maxWidth: '16rem',
    offset: MARKER_RADIUS,
  }).setDOMContent(paragraph(information));
  const element = document.createElement('div');
  element.className = 'map__marker';
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', markerTitle);
  const updateExpanded = () => element.setAttribute('aria-expanded', String(popup.isOpen()));
  popup.on('open', updateExpanded);
  popup.on('close', updateExpanded);
  // `setPopup` must come after `addTo`, which removes the key handlers of an earlier popup.
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

/** Reports the outcome once: shown, or the problem that prevented it. */
function reportOutcome(map: LibraryMap, {onShown, onProblem}: Options): void {
  let settled = false;
  let hasStyle = false;
  function settle(report: () => void): void {
    if (settled) return;
    settled = true;
    clearTimeout(timer);
    report();
  }
  const timer = setTimeout(() => settle(() => onProblem('failed')), LOAD_TIMEOUT);
  map.once('style.load', () => (hasStyle = true));
  map.once('load', () => settle(onShown));
  map.once('remove', () => settle(() => undefined));
  map.on('error', ({error}) => {
    if (isRefusal(error)) settle(() => onProblem('refused'));
    // Later errors concern single tiles, icons or fonts; the rest of the map works.
    else if (!hasStyle) settle(() => onProblem('unavailable'));
  });
}

/**
 * Detects a refused key, because some providers serve the style to everyone and refuse only the
 * tiles. Checks `status`, because the library's class names are minified.
 */
function isRefusal(error: unknown): boolean {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return status === 401 || status === 403;
}
