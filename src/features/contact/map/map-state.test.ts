import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {initialMapState, mapReducer, type MapEvent, type MapState} from './map-state';
import {mapMessages} from './texts';

const after = (events: readonly MapEvent[], from: MapState = initialMapState) =>
  events.reduce(mapReducer, from);

const typed = (key: string): MapEvent => ({type: 'typed', key});
const submitted: MapEvent = {type: 'submitted'};
const loaded: MapEvent = {type: 'loaded', kept: true};
const forgotten: MapEvent = {type: 'forgotten'};
const refused: MapEvent = {type: 'stopped', problem: 'refused'};

const shown = after([typed('demo'), submitted, loaded]);

it('mapMessages match the specification', () => {
  const {messages} = specification.map;
  expect(mapMessages).toEqual({...messages, unavailable: messages.refused});
});

describe('asking for the key', () => {
  it('shows no error before the visitor submits', () => {
    expect(after([typed('a'), typed('')])).toEqual(initialMapState);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('refuses %j', (key) => {
    expect(after([typed(key), submitted])).toEqual({
      phase: 'key-required',
      key,
      checked: true,
      problem: 'empty',
    });
  });

  it('revalidates on each change after the first error', () => {
    const invalid = after([submitted]);
    expect(after([typed('k')], invalid)).not.toHaveProperty('problem');
    expect(after([typed('k'), typed('')], invalid)).toHaveProperty('problem', 'empty');
  });

  it('starts loading with the trimmed key', () => {
    expect(after([typed('  demo \n'), submitted])).toEqual({
      phase: 'loading',
      key: 'demo',
      source: 'visitor',
    });
  });

  it.each(['stored', 'site'] as const)('skips the question when there is a %s key', (source) => {
    expect(after([{type: 'found', key: 'demo', source}])).toEqual({
      phase: 'loading',
      key: 'demo',
      source,
    });
  });
});

describe('loading', () => {
  it('shows the streets first', () => {
    expect(shown).toEqual({
      phase: 'shown',
      key: 'demo',
      source: 'visitor',
      kept: true,
      type: 'streets',
      drawn: 'streets',
    });
  });

  it.each(['refused', 'unavailable', 'failed'] as const)(
    'asks again after the problem "%s" and keeps the typed key',
    (problem) => {
      expect(after([typed('deno'), submitted, {type: 'stopped', problem}])).toEqual({
        phase: 'key-required',
        key: 'deno',
        checked: true,
        problem,
      });
    },
  );

  it('clears the error when the visitor corrects the key', () => {
    const again = after([typed('deno'), submitted, refused, typed('demo')]);
    expect(again).toEqual({phase: 'key-required', key: 'demo', checked: true});
    expect(after([submitted], again)).toHaveProperty('phase', 'loading');
  });

  it('never puts the site’s own key into the field', () => {
    expect(after([{type: 'found', key: 'secret', source: 'site'}, refused])).toHaveProperty(
      'key',
      '',
    );
  });

  it('does not start twice', () => {
    const loading = after([typed('demo'), submitted]);
    expect(after([submitted, typed('x'), {type: 'found', key: 'y', source: 'site'}], loading)).toBe(
      loading,
    );
  });
});

describe('a shown map', () => {
  it('changes its type', () => {
    const choosing = after([{type: 'typeChosen', mapType: 'satellite'}], shown);
    expect(choosing).toMatchObject({type: 'satellite', drawn: 'streets'});
    expect(after([{type: 'typeDrawn', mapType: 'satellite'}], choosing)).toMatchObject({
      type: 'satellite',
      drawn: 'satellite',
    });
  });

  it('keeps the old type if the new one fails to load, and says so until the next attempt', () => {
    const stopped = after(
      [{type: 'typeChosen', mapType: 'satellite'}, {type: 'typeStopped'}],
      shown,
    );
    expect(stopped).toMatchObject({type: 'streets', drawn: 'streets', problem: 'failed'});
    expect(after([{type: 'typeChosen', mapType: 'satellite'}], stopped)).not.toHaveProperty(
      'problem',
    );
  });

  it('is removed when the key is forgotten', () => {
    expect(after([forgotten], shown)).toEqual(initialMapState);
  });

  it('ignores events that arrive too late', () => {
    expect(after([loaded, refused, submitted], shown)).toBe(shown);
    expect(after([loaded, refused, forgotten, {type: 'typeStopped'}])).toEqual(initialMapState);
  });
});
