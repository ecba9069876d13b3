import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {keepsRule} from '../../site/form/rule';
import {positionsOf} from './positions';
import {
  availabilities,
  emptyApplication,
  type FieldName,
  fieldNames,
  POSITION_CLOSED,
  rules,
  texts,
} from './rules';
import {application, opening, values} from './sample.test-data';
import {applicationOf, applicationSchema, type Values} from './useApplication';
import {tooLarge} from './cv';

const fixed = specification.application;
const positions = positionsOf([opening(1), opening(2, {title: 'Site Manager'})]);
const BEFORE = Date.parse('2026-11-20T12:00:00Z');
const schema = applicationSchema({positions, now: () => BEFORE});

type Changes = {readonly [Name in keyof Values]?: Values[Name] | null};

function messagesFor(changes: Changes, checked = schema): Partial<Record<string, string>> {
  const {error} = checked.safeParse({...values, ...changes});
  const messages: Partial<Record<string, string>> = {};
  for (const {path, message} of error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

describe('the table of rules', () => {
  it('contains the fields, labels and messages of the specification, in its order', () => {
    expect(fieldNames).toEqual(Object.keys(fixed.fields));
    expect(Object.keys(rules)).toEqual(Object.keys(fixed.fields));
    expect(rules).toMatchObject(fixed.fields);
    expect(texts.sent).toBe(fixed.sent);
    // Browsers return null for radio buttons without a choice.
    expect(messagesFor({...emptyApplication, availability: null, resume: undefined})).toEqual(
      Object.fromEntries(Object.entries(fixed.fields).map(([name, {message}]) => [name, message])),
    );
  });

  it('offers the availabilities and file endings of the specification', () => {
    expect(availabilities.map(({id, label}) => [id, label])).toEqual(fixed.availabilities);
    expect(rules.resume.rule.extensions).toEqual(fixed.resumeExtensions);
  });

  it.each<[Exclude<FieldName, 'resume' | 'workEligibility' | 'dataConsent'>, string, string]>([
    ['firstName', 'Z', 'Zo'],
    ['lastName', 'O', 'Oi'],
    ['email', 'zoe@harrow', 'zoe@harrow.example'],
    ['phone', '1234', '12345'],
    ['address', 'Hull', 'Leeds'],
    ['postalCode', 'M1', 'M11'],
    ['experience', '123456789', '1234567890'],
    ['availability', 'nights', 'evenings'],
    ['position', ' ', 'bench-joiner'],
  ])('%s: refuses %j and accepts %j', (name, wrong, right) => {
    const {rule} = rules[name];
    expect(keepsRule(rule, wrong)).toBe(false);
    expect(keepsRule(rule, `\u00A0${right}\n`)).toBe(true);
  });
});

describe('the schema', () => {
  it('accepts a valid application and trims it', () => {
    const padded = {...values, firstName: '\u00A0Zoë ', experience: ` ${values.experience}\n`};
    expect(schema.parse(padded)).toEqual(values);
  });

  it.each(['', 'Bench Joiner', 'bench-joiner ', 'joiner', '__proto__', 'constructor'])(
    'accepts only positions that are offered: %j',
    (position) => {
      const expected =
        position.trim() === 'bench-joiner' ? {} : {position: fixed.fields.position.message};
      expect(messagesFor({position})).toEqual(expected);
    },
  );

  it('refuses a position once its last opening has closed', () => {
    const later = opening(3, {closesAt: '2026-12-20T12:00:00.000Z'});
    const at = (moment: string) =>
      applicationSchema({
        positions: positionsOf([opening(1), later]),
        now: () => Date.parse(moment),
      });
    expect(messagesFor({}, at('2026-12-18T17:00:00Z'))).toEqual({});
    expect(messagesFor({}, at('2026-12-20T11:59:59Z'))).toEqual({});
    expect(messagesFor({}, at('2026-12-20T12:00:00Z'))).toEqual({position: POSITION_CLOSED});
  });

  it('accepts a file by its extension alone', () => {
    for (const name of ['cv.pdf', 'CV.DOC', 'cv.Docx']) {
      expect(messagesFor({resume: [new File([], name)]}), name).toEqual({});
    }
    for (const resume of [undefined, [], [new File(['x'], 'cv.odt')]]) {
      expect(messagesFor({resume})).toEqual({resume: fixed.fields.resume.message});
    }
  });

  it('refuses a large file only if the delivery has a limit', () => {
    const resume = [new File(['four'], 'cv.pdf')];
    const limited = (fileLimit: number) =>
      applicationSchema({positions, fileLimit, now: () => BEFORE});
    expect(messagesFor({resume}, limited(4))).toEqual({});
    expect(messagesFor({resume}, limited(3))).toEqual({resume: tooLarge({size: 4}, 3)});
  });
});

it('the application made from the form contains the name of the CV instead of the file', () => {
  expect(applicationOf(values)).toEqual(application);
  expect(applicationOf({})).toEqual(emptyApplication);
});
