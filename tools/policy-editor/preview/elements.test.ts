import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {
  Definition,
  Definitions,
  Note,
  ProseStep,
  ProseSteps,
  Role,
  RoleGrid,
} from '../../../src/components/prose/prose';
import {textHtml} from './text-html';

const NO_CHANGES = {changed: [], version: '4.0'};

function preview(text: string): string {
  return textHtml(text, '/docs/policies/x.mdx', NO_CHANGES).replaceAll(/>\s+</g, '><');
}

function page(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

describe('the components of the preview', () => {
  it.each([
    [
      '<Note>Ring first.</Note>',
      createElement(Note, null, createElement('p', null, 'Ring first.')),
    ],
    [
      '<Definitions>\n\n<Definition term="By post">\n\nMark it.\n\n</Definition>\n\n</Definitions>',
      createElement(
        Definitions,
        null,
        createElement(Definition, {
          term: 'By post',
          children: createElement('p', null, 'Mark it.'),
        }),
      ),
    ],
    [
      '<Steps>\n\n<Step title="Survey">\n\nBy day.\n\n</Step>\n\n</Steps>',
      createElement(
        ProseSteps,
        null,
        createElement(ProseStep, {title: 'Survey', children: createElement('p', null, 'By day.')}),
      ),
    ],
    [
      '<RoleGrid>\n\n<Role title="Manager">\n\nOn site.\n\n</Role>\n\n</RoleGrid>',
      createElement(
        RoleGrid,
        null,
        createElement(Role, {title: 'Manager', children: createElement('p', null, 'On site.')}),
      ),
    ],
  ])('are those of the page: %s', (text, component) => {
    const [written, shown] = [preview(text), page(component)];
    // A note on one line has no paragraph inside, on the page either.
    expect(written === shown || written === shown.replaceAll(/<\/?p>/g, '')).toBe(true);
  });

  it('say where an element does not belong', () => {
    expect(preview('<Figure picture="steel" />')).toContain('&#x3C;Figure> does not belong');
  });
});

describe('the text of the preview', () => {
  it('has sections, clauses and tables as the page has them', () => {
    const text = '## One\n\nA clause.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n## Two\n\nMore.';
    const html = textHtml(text, '/docs/policies/x.mdx', {changed: [2], version: '4.1'});
    expect(html.match(/<section /g)).toHaveLength(2);
    expect(html).toContain(
      '<div class="table-frame"><table role="table" class="table table--stack">',
    );
    expect(html).toContain('<td role="cell" data-label="B">2</td>');
    expect(html.indexOf('class="delta"')).toBeGreaterThan(html.indexOf('Two'));
  });

  it('runs nothing that somebody typed', () => {
    expect(preview('<script>alert(1)</script>\n\n<img src="x" onError="alert(1)" />')).not.toMatch(
      /<script|<img|onerror/i,
    );
    expect(preview('{1 + 1}{/* a comment */}')).toBe('');
    expect(preview('[x](javascript:alert(1))')).not.toContain('<script');
  });

  it('has the brand’s words, and none for an unknown token', () => {
    expect(preview('{brand.name}')).not.toContain('{');
    expect(() => preview('{brand.nmae}')).toThrow('brand.nmae');
  });
});
