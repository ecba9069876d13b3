import {type Dispatch, type RefObject, useEffect, useRef} from 'react';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {keepKey} from './key-storage';
import {withoutLoneSurrogates} from '../../site/mailto';
import type {KeySource, MapEvent, MapProblem, MapState, MapType} from './map-state';
import type {StreetMap} from './street-map';
import {requestStyle} from './style-request';
import {mapTexts} from './texts';

/** Matches `{style}`, or `{style:streets|satellite}` with the provider's own names for the two. */
const STYLE_PLACEHOLDER = /\{style(?::([^{}|]+)\|([^{}|]+))?\}/g;
const KEY_PLACEHOLDER = /\{key\}/g;

/**
 * Returns the address of a map type's style.
 *
 * @param template address with `{key}` and `{style}`; the placeholder may name the
 *   provider's two styles, streets first
 * @example
 * ```
 * styleAddress('https://maps.example/{style:roads|aerial}.json?key={key}', 'satellite', 'a b')
 * // 'https://maps.example/aerial.json?key=a%20b'
 * ```
 */
export function styleAddress(template: string, type: MapType, key: string): string {
  return template
    .replace(
      STYLE_PLACEHOLDER,
      (_placeholder, streets: string | undefined, satellite: string | undefined) =>
        (type === 'streets' ? streets : satellite) ?? type,
    )
    .replace(KEY_PLACEHOLDER, () => encodeURIComponent(withoutLoneSurrogates(key)));
}

/** Initial zoom (specification, sections 2 and 9). */
export const ZOOM = 14;

interface Frame {
  /** Address template of the styles. */
  readonly styleUrl: string;
  /** The element that becomes the map. */
  readonly canvas: RefObject<HTMLElement | null>;
  /** The element that goes full screen: the map with its controls. */
  readonly view: RefObject<HTMLElement | null>;
  /** Id of the text with the keyboard instructions. */
  readonly describedBy: string;
}

/**
 * Synchronises the map with the panel's state: requests the style, imports the library, draws the
 * map, changes its type and removes it.
 */
export function useStreetMap(state: MapState, dispatch: Dispatch<MapEvent>, frame: Frame): void {
  const {styleUrl, canvas, view, describedBy} = frame;
  const map = useRef<StreetMap>(undefined);
  const {phase} = state;
  const key = phase === 'key-required' ? undefined : state.key;
  const source = phase === 'loading' ? state.source : undefined;
  const newType = phase === 'shown' && state.type !== state.drawn ? state.type : undefined;

  useEffect(() => {
    if (key === undefined || source === undefined) return undefined;
    const visit = new AbortController();
    const isOver = () => visit.signal.aborted;
    async function load(requestedKey: string, from: KeySource): Promise<void> {
      const answer = await requestStyle(styleAddress(styleUrl, 'streets', requestedKey), visit);
      if (isOver()) return;
      if (answer.kind !== 'style') {
        dispatch({type: 'stopped', problem: answer.kind});
        return;
      }
      try {
        const {drawStreetMap} = await import('./street-map');
        if (isOver() || !canvas.current || !view.current) return;
        map.current = drawStreetMap({
          container: canvas.current,
          fullscreenContainer: view.current,
          style: answer.style,
          centre: brand.coordinates,
          zoom: ZOOM,
          title: mapTexts.title,
          markerTitle: mapTexts.markerTitle,
          describedBy,
          information: addressLine.split(', '),
          onShown: () =>
            dispatch({type: 'loaded', kept: from !== 'visitor' || keepKey(requestedKey)}),
          onProblem: stop,
        });
      } catch {
        stop('failed');
      }
    }
    function stop(problem: Exclude<MapProblem, 'empty'>): void {
      map.current?.remove();
      map.current = undefined;
      // Removes elements left by a map constructor that threw.
      canvas.current?.replaceChildren();
      dispatch({type: 'stopped', problem});
    }
    void load(key, source);
    return () => visit.abort();
  }, [key, source, styleUrl, canvas, view, describedBy, dispatch]);

  useEffect(() => {
    if (key === undefined || newType === undefined) return undefined;
    const visit = new AbortController();
    void requestStyle(styleAddress(styleUrl, newType, key), visit).then((answer) => {
      if (visit.signal.aborted) return;
      if (answer.kind !== 'style') {
        dispatch({type: 'typeStopped'});
        return;
      }
      map.current?.changeStyle(answer.style);
      dispatch({type: 'typeDrawn', mapType: newType});
    });
    return () => visit.abort();
  }, [key, newType, styleUrl, dispatch]);

  useEffect(() => {
    if (phase !== 'key-required') return undefined;
    map.current?.remove();
    map.current = undefined;
    return undefined;
  }, [phase]);

  useEffect(() => () => map.current?.remove(), []);
}
