import {describe, expect, it} from 'vitest';
import {policySchema} from '../../../src/content/documents/schema';
import {policyFields} from './fields';
import {formHtml} from './form-html';
import {GROUPS, placeWords, wordsOf} from './words';

describe('the form', () => {
  const {text} = formHtml();

  it('has every field of the schema, in a kind that fits', () => {
    expect(policyFields.map(({name}) => name)).toEqual(Object.keys(policySchema.shape));
    const kinds = Object.fromEntries(policyFields.map(({name, kind}) => [name, kind]));
    expect(kinds).toMatchObject({
      title: 'text',
      kind: 'fixed',
      status: 'choice',
      reviewBy: 'day',
      sections: 'number',
      appliesTo: 'choices',
      inShort: 'texts',
      statutes: 'records',
      revisions: 'records',
      contact: 'switch',
    });
    const revisions = policyFields.find(({name}) => name === 'revisions');
    expect(revisions?.kind === 'records' && revisions.fields).toContainEqual(
      expect.objectContaining({name: 'sections', kind: 'numbers'}),
    );
  });

  it('asks for each of them once, under a heading and with a label', () => {
    for (const {name, kind} of policyFields) {
      const place = new RegExp(`data-(?:field|choices|list)="${name}"`, 'g');
      const outside = text.replaceAll(/<template>[\s\S]*?<\/template>/g, '');
      expect(outside.match(place)?.length ?? 0, name).toBe(kind === 'fixed' ? 0 : 1);
    }
    const grouped = GROUPS.flatMap(({names}) => names);
    expect(new Set(grouped).size).toBe(grouped.length);
    const asked = policyFields.filter(({kind}) => kind !== 'fixed');
    expect(asked.map(({name}) => name).sort()).toEqual([...grouped].sort());
  });

  it('knows which fields may stay empty', () => {
    const optional = policyFields.filter(({required}) => !required).map(({name}) => name);
    expect(optional).toEqual(['changeNote', 'contact']);
    expect(text.match(/may be left empty/g)).toHaveLength(2);
  });
});

describe('places in a report', () => {
  it.each([
    ['reviewBy', 'Review by'],
    ['inShort[2]', 'In short, sentence 3'],
    ['revisions[0].note', 'Revision table, row 1, What changed'],
    ['statutes[1].url', 'Law it rests on, law 2, Its address'],
    ['draft', 'draft'],
  ])('%s is called %s', (path, words) => {
    expect(placeWords(path)).toBe(words);
  });

  it('have the labels of the form', () => {
    const [first] = policyFields;
    expect(first && wordsOf(first).label).toBe('Title');
  });
});
