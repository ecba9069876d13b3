import {expect, it} from 'vitest';
import {leanHtml} from './lean-html';

it('removes React’s marks outside islands', () => {
  expect(leanHtml('<p class="">By <!-- -->us<!-- -->, today</p>')).toBe('<p>By us, today</p>');
});

it('keeps React’s marks inside an island', () => {
  const form = '<div data-island=Form><p class="">Send<!-- -->ing</p></div>';
  expect(leanHtml(`<main>a<!-- -->b${form}c<!-- -->d</main>`)).toBe(`<main>ab${form}cd</main>`);
});

it('removes metadata that only Docusaurus reads', () => {
  expect(
    leanHtml(
      '<meta data-rh=true name=docusaurus_tag content=default /><meta name=docsearch:version content=current /><title data-rh=true>Us</title><meta data-rh=true name=description content="data-rh=true"/>',
    ),
  ).toBe('<title>Us</title><meta name=description content="data-rh=true"/>');
});
