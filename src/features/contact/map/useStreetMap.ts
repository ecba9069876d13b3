import {type Dispatch, type RefObject, useEffect, useRef} from 'react';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {keepKey} from './key-storage';
import {wellFormed} from '../../site/mailto';
import type {KeySource, MapEvent, MapProblem, MapState, MapType} from './map-state';
import type {StreetMap} from './street-map';
import {requestStyle} from './style-request';
import {mapTexts} from './texts';

/** `{style}`, or `{style:streets|satellite}` with the provider's own names for the two. */
const STYLE = /\{style(?::([^{}|]+)\|([^{}|]+))?\}/g;
const KEY = /\{key\}/g;

/**
 * Where the provider keeps the style of a map type.
 *
 * @param template address with `{key}` and `{style}`; the names of the two styles may stand in the
 *   placeholder, streets first
 * @example
 * ```
 * styleAddress('https://maps.example/{style:roads|aerial}.json?key={key}', 'satellite', 'a b')
 * // 'https://maps.example/aerial.json?key=a%20b'
 * ```
 */
export function styleAddress(template: string, type: MapType, key: string): string {
  return template
    .replace(
      STYLE,
      (_placeholder, streets: string | undefined, satellite: string | undefined) =>
        (type === 'streets' ? streets : satellite) ?? type,
    )
    .replace(KEY, () => encodeURIComponent(wellFormed(key)));
}

/** Specification, sections 2 and 9. */
export const ZOOM = 14;

interface Frame {
  /** Address template of the styles. */
  readonly styleUrl: string;
  /** Becomes the map. */
  readonly canvas: RefObject<HTMLElement | null>;
  /** The map with its controls: what fills the screen. */
  readonly view: RefObject<HTMLElement | null>;
  /** Id of the text that says how to use the keyboard. */
  readonly describedBy: string;
}

/**
 * Keeps the map in step with the state of the panel: asks for the style, then for the library,
 * draws, changes the type, and clears up.
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
    async function load(wanted: string, from: KeySource): Promise<void> {
      const answer = await requestStyle(styleAddress(styleUrl, 'streets', wanted), visit);
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
          onShown: () => dispatch({type: 'loaded', kept: from !== 'visitor' || keepKey(wanted)}),
          onProblem: stop,
        });
      } catch {
        stop('failed');
      }
    }
    function stop(problem: Exclude<MapProblem, 'empty'>): void {
      map.current?.remove();
      map.current = undefined;
      // What a constructor that threw has left behind.
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
