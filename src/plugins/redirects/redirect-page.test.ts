import {expect, it} from 'vitest';
import {redirectPage} from './index';

it('a redirect replaces the history entry, isn’t indexed, and offers a link without a script', () => {
  const html = redirectPage('/design', 'https://www.example.test/design');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/design">');
  expect(html).toContain('<link rel="canonical" href="https://www.example.test/design">');
  expect(html).toContain('content="noindex"');
  expect(html).toContain('<a href="/design">');
  expect(html).not.toContain('<script');
});
