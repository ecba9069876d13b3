import {describe, expect, it} from 'vitest';
import {readOptions} from './report';
import {parsePolicy, policyText, withSentence} from './policy-source';

describe('the command line', () => {
  it('asks for editions or for policies', () => {
    expect(readOptions(['--editions', '10', '--stock'])).toEqual({
      editions: 10,
      pages: false,
      stock: true,
      keep: false,
    });
    expect(readOptions(['--policies', '2500']).policies).toBe(2500);
  });

  it.each([[[]], [['--editions', '2', '--policies', '10']], [['--editions', 'ten']], [['--size']]])(
    'refuses %j',
    (args) => {
      expect(() => readOptions(args)).toThrow();
    },
  );
});

describe('an invented policy', () => {
  const source =
    '---\ntitle: A\nsections: 2\n---\n\n## One\n\n- entry\n\nFirst.\n\n## Two\n\nSecond.\n';

  it('keeps its fields and its text', () => {
    const policy = parsePolicy(source);
    expect(parsePolicy(policyText(policy))).toEqual(policy);
    expect(policy.fields).toEqual({title: 'A', sections: 2});
  });

  it('gets a sentence in the section asked for, once', () => {
    const {body} = parsePolicy(source);
    expect(withSentence(body, 1, 'New.')).toBe(body.replace('First.', 'First. New.'));
    expect(withSentence(body, 2, 'New.')).toBe(body.replace('Second.', 'Second. New.'));
  });
});
