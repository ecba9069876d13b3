import {describe, expect, it} from 'vitest';
import {positionsOf} from './positions';
import {emptyApplication} from './rules';
import {application, opening, values} from './sample.test-data';
import {applicationOf, initialValues} from './useApplication';

const positions = positionsOf([opening(1), opening(2, {title: 'Site Manager'})]);
const nothing = {draft: undefined, requested: '', positions};
const draft = {values: application, suggested: ''};

describe('the initial values', () => {
  it('are empty, except for the position in the link', () => {
    expect(initialValues(nothing)).toEqual(emptyApplication);
    expect(initialValues({...nothing, requested: 'site-manager'})).toEqual({
      ...emptyApplication,
      position: 'site-manager',
    });
  });

  it('match the draft, including the CV’s file name', () => {
    expect(initialValues({...nothing, draft})).toEqual(application);
  });

  it('prefer the position in the link only if the link is newer than the draft', () => {
    const followed = {...nothing, draft, requested: 'site-manager'};
    expect(initialValues(followed).position).toBe('site-manager');
    const old = {...followed, draft: {...draft, suggested: 'site-manager'}};
    expect(initialValues(old).position).toBe('bench-joiner');
  });

  it('leave out a position that is no longer offered', () => {
    const gone = {...draft, values: {...application, position: 'plasterer'}};
    expect(initialValues({...nothing, draft: gone}).position).toBe('');
  });
});

it('the application made from the form contains the name of the CV instead of the file', () => {
  expect(applicationOf(values)).toEqual(application);
  expect(applicationOf({})).toEqual(emptyApplication);
});

it('the application made from the form keeps the name of a CV that has to be chosen again', () => {
  expect(applicationOf({...values, resume: []}, 'cv.pdf').resume).toBe('cv.pdf');
  expect(applicationOf(values, 'older.pdf').resume).toBe(application.resume);
});
