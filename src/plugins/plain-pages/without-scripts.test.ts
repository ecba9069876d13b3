import {describe, expect, it} from 'vitest';
import {withoutScripts} from './without-scripts';

describe('a page without scripts', () => {
  it('has none that run, and no hint to fetch them', () => {
    const page =
      '<link rel=preload as=script href=/a.js><link rel="modulepreload" href="/b.js">' +
      '<script src=/a.js defer></script><script>go("<p>")</script><p>Text</p>';
    expect(withoutScripts(page)).toBe('<p>Text</p>');
  });

  it.each([
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<script type=application/ld+json>{}</script>',
    '<link rel=preload as=font href=/f.woff2><link rel=stylesheet href=/s.css>',
  ])('keeps %s', (kept) => {
    expect(withoutScripts(kept)).toBe(kept);
  });
});
