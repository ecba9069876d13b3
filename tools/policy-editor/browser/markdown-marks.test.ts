import {describe, expect, it} from 'vitest';
import {TextHistory} from './history';
import {marked, type Mark} from './markdown-marks';
import {lineOfSection, lineRange, sectionAt} from './sections';

/** A text whose selection stands between two bars; one bar is a caret. */
function state(words: string) {
  const start = words.indexOf('|');
  const text = words.replaceAll('|', '');
  const last = words.lastIndexOf('|');
  return {text, start, end: last === start ? start : last - 1};
}

function apply(words: string, mark: Mark): string {
  const {text, start, end} = marked(state(words), mark);
  const middle = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + middle + text.slice(end);
}

describe('the tool bar', () => {
  it.each<[Mark, string, string]>([
    ['section', 'One\nTw|o', 'One\n## Two|'],
    ['part', '## Tw|o', '### Two|'],
    ['strong', 'a |word| here', 'a **|word|** here'],
    ['strong', 'a | here', 'a **|** here'],
    ['link', 'see |this|', 'see [this](|/policies/|)'],
    ['link', 'see |', 'see [|](/policies/)'],
    ['list', '|a\nb|\nc', '- a\n- b|\nc'],
    ['numbers', '|- a\n- b|', '1. a\n2. b|'],
    ['note', 'A|\n\nB', 'A\n\n<Note>\n\n|\n\n</Note>\n\nB'],
  ])('puts a %s into %j', (mark, before, after) => {
    expect(apply(before, mark)).toBe(after);
  });

  it('puts a table on lines of its own, the caret in its first cell', () => {
    const after = apply('Words.|\nMore.', 'table');
    expect(after).toContain('Words.\n\n| When | What | Who |\n| --- | --- | --- |\n| ');
    expect(after).toContain('|\n\nMore.');
  });
});

describe('undo', () => {
  it('takes what was typed in one go back at once, and a mark by itself', () => {
    const history = new TextHistory(state('|'));
    history.note(state('a|'), 0);
    history.note(state('ab|'), 100);
    history.note(state('**ab**|'), 200, true);
    history.note(state('**ab** c|'), 5000);
    expect(history.undo()?.text).toBe('**ab**');
    expect(history.undo()?.text).toBe('ab');
    expect(history.undo()?.text).toBe('');
    expect(history.undo()).toBeUndefined();
    expect(history.redo()?.text).toBe('ab');
    history.note(state('abX|'), 6000);
    expect(history.redo()).toBeUndefined();
  });
});

describe('places in a text', () => {
  const text = 'Before\n\n## One\n\nText\n\n## Two\n';
  it('are found by section and by line', () => {
    expect(sectionAt(text, 0)).toBe(0);
    expect(sectionAt(text, text.indexOf('One'))).toBe(1);
    expect(sectionAt(text, text.length)).toBe(2);
    expect(lineOfSection(text, 2)).toBe(7);
    expect(lineRange(text, 3)).toEqual({start: 8, end: 14});
    expect(lineRange(text, 99).start).toBe(text.length);
  });
});
