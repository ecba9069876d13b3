import {expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {explanationOf, SENDING} from './outcome';

it('the button has the specified label', () => {
  expect(SENDING).toBe(specification.enquiry.sending);
});

it('a failure says that nothing was sent only when that is certain', () => {
  expect(explanationOf('cancelled', 'application')).toMatch(/^We didn’t send your application\./);
  expect(explanationOf('unknown', 'application')).toMatch(/we don’t know whether .* arrived/);
  expect(explanationOf('unknown', 'message')).not.toMatch(/CV|didn’t send/);
});

it('an application keeps its CV, unless the browser can no longer read it', () => {
  expect(explanationOf('broken', 'application')).toMatch(/below, including your CV\.$/);
  expect(explanationOf('fileUnreadable', 'application')).toMatch(
    /Everything else is still .*below\.$/,
  );
});
