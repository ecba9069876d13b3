import {expect, it} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {inEdition, siblings} from './families';

it.each([
  ['/policies/x', '/', '/2025', '/2025/policies/x'],
  ['/2025/policies/x', '/2025', '/', '/policies/x'],
  ['/2025/privacy', '/2025', '/2024', '/2024/privacy'],
  ['/policies/x', '/', '/', '/policies/x'],
])('inEdition converts %s from %s to %s: %s', (permalink, from, to, expected) => {
  expect(inEdition(permalink, from, to)).toBe(expected);
});

const link = (href: string) => ({type: 'link' as const, href, label: href});
const group = (label: string, ...hrefs: string[]) => ({
  type: 'category' as const,
  label,
  collapsed: true,
  collapsible: true,
  items: hrefs.map(link),
});
const items: PropSidebarItem[] = [
  link('/a'),
  group('One', '/one/a', '/one/b'),
  group('Two', '/two/a'),
  link('/b'),
];
const hrefs = (permalink: string) => siblings(items, permalink).map(({href}) => href);

it('siblings returns the documents of the same group', () => {
  expect(hrefs('/one/b')).toEqual(['/one/a', '/one/b']);
  expect(hrefs('/two/a')).toEqual(['/two/a']);
});

it('siblings returns the ungrouped documents for an ungrouped document', () => {
  expect(hrefs('/b')).toEqual(['/a', '/b']);
});
