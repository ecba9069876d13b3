import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {rehypeTables} from './rehype-tables';

describe('rehypeTables', () => {
  const heading = h('th', 'Week ');
  const cell = h('td', '0');
  const second = h('td', 'Survey');
  const table = h(
    'table',
    h('thead', h('tr', heading, h('th', h('em', 'What')))),
    h('tbody', h('tr', cell, second)),
  );
  rehypeTables()({type: 'root', children: [h('section', table)]});

  it('labels each value with the heading of its column', () => {
    expect(cell.properties).toEqual({role: 'cell', dataLabel: 'Week'});
    expect(second.properties).toEqual({role: 'cell', dataLabel: 'What'});
  });

  it('keeps the table roles when rows are stacked', () => {
    expect(table.properties).toEqual({role: 'table'});
    expect(heading.properties).toEqual({scope: 'col', role: 'columnheader'});
  });
});
