import {expect, it} from 'vitest';
import {emptyApplication} from './rules';
import {application, values} from './sample.test-data';
import {applicationOf} from './useApplication';

it('the application made from the form contains the name of the CV instead of the file', () => {
  expect(applicationOf(values)).toEqual(application);
  expect(applicationOf({})).toEqual(emptyApplication);
});
