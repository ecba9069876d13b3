import {
  type Dispatch,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type {MapConfiguration} from '@site/src/configuration/configuration';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {MAPS_KEY_NAME} from '@site/src/data/brand/storage-names';
import {
  initialMapState,
  type KeySource,
  type LoadProblem,
  type MapEvent,
  mapReducer,
  type MapState,
  type MapType,
} from './map-state';
import type {StreetMap} from './street-map';
import {requestStyle} from './style-request';
import {mapTexts} from './texts';

/**
 * Reads the key saved in this browser; undefined if there is none. Blocked or full storage is the
 * visitor's choice, and the map works without it.
 *
 * @param change saves or deletes the key first
 */
export function savedKey(change?: (storage: Storage) => void): string | undefined {
  try {
    // Merely reading the property throws when storage is blocked.
    change?.(localStorage);
    const key = localStorage.getItem(MAPS_KEY_NAME)?.trim();
    return key === '' ? undefined : key;
  } catch {
    return undefined;
  }
}

/** Saves the key for the next visit. Returns false when the browser does not allow it. */
export function keepKey(key: string): boolean {
  return savedKey((storage) => storage.setItem(MAPS_KEY_NAME, key)) === key;
}

export function forgetKey(): void {
  savedKey((storage) => storage.removeItem(MAPS_KEY_NAME));
}

/** Initial zoom (specification, sections 2 and 9). */
const ZOOM = 14;

export const HELP_ID = 'map-help';

interface Frame {
  readonly styleUrl: string;
  readonly canvas: RefObject<HTMLElement | null>;
  readonly view: RefObject<HTMLElement | null>;
  /** Called when the library did not load or start. */
  readonly onFailed: () => void;
}

/**
 * Synchronises the map with the panel's state: requests the style, imports the library, draws the
 * map, changes its type and removes it.
 */
function useStreetMap(state: MapState, dispatch: Dispatch<MapEvent>, frame: Frame): void {
  const {styleUrl, canvas, view} = frame;
  const onFailed = useEffectEvent(frame.onFailed);
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
      const style = await requestStyle({styleUrl, type: 'streets', key: requestedKey}, visit);
      if (isOver()) return;
      if (typeof style === 'string') {
        dispatch({type: 'stopped', problem: style});
        return;
      }
      try {
        const {drawStreetMap} = await import('./street-map');
        if (isOver() || !canvas.current || !view.current) return;
        map.current = drawStreetMap({
          container: canvas.current,
          fullscreenContainer: view.current,
          style,
          centre: brand.coordinates,
          zoom: ZOOM,
          title: mapTexts.title,
          markerTitle: mapTexts.markerTitle,
          describedBy: HELP_ID,
          information: addressLine.split(', '),
          onShown: () =>
            dispatch({type: 'loaded', kept: from !== 'visitor' || keepKey(requestedKey)}),
          onProblem: stop,
        });
      } catch {
        onFailed();
        stop('failed');
      }
    }
    function stop(problem: LoadProblem): void {
      map.current?.remove();
      map.current = undefined;
      // Removes elements left by a map constructor that threw.
      canvas.current?.replaceChildren();
      dispatch({type: 'stopped', problem});
    }
    void load(key, source);
    return () => visit.abort();
  }, [key, source, styleUrl, canvas, view, dispatch]);

  useEffect(() => {
    if (key === undefined || newType === undefined) return undefined;
    const visit = new AbortController();
    void requestStyle({styleUrl, type: newType, key}, visit).then((style) => {
      if (visit.signal.aborted) return;
      if (typeof style === 'string') {
        dispatch({type: 'typeStopped'});
        return;
      }
      map.current?.changeStyle(style);
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

/** The map starts to load when it is this close to the viewport. */
const LOAD_MARGIN = '25%';

/**
 * Manages the panel's state, key storage and focus. Returns the state with its handlers, and the
 * elements that the panel observes, fills or focuses.
 */
export function useMapPanel({styleUrl, key: siteKey}: MapConfiguration) {
  const [state, dispatch] = useReducer(mapReducer, initialMapState);
  const panel = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /**
   * True after the visitor pressed a button of the panel: only then may the panel move the focus.
   */
  const mayMoveFocus = useRef(false);
  const problem = state.phase === 'loading' ? undefined : state.problem;

  const [failures, setFailures] = useState(0);
  const onFailed = () => setFailures((before) => before + 1);

  useStreetMap(state, dispatch, {styleUrl, canvas, view, onFailed});

  useEffect(() => {
    const element = panel.current;
    const key = siteKey ?? savedKey();
    if (!element || key === undefined) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        dispatch({type: 'found', key, source: siteKey === null ? 'stored' : 'site'});
      },
      {rootMargin: LOAD_MARGIN},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [siteKey]);

  useEffect(() => {
    // A refused key would fail again on every visit.
    if (problem === 'refused') forgetKey();
  }, [problem]);

  useEffect(() => {
    if (!mayMoveFocus.current || state.phase === 'loading') return;
    mayMoveFocus.current = false;
    if (state.phase === 'shown') view.current?.focus({preventScroll: true});
    else if (problem === 'failed') button.current?.focus();
    else (input.current ?? button.current)?.focus();
  }, [state.phase, problem]);

  const control = {
    state,
    /** Whether the owner has configured a key, so that visitors are not asked for one. */
    hasSiteKey: siteKey !== null,
    onType: (key: string) => dispatch({type: 'typed', key}),
    onSubmit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (siteKey !== null) {
        mayMoveFocus.current = true;
        dispatch({type: 'found', key: siteKey, source: 'site'});
        return;
      }
      // The visitor may have typed before the scripts loaded, so read the field itself.
      const key = input.current?.value ?? '';
      dispatch({type: 'typed', key});
      dispatch({type: 'submitted'});
      if (key.trim() === '') input.current?.focus();
      else mayMoveFocus.current = true;
    },
    /** Whether only a new page may help: a new release can have replaced the library's file. */
    needsReload: problem === 'failed' && failures > 1,
    onReload: (): void => {
      // The map then loads without asking again.
      if (siteKey === null && state.key !== '') keepKey(state.key);
      location.reload();
    },
    onForget: (): void => {
      forgetKey();
      mayMoveFocus.current = true;
      dispatch({type: 'forgotten'});
    },
    onChooseType: (mapType: MapType) => dispatch({type: 'typeChosen', mapType}),
  };
  return [control, {panel, canvas, view, input, button}] as const;
}
