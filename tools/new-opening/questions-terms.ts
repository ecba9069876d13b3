import * as z from 'zod';
import {brand} from '../../src/data/brand/brand';
import {completed} from './complete';
import {askChoice, askNumber, askRequired, askText, askYes, objection} from './prompts';
import {rules, type Question} from './question';

const pay: Question = {
  fills: ['pay'],
  ask: async ({fields}) => {
    if (!(await askYes('Does the advert state the pay?'))) return {pay: undefined};
    const unit = await askChoice(
      'Paid by the',
      {hour: 'hour', day: 'day', year: 'year'},
      fields.pay?.unit,
    );
    const from = await askNumber('Lowest pay, in pounds before tax', fields.pay?.from);
    const to = await askNumber('Highest pay (the same for one rate)', fields.pay?.to ?? from);
    return {pay: {from, to, unit}};
  },
};

const licence: Question = {
  fills: ['licence'],
  ask: async ({fields}) => {
    const scheme = await askChoice<'none' | 'SIA' | 'CSCS'>(
      'Does the job need a licence or card?',
      {none: 'No', SIA: 'SIA licence', CSCS: 'CSCS card'},
      fields.licence?.scheme,
    );
    if (scheme === 'none') return {licence: undefined};
    const name = await askRequired({
      message: 'Which one?',
      example: scheme === 'SIA' ? 'Security guarding licence (front line)' : 'Skilled worker card',
      schema: rules.licence.unwrap().shape.name,
      initial: fields.licence?.name,
    });
    return {licence: {scheme, name}};
  },
};

const dates: Question = {
  fills: ['posted', 'closes', 'interview'],
  ask: async ({fields, today}) => {
    const posted = await askRequired({
      message: 'First day of publication (YYYY-MM-DD)',
      schema: rules.posted,
      initial: fields.posted ?? today,
    });
    const [earlierDay, earlierTime = '17:00'] = fields.closes?.split('T') ?? [];
    const day = await askRequired({
      message: 'Last day for applications (YYYY-MM-DD)',
      schema: rules.posted,
      initial: earlierDay,
      object: (value) => (value > posted ? undefined : `Expected a day after ${posted}.`),
    });
    const time = await askRequired({
      message: 'Until what time? UK time, on a 24-hour clock (HH:mm)',
      schema: z.string(),
      initial: earlierTime,
      object: (value) => objection(rules.closes, `${day}T${value}`),
    });
    const interview = await askText({
      message: 'First day of the interviews (YYYY-MM-DD)',
      schema: rules.interview,
      initial: fields.interview,
      optional: true,
      object: (value) => (value > day ? undefined : `Expected a day after ${day}.`),
    });
    return {posted, closes: `${day}T${time}`, interview};
  },
};

const contact: Question = {
  fills: ['contact'],
  ask: async ({fields}) => {
    const {role, email, phone} = rules.contact.shape;
    return {
      contact: {
        role: await askRequired({
          message: 'Who answers questions? A role, not a name',
          example: 'Workshop manager',
          schema: role,
          initial: fields.contact?.role,
        }),
        email: await askRequired({
          message: 'Their e-mail address',
          schema: email,
          initial: fields.contact?.email ?? brand.email.careers,
        }),
        phone: await askRequired({
          message: 'Their telephone',
          schema: phone,
          initial: fields.contact?.phone ?? brand.phone.main.display,
        }),
      },
    };
  },
};

const numbers: Question = {
  fills: ['id', 'reference'],
  ask: async ({fields, existing, today}) => {
    const {frontMatter} = completed({frontMatter: fields, advert: {}}, existing, today);
    const id = await askNumber(
      'Number of the opening (the next free one is proposed)',
      frontMatter.id,
    );
    const reference = await askRequired({
      message: 'Reference that applicants quote (the next free one is proposed)',
      schema: rules.reference,
      initial: frontMatter.reference,
      object: (value) =>
        existing.some((opening) => opening.reference === value)
          ? 'Another opening has this reference.'
          : undefined,
    });
    return {id, reference};
  },
};

/** On what terms, and whom to ask, in the order in which it is asked. */
export const termsQuestions: readonly Question[] = [pay, licence, dates, contact, numbers];
