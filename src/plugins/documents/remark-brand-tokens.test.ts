import type {Root, RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {MAPS_KEY_NAME} from '../../data/brand/storage-names';
import {remarkBrandTokens} from './remark-brand-tokens';

function run(node: object): unknown {
  const tree: Root = {type: 'root', children: [node as RootContent]};
  remarkBrandTokens()(tree);
  return tree.children[0];
}

describe('remarkBrandTokens', () => {
  it('replaces a token in text', () => {
    expect(run({type: 'mdxTextExpression', value: 'brand.name'})).toEqual({
      type: 'text',
      value: brand.name,
    });
  });

  it('replaces a token in a link address, even if the parser has escaped it', () => {
    const expected = {type: 'link', url: `mailto:${brand.email.info}`};
    expect(run({type: 'link', url: 'mailto:{brand.email.info}'})).toEqual(expected);
    expect(run({type: 'link', url: 'mailto:%7Bbrand.email.info%7D'})).toEqual(expected);
  });

  it('replaces a token in code', () => {
    expect(run({type: 'inlineCode', value: '{brand.storage.mapsKey}'})).toEqual({
      type: 'inlineCode',
      value: MAPS_KEY_NAME,
    });
  });

  it('replaces a token in a component’s property', () => {
    expect(run({type: 'mdxJsxFlowElement', attributes: [{value: 'At {brand.town}'}]})).toEqual({
      type: 'mdxJsxFlowElement',
      attributes: [{value: `At ${brand.address.town}`}],
    });
  });

  it('rejects an unknown token and suggests a correction', () => {
    expect(() => run({type: 'mdxTextExpression', value: 'brand.nmae'})).toThrow(
      /\{brand\.nmae\}\. Did you mean \{brand\.name\}\?/,
    );
  });

  it('leaves other expressions unchanged', () => {
    const node = {type: 'mdxTextExpression', value: '1 + 1'};
    expect(run({...node})).toEqual(node);
  });
});
