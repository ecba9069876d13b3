import {describe, expect, it} from 'vitest';
import {redirectPage} from './index';

describe('redirectPage', () => {
  const html = redirectPage('/design', 'https://www.example.test/design');

  it('replaces the history entry without JavaScript', () => {
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/design">');
    expect(html).not.toContain('<script');
  });

  it('names the target for crawlers and isn’t indexed', () => {
    expect(html).toContain('<link rel="canonical" href="https://www.example.test/design">');
    expect(html).toContain('content="noindex"');
  });

  it('offers a link in case the refresh is disabled', () => {
    expect(html).toContain('<a href="/design">');
  });
});
