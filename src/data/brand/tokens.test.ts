import {describe, expect, it} from 'vitest';
import {careers} from '../careers/careers';
import {companies} from '../companies/companies';
import {brand} from './brand';
import {brandTokens, replaceBrandTokens} from './tokens';

it('brandTokens contains no empty value and no unresolved token', () => {
  for (const [token, value] of Object.entries(brandTokens)) {
    expect(value, token).toMatch(/^[^{}]+$/);
  }
});

it('brandTokens includes the name of the group and each company’s name, legal name and number', () => {
  for (const {id, name, legalName, number} of companies) {
    expect(brandTokens[`company.${id}`]).toBe(name);
    expect(brandTokens[`legal.${id}`]).toBe(legalName);
    expect(brandTokens[`number.${id}`]).toBe(number);
  }
  expect(brandTokens['legal.group']).toBe(brand.legal.name);
});

it('includes the terms that every employee is offered', () => {
  expect(brandTokens['terms.pension']).toBe(careers.terms.pension);
});

describe('replaceBrandTokens', () => {
  it('replaces every token in a text', () => {
    expect(replaceBrandTokens('{brand.name}, {brand.town}: {brand.name}')).toBe(
      `${brand.name}, ${brand.address.town}: ${brand.name}`,
    );
  });

  it('makes valid telephone links', () => {
    expect(replaceBrandTokens('tel:{brand.tel.main}')).toBe(brand.phone.main.href);
  });

  it('leaves other braces unchanged', () => {
    expect(replaceBrandTokens('{count} of {brand}')).toBe('{count} of {brand}');
  });

  it.each([
    ['{brand.nmae}', 'Did you mean {brand.name}?'],
    ['{legal.gruop}', 'Did you mean {legal.group}?'],
    ['{brand.phone-main}', 'Did you mean {brand.phone.main}?'],
    ['{number.}', 'Did you mean {number.group}?'],
    ['{terms.holidays}', 'Did you mean {terms.holiday}?'],
    ['{brand.wxyzq}', 'src/data/brand/tokens.ts lists the known ones.'],
  ])('rejects %s and suggests the intended token', (token, advice) => {
    const replace = () => replaceBrandTokens(`Call ${token}.`);
    expect(replace).toThrow(`Unknown brand token ${token}. ${advice}`);
  });
});
