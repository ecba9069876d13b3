import {describe, expect, it} from 'vitest';
import {bare, framed} from './framed';

const page = {
  path: '/policies/x/changes/2025-2026',
  frame: '/policies/x',
  title: 'What changed & why',
  description: 'Two editions compared.',
  printFoot: 'POL-001  Compared',
  html: '<h1>New $& text</h1>',
};

const FRAME =
  '<!doctype html><html lang=en-GB><head><meta charset=UTF-8><title data-rh=true>Old</title>' +
  '<meta data-rh=true name=description content="Old words"/>' +
  '<meta data-rh=true property=og:title content="Old"/><meta property="og:locale" content="en_GB">' +
  '<link data-rh=true rel=canonical href=https://x.example/policies/x />' +
  '<link data-rh=true rel=alternate hreflang=en-GB href=https://x.example/policies/x />' +
  '<style data-rh="true">@page{@bottom-left{content:"POL-001  Old"}}</style>' +
  '<link rel=stylesheet href=/styles.css><script type=application/ld+json>{"a":1}</script>' +
  '<script src=/main.js defer></script></head><body><header>Head</header>' +
  '<main id=main tabindex=-1><h1>Old</h1></main><footer>Foot</footer></body></html>';

const frame = {html: FRAME, url: 'https://x.example', siteName: 'Site'};

describe('a plain page', () => {
  const html = framed(page, frame);

  it('has the frame of the other page and its own content', () => {
    expect(html).toContain('<header>Head</header><main id=main tabindex=-1><h1>New $& text</h1>');
    expect(html).toContain('</main><footer>Foot</footer>');
    expect(html).toContain('<link rel=stylesheet href=/styles.css>');
    expect(html).toContain('og:locale');
  });

  it('keeps nothing that was said of the other page', () => {
    expect(html).not.toContain('Old');
    expect(html).not.toContain('ld+json');
    expect(html).not.toContain('hreflang');
    expect(html.match(/rel="?canonical/g)).toHaveLength(1);
  });

  it('has its own title and address, and is not for search engines', () => {
    expect(html).toContain('<title>What changed &amp; why | Site</title>');
    expect(html).toContain('href="https://x.example/policies/x/changes/2025-2026"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('names itself at the foot of printed sheets, and once', () => {
    expect(html.match(/@bottom-left\{content:"[^"]*"/g)).toEqual([
      '@bottom-left{content:"POL-001  Compared"',
    ]);
  });

  it('runs no script', () => {
    expect(html).not.toContain('<script');
  });

  it('is refused a frame without main content', () => {
    expect(() => framed(page, {...frame, html: '<html></html>'})).toThrow(
      '/policies/x, the frame of /policies/x/changes/2025-2026',
    );
  });

  it('stands alone on the development server', () => {
    expect(bare(page)).toContain('<title>What changed &amp; why</title>');
    expect(bare(page)).toContain(page.html);
  });
});
