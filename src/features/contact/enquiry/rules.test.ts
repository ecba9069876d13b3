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
  division: `${brand.prefix}-group`,
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
  // A pattern that is slow on long text would exceed the test's time limit.
  it.each(['a', ' a', '\u05D0\u05D1 \u05D2 ', '\u200F', '👷'])(
    'checks and sends 100 KB of %j',
    (part) => {
      const message = `a${part.repeat(100_000 / part.length)} and enough text`;
      expect(enquirySchema.parse({...good, message}).message).toBe(message);
      for (const name of fieldNames) keepsRule(rules[name].rule, message);
      isEmailAddress(`${message}@harrow.example`);
    },
  );
});
