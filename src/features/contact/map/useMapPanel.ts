import {useEffect, useReducer, useRef, type RefObject, type SubmitEvent} from 'react';
import type {MapConfiguration} from '@site/src/configuration/configuration';
import {forgetKey, readKey} from './key-storage';
import {initialMapState, mapReducer, type MapState, type MapType} from './map-state';
import {useStreetMap} from './useStreetMap';

/** The map starts to load when it is this close to the viewport. */
const LOAD_MARGIN = '25%';

/** State and handlers that the parts of the panel receive. */
export interface MapPanelControl {
  readonly state: MapState;
  /** Whether the owner has configured a key, so that visitors are not asked for one. */
  readonly hasSiteKey: boolean;
  /** Id of the text with the keyboard instructions. */
  readonly helpId: string;
  readonly onType: (key: string) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onForget: () => void;
  readonly onChooseType: (type: MapType) => void;
}

/** The elements that the panel observes, fills or focuses. */
export interface MapPanelElements {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Manages the panel's state, key storage and focus; the markup is in MapPanel. */
export function useMapPanel({
  styleUrl,
  key: siteKey,
}: MapConfiguration): readonly [MapPanelControl, MapPanelElements] {
  const [state, dispatch] = useReducer(mapReducer, initialMapState);
  const helpId = 'map-help';
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

  useStreetMap(state, dispatch, {styleUrl, canvas, view, describedBy: helpId});

  useEffect(() => {
    const element = panel.current;
    const stored = siteKey === null ? readKey() : undefined;
    const key = siteKey ?? stored;
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

  function onSubmit(event: SubmitEvent): void {
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
  }

  function onForget(): void {
    forgetKey();
    mayMoveFocus.current = true;
    dispatch({type: 'forgotten'});
  }

  const control = {
    state,
    hasSiteKey: siteKey !== null,
    helpId,
    onType: (key: string) => dispatch({type: 'typed', key}),
    onSubmit,
    onForget,
    onChooseType: (mapType: MapType) => dispatch({type: 'typeChosen', mapType}),
  };
  return [control, {panel, canvas, view, input, button}];
}
