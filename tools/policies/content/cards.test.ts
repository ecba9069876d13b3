import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {policies} from '../../../src/data/policies/policies';
import {CARDS, withCardFields} from './cards';

const SOURCE = readFileSync(path.resolve(__dirname, '../../..', CARDS), 'utf8');

describe('withCardFields', () => {
  it.each(policies)('changes the card of $slug only', ({slug}) => {
    const after = withCardFields(SOURCE, slug, {version: '99.9', reviewBy: '2099-01-01'});
    const lines = after.split('\n');
    const changed = SOURCE.split('\n').flatMap((line, index) =>
      line === lines[index] ? [] : [lines[index]?.trim()],
    );
    // A card may leave a field to its document.
    const card = SOURCE.slice(SOURCE.indexOf(`slug: '${slug}'`)).split('}')[0] ?? '';
    expect(changed).toEqual([
      ...(card.includes('version:') ? ["version: '99.9',"] : []),
      ...(card.includes('reviewBy:') ? ["reviewBy: '2099-01-01',"] : []),
    ]);
  });

  it('leaves a file without the card or the field as it is', () => {
    expect(withCardFields(SOURCE, 'gardening', {version: '9.9'})).toBe(SOURCE);
    const short = "[{slug: 'a', title: 'A'}, {slug: 'b', version: '1.0'}]";
    expect(withCardFields(short, 'a', {version: '9.9'})).toBe(short);
  });
});
