/** What went wrong with the map, as far as a visitor has to know. */
export type MapProblem = 'empty' | 'refused' | 'unavailable' | 'failed';

/** The two pictures of the ground that a visitor may choose from. */
export type MapType = 'streets' | 'satellite';

/** Whose key it is: typed just now, kept in this browser, or configured for the whole site. */
export type KeySource = 'visitor' | 'stored' | 'site';

/**
 * Where the map panel stands: key-required, then loading, then shown (specification, section 4).
 * `checked` means that a key was submitted, from when on every change is checked again.
 */
export type MapState =
  | {
      readonly phase: 'key-required';
      readonly key: string;
      readonly checked: boolean;
      readonly problem?: MapProblem;
    }
  | {readonly phase: 'loading'; readonly key: string; readonly source: KeySource}
  | {
      readonly phase: 'shown';
      readonly key: string;
      readonly source: KeySource;
      /** Whether this browser keeps the key for the next visit. */
      readonly kept: boolean;
      /** What the visitor chose. */
      readonly type: MapType;
      /** What is on the map: the same as `type` unless a change is under way. */
      readonly drawn: MapType;
      readonly problem?: MapProblem;
    };

export type MapEvent =
  | {readonly type: 'typed'; readonly key: string}
  | {readonly type: 'submitted'}
  | {readonly type: 'found'; readonly key: string; readonly source: 'stored' | 'site'}
  | {readonly type: 'loaded'; readonly kept: boolean}
  | {readonly type: 'stopped'; readonly problem: Exclude<MapProblem, 'empty'>}
  | {readonly type: 'forgotten'}
  | {readonly type: 'typeChosen'; readonly mapType: MapType}
  | {readonly type: 'typeDrawn'; readonly mapType: MapType}
  | {readonly type: 'typeStopped'};

/** The panel before anything happened, and in the HTML of the build. */
export const initialMapState: MapState = {phase: 'key-required', key: '', checked: false};

/**
 * The next state of the panel. An event that does not fit the phase changes nothing: an answer may
 * arrive after the visitor has gone on.
 */
export function mapReducer(state: MapState, event: MapEvent): MapState {
  switch (state.phase) {
    case 'key-required':
      return whileAsking(state, event);
    case 'loading':
      return whileLoading(state, event);
    case 'shown':
      return whileShown(state, event);
  }
}

type In<Phase extends MapState['phase']> = Extract<MapState, {phase: Phase}>;

function whileAsking(state: In<'key-required'>, event: MapEvent): MapState {
  switch (event.type) {
    case 'typed':
      return asking(event.key, state.checked);
    case 'submitted':
      return isBlank(state.key)
        ? asking(state.key, true)
        : {phase: 'loading', key: state.key.trim(), source: 'visitor'};
    case 'found':
      return {phase: 'loading', key: event.key, source: event.source};
    default:
      return state;
  }
}

function whileLoading(state: In<'loading'>, event: MapEvent): MapState {
  switch (event.type) {
    case 'loaded':
      return {...state, phase: 'shown', kept: event.kept, type: 'streets', drawn: 'streets'};
    case 'stopped': {
      // The site's own key is not the visitor's to read or to correct.
      const key = state.source === 'site' ? '' : state.key;
      return {phase: 'key-required', key, checked: true, problem: event.problem};
    }
    default:
      return state;
  }
}

function whileShown(state: In<'shown'>, event: MapEvent): MapState {
  const {phase, key, source, kept, type, drawn} = state;
  const settled = {phase, key, source, kept, type, drawn};
  switch (event.type) {
    case 'forgotten':
      return initialMapState;
    case 'typeChosen':
      return {...settled, type: event.mapType};
    case 'typeDrawn':
      return {...settled, drawn: event.mapType};
    case 'typeStopped':
      return {...settled, type: state.drawn, problem: 'failed'};
    default:
      return state;
  }
}

/** Validates on submit, re-validates on change (specification, section 4). */
function asking(key: string, checked: boolean): MapState {
  const state = {phase: 'key-required', key, checked} as const;
  return checked && isBlank(key) ? {...state, problem: 'empty'} : state;
}

function isBlank(key: string): boolean {
  return key.trim() === '';
}
