import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {brand} from '@site/src/data/brand/brand';
import {emailAddress, isEmailAddress, keepsRule, withoutUnseen} from '../../site/form/rule';
import {
  divisions,
  emptyEnquiry,
  enquirySchema,
  type Enquiry,
  type FieldName,
  fieldNames,
  rules,
  texts,
} from './rules';

const fixed = specification.enquiry;

const good: Enquiry = {
  name: 'Anna Carter',
  email: 'anna.carter@harrow-finch.example',
  company: '',
  division: `${brand.prefix}-facilities`,
  phone: '01632 960 218',
  message: 'We take over a six-storey office in February.',
};

function messagesFor(enquiry: Enquiry): Partial<Record<FieldName, string>> {
  const {error} = enquirySchema.safeParse(enquiry);
  return Object.fromEntries(
    (error?.issues ?? []).map(({path, message}) => [path.join('.'), message]),
  );
}

const blanks = fc
  .array(fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u2003', '\u3000', '\uFEFF'), {maxLength: 8})
  .map((parts) => parts.join(''));
/** Names in Hebrew, Arabic, emoji, ideographs and accented letters. */
const visibleName = fc.oneof(
  ...['אבגדשת', 'ابتثجي', '👷🏗🪟🚪', '李王張劉陳𠮷', 'Åøñßžć’-'].map((letters) =>
    fc.string({unit: fc.constantFrom(...Array.from(letters)), minLength: 2, maxLength: 30}),
  ),
);

describe('the table of rules', () => {
  it('contains the labels, rules and messages of the specification, in its order', () => {
    expect(Object.keys(rules)).toEqual(Object.keys(fixed.fields));
    expect(fieldNames).toEqual(Object.keys(fixed.fields));
    expect(rules).toMatchObject(fixed.fields);
    const {name, email, division, phone, message} = fixed.fields;
    expect(messagesFor(emptyEnquiry)).toEqual({
      name: name.message,
      email: email.message,
      division: division.message,
      phone: phone.message,
      message: message.message,
    });
  });

  it('has the specified messages about sending', () => {
    const {sent, failed} = fixed;
    expect(texts).toMatchObject({sent, failed});
  });

  it('offers the six divisions', () => {
    expect(divisions.map(({id, label}) => [id, label])).toEqual(fixed.divisions);
  });

  it('accepts a valid enquiry and trims it', () => {
    const padded = {...good, name: '\u00A0 Anna Carter\n', company: '  '};
    expect(enquirySchema.parse(padded)).toEqual({...good, company: ''});
  });

  it.each<[FieldName, string, string]>([
    ['name', 'P', 'Pr'],
    ['phone', '1234', '12345'],
    ['message', '123456789', '1234567890'],
  ])('%s: refuses %j and accepts %j', (field, tooShort, longEnough) => {
    expect(keepsRule(rules[field].rule, tooShort)).toBe(false);
    expect(keepsRule(rules[field].rule, `  ${tooShort}  `)).toBe(false);
    expect(keepsRule(rules[field].rule, longEnough)).toBe(true);
  });

  it.each(['01632 960 218', '+44 (0)1632 960-218', '01632/960218 ext. 4', '٠١٦٣٢٩٦٠٢١٨'])(
    'accepts a phone number in any format: %s',
    (phone) => expect(messagesFor({...good, phone})).toEqual({}),
  );

  it.each([`${brand.prefix}-cleaning`, 'facilities', '__proto__', 'constructor', ''])(
    'refuses the division %j',
    (division) =>
      expect(messagesFor({...good, division})).toEqual({division: fixed.fields.division.message}),
  );
});

describe('enquirySchema', () => {
  it('trims every text before checking and sending it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldNames),
        fc.string({unit: 'binary'}),
        blanks,
        (name, text, blank) => {
          const {rule} = rules[name];
          expect(keepsRule(rule, blank + text + blank)).toBe(keepsRule(rule, text));
          const sent = enquirySchema.safeParse({...good, [name]: blank + text + blank});
          expect(sent.success).toBe(keepsRule(rule, text));
          if (sent.success) {
            const clean = name === 'phone' ? withoutUnseen : (words: string) => words.trim();
            expect(sent.data[name]).toBe((name === 'email' ? emailAddress : clean)(text));
          }
        },
      ),
      {numRuns: 5000},
    );
  });

  it('accepts names in every script, with spaces or direction marks between them', () => {
    const joint = fc.constantFrom(' ', '\u200F', '\u200D', '\u200C', '-', '’');
    fc.assert(
      fc.property(visibleName, joint, visibleName, (first, between, last) => {
        const name = first + between + last;
        expect(enquirySchema.parse({...good, name}).name).toBe(name.trim());
      }),
      {numRuns: 3000},
    );
  });

  it('refuses names made of invisible characters', () => {
    const unseen = fc.string({
      unit: fc.constantFrom(' ', '\u200B', '\u200F', '\u202B', '\u2066', '\u2069', '\uFEFF', '\0'),
    });
    fc.assert(
      fc.property(unseen, (name) => {
        expect(messagesFor({...good, name})).toHaveProperty('name');
      }),
      {numRuns: 2000},
    );
  });

  it('checks 100 KB of text quickly and sends all of it', () => {
    const size = 100_000;
    const long = fc.constantFrom(
      'a'.repeat(size),
      `a${' '.repeat(size)}b and more`,
      '\u05D0\u05D1 \u05D2 '.repeat(size / 5).trim(),
      '\u200F'.repeat(size) + 'enough text',
      '👷'.repeat(size / 4),
    );
    fc.assert(
      fc.property(long, (message) => {
        const began = performance.now();
        expect(enquirySchema.parse({...good, message}).message).toBe(message);
        for (const name of fieldNames) {
          keepsRule(rules[name].rule, message);
        }
        isEmailAddress(`${message}@harrow.example`);
        expect(performance.now() - began).toBeLessThan(2000);
      }),
      {numRuns: 40},
    );
  });
});
