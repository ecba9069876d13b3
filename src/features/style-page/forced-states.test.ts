import {describe, expect, it} from 'vitest';
import {forcedSelector} from './forced-states';

describe('forcedSelector', () => {
  it.each([
    ['.button:hover', '.button:is([data-force~="hover"] *)'],
    ['.go:hover::after', '.go:is([data-force~="hover"] *)::after'],
    ['.card:hover .card__link', '.card:is([data-force~="hover"] *) .card__link'],
    [
      ':focus-visible',
      ':is([data-force~="focus"] :is(a, button, input, select, textarea, summary))',
    ],
    ['a:active', 'a:is([data-force~="active"] *)'],
  ])('%s becomes %s', (selector, forced) => {
    expect(forcedSelector(selector)).toBe(forced);
  });

  it.each(['.button', '.hover', '.field:focus-within', 'a:any-link'])(
    'leaves %s alone',
    (selector) => {
      expect(forcedSelector(selector)).toBeUndefined();
    },
  );
});
