import {describe, expect, it} from 'vitest';
import {rehypeTables} from './rehype-tables';

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Node => ({type: 'text', value});

describe('rehypeTables', () => {
  const heading = element('th', text('Week '));
  const cell = element('td', text('0'));
  const second = element('td', text('Survey'));
  const table = element(
    'table',
    element('thead', element('tr', heading, element('th', element('em', text('What'))))),
    element('tbody', element('tr', cell, second)),
  );
  rehypeTables()({type: 'root', children: [element('section', table)]});

  it('labels each value with the heading of its column', () => {
    expect(cell.properties).toEqual({role: 'cell', dataLabel: 'Week'});
    expect(second.properties).toEqual({role: 'cell', dataLabel: 'What'});
  });

  it('keeps the table roles when rows are stacked', () => {
    expect(table.properties).toEqual({role: 'table'});
    expect(heading.properties).toEqual({scope: 'col', role: 'columnheader'});
  });
});
