import {useEffect, useReducer, useRef, type RefObject, type SubmitEvent} from 'react';
import type {MapConfiguration} from '@site/src/configuration/configuration';
import {forgetKey, readKey} from './key-storage';
import {initialMapState, mapReducer, type MapState, type MapType} from './map-state';
import {useStreetMap} from './useStreetMap';

/** How far below the window the map may still be when it begins to load. */
const NEAR = '25%';

/** What the parts of the panel are told, and what they may ask for. */
export interface MapPanelControl {
  readonly state: MapState;
  /** Whether the owner has configured a key, so that no visitor is asked. */
  readonly hasSiteKey: boolean;
  /** Id of the text that says how to use the keyboard. */
  readonly helpId: string;
  readonly onType: (key: string) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onForget: () => void;
  readonly onChooseType: (type: MapType) => void;
}

/** The elements that the panel watches, fills or gives the focus to. */
export interface MapPanelElements {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The panel's state, its storage and where the focus goes; the markup is in MapPanel. */
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
  /** Only who pressed the button is taken along; who reads elsewhere keeps the focus there. */
  const asked = useRef(false);
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
      {rootMargin: NEAR},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [siteKey]);

  useEffect(() => {
    // A key that is no good would fail again on every visit.
    if (problem === 'refused') forgetKey();
  }, [problem]);

  useEffect(() => {
    if (!asked.current || state.phase === 'loading') return;
    asked.current = false;
    if (state.phase === 'shown') view.current?.focus({preventScroll: true});
    else if (problem === 'failed') button.current?.focus();
    else (input.current ?? button.current)?.focus();
  }, [state.phase, problem]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (siteKey !== null) {
      asked.current = true;
      dispatch({type: 'found', key: siteKey, source: 'site'});
      return;
    }
    // The field may have been filled in before the scripts arrived.
    const key = input.current?.value ?? '';
    dispatch({type: 'typed', key});
    dispatch({type: 'submitted'});
    if (key.trim() === '') input.current?.focus();
    else asked.current = true;
  }

  function onForget(): void {
    forgetKey();
    asked.current = true;
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
