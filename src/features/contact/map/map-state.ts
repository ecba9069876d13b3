export type MapProblem = 'empty' | LoadProblem;

export type LoadProblem = 'refused' | 'unavailable' | 'failed';

export type MapType = 'streets' | 'satellite';

/**
 * Where the key came from: typed just now, saved in this browser, or configured for the whole site.
 */
export type KeySource = 'visitor' | 'stored' | 'site';

/**
 * State of the map panel: key-required, then loading, then shown (specification, section 4).
 * `checked` is true once a key has been submitted; from then on every change is validated again.
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
      /** Whether this browser saves the key for the next visit. */
      readonly kept: boolean;
      /** The type that the visitor chose. */
      readonly type: MapType;
      /** The type that the map shows: equal to `type` except while a change is loading. */
      readonly drawn: MapType;
      readonly problem?: MapProblem;
    };

export type MapEvent =
  | {readonly type: 'typed'; readonly key: string}
  | {readonly type: 'submitted'}
  | {readonly type: 'found'; readonly key: string; readonly source: 'stored' | 'site'}
  | {readonly type: 'loaded'; readonly kept: boolean}
  | {readonly type: 'stopped'; readonly problem: LoadProblem}
  | {readonly type: 'forgotten'}
  | {readonly type: 'typeChosen'; readonly mapType: MapType}
  | {readonly type: 'typeDrawn'; readonly mapType: MapType}
  | {readonly type: 'typeStopped'};

/** The initial state, also used in the built HTML. */
export const initialMapState: MapState = {phase: 'key-required', key: '', checked: false};

/**
 * Returns the panel's next state. An event that does not fit the phase changes nothing, because a
 * response may arrive after the visitor has moved on.
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
      return keyRequired(event.key, state.checked);
    case 'submitted':
      return isBlank(state.key)
        ? keyRequired(state.key, true)
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
      // The visitor must not see or edit the site's own key.
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

/** Validates on submit and revalidates on change (specification, section 4). */
function keyRequired(key: string, checked: boolean): MapState {
  const state = {phase: 'key-required', key, checked} as const;
  return checked && isBlank(key) ? {...state, problem: 'empty'} : state;
}

function isBlank(key: string): boolean {
  return key.trim() === '';
}
