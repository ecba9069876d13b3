import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {emailAddress, isEmailAddress} from './rule';

describe('email addresses', () => {
  it.each([
    'a@b.example',
    "o'neill+site@mail.example.com",
    'first.last@sub-domain.example.co.uk',
    'josé@crème.example',
    '用户@例子.公司',
    'user@xn--p1ai.xn--p1ai',
    `${'a'.repeat(64)}@b.example`,
  ])('accepts %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    '',
    'anna.carter@',
    '@harrow.example',
    'anna@localhost',
    'anna@harrow,example',
    'anna carter@harrow.example',
    'anna@@harrow.example',
    'anna@harrow@finch.example',
    '.anna@harrow.example',
    'anna..carter@harrow.example',
    'anna.@harrow.example',
    'anna@-harrow.example',
    'anna@harrow-.example',
    'anna@harrow..example',
    'anna@harrow.example.',
    'anna@harrow.e',
    'anna@192.0.2.1',
    'Anna <anna@harrow.example>',
    'anna@harrow.example\nbcc: all@harrow.example',
    'anna@harrow.example, carter@harrow.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false));

  it('accepts every plain address, but not without its @ or its dot', () => {
    fc.assert(
      fc.property(fc.emailAddress({size: 'small'}), (address) => {
        // RFC 5322 allows one-letter top-level domains; no registry has any.
        fc.pre(/\.[a-z]{2,}$/i.test(address) && address.length <= 254);
        expect(isEmailAddress(address)).toBe(true);
        expect(isEmailAddress(address.replace('@', ''))).toBe(false);
        const [local = '', host = ''] = address.split('@');
        expect(isEmailAddress(`${local}@${host.replaceAll('.', '')}`)).toBe(false);
      }),
      {numRuns: 3000},
    );
  });

  it('refuses spaces, line breaks and second recipients', () => {
    const separator = fc.constantFrom(...Array.from(' \n\r\0,;<>\u2028\u202E'));
    fc.assert(
      fc.property(separator, fc.nat(24), (mark, place) => {
        const address = 'anna@harrow-finch.example';
        const broken = address.slice(0, place + 1) + mark + address.slice(place + 1);
        expect(isEmailAddress(broken)).toBe(false);
      }),
      {numRuns: 2000},
    );
  });
});

describe('copied text', () => {
  const ADDRESS = 'ann@example.com';

  it.each([
    `\u200B${ADDRESS}`,
    `\u202A${ADDRESS}\u202C`,
    `\uFEFF${ADDRESS}\u00A0`,
    `\u00AD\u2060${ADDRESS}\u00AD`,
    `\u2068${ADDRESS}\u2069`,
    `${ADDRESS}\u200E\r\n`,
    `mailto:${ADDRESS}`,
    `MAILTO:${ADDRESS}`,
    `${ADDRESS},`,
    `${ADDRESS}.`,
    `${ADDRESS};`,
    `<${ADDRESS}>`,
    `Ann <${ADDRESS}>`,
    `"Carter, Ann" <${ADDRESS}>,`,
    `\u200BAnn <\u00A0mailto:${ADDRESS}>`,
    'ann\u200B@example.com',
    'ann@exam\u00ADple.com',
    'ann@\u2060example.com',
    'ann @ example.com',
    'ann\u00A0@example.com',
    'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ann@example。com',
    `“${ADDRESS}”`,
    `'${ADDRESS}'.`,
    `mailto:${ADDRESS}?subject=Hello`,
  ])('contains an address: %j', (text) => expect(emailAddress(text)).toBe(ADDRESS));

  it.each(['ann’lee', 'ann‘lee', 'ann\u02BClee', "ann'lee"])(
    'has a plain apostrophe: %s',
    (name) => {
      expect(emailAddress(`${name}@example.com`)).toBe("ann'lee@example.com");
      expect(emailAddress(`‘${name}@example.com’`)).toBe("ann'lee@example.com");
    },
  );

  it.each([`${ADDRESS}, bob@example.com`, `Ann ${ADDRESS}`, 'ann@exam ple.com', 'Ann <ann>'])(
    'is not changed if there is more to correct: %j',
    (text) => {
      expect(emailAddress(text)).toBe(text);
      expect(isEmailAddress(text)).toBe(false);
    },
  );
});
