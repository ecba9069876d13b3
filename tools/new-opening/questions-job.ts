import {companies} from '../../src/data/companies/companies';
import {titleSlug} from '../../src/plugins/openings/title-slug';
import {askChoice, askRequired, askText} from './prompts';
import {rules, type Question} from './question';

const company: Question = {
  fills: ['company'],
  ask: async ({fields}) => ({
    company: await askChoice(
      'Which company hires?',
      {
        facilities: companies.facilities.name,
        bespoke: companies.bespoke.name,
        construction: companies.construction.name,
      },
      fields.company,
    ),
  }),
};

const title: Question = {
  fills: ['title'],
  ask: async ({fields, existing}) => ({
    title: await askRequired({
      message: 'Job title',
      example: 'Bench Joiner',
      schema: rules.title,
      initial: fields.title,
      object: (words) =>
        existing.some(({slug}) => slug === titleSlug(words))
          ? 'There is an opening of this title already. Say more in the title.'
          : undefined,
    }),
  }),
};

const location: Question = {
  fills: ['location'],
  ask: async ({fields}) => {
    const place = rules.location.shape;
    const town = await askRequired({
      message: 'Town, or part of a city',
      example: 'Leeds',
      schema: place.town,
      initial: fields.location?.town,
    });
    const region = await askRequired({
      message: 'County or region',
      example: 'West Yorkshire',
      schema: place.region,
      initial: fields.location?.region,
    });
    const outward = await askText({
      message: 'First half of the postcode',
      example: 'LS10',
      schema: place.outward,
      initial: fields.location?.outward,
      optional: true,
    });
    return {location: {town, region, ...(outward && {outward})}};
  },
};

const type: Question = {
  fills: ['type'],
  ask: async ({fields}) => ({
    type: await askChoice(
      'Full-time or part-time?',
      {'Full-time': 'Full-time', 'Part-time': 'Part-time'},
      fields.type,
    ),
  }),
};

const hours: Question = {
  fills: ['hours'],
  ask: async ({fields}) => ({
    hours: await askRequired({
      message: 'Weekly hours, and when',
      example: '40 hours a week, 7:30 AM to 4:30 PM, Monday to Friday',
      schema: rules.hours,
      initial: fields.hours,
    }),
  }),
};

const contract: Question = {
  fills: ['contract'],
  ask: async ({fields}) => ({
    contract: await askRequired({
      message: 'Contract',
      schema: rules.contract,
      initial: fields.contract ?? 'Permanent',
    }),
  }),
};

const description: Question = {
  fills: ['description'],
  ask: async ({fields}) => ({
    description: await askRequired({
      message: 'The job in one or two short sentences, as the list shows it',
      example: 'Staircases, windows and one-off furniture, from setting-out rod to dispatch.',
      schema: rules.description,
      initial: fields.description,
    }),
  }),
};

const FEWEST_POINTS = 3;
const MOST_POINTS = 8;

const requirements: Question = {
  fills: ['requirements'],
  ask: async ({fields}) => {
    const points: string[] = [];
    while (points.length < MOST_POINTS) {
      const number = points.length + 1;
      const point = await askText({
        message: `What applicants need, point ${number}${number > FEWEST_POINTS ? '; leave it empty when that was all' : ''}`,
        schema: rules.requirements.element,
        initial: fields.requirements?.[points.length],
        optional: number > FEWEST_POINTS,
      });
      if (point === undefined) break;
      points.push(point);
    }
    return {requirements: points};
  },
};

/** What the job is, in the order in which it is asked. */
export const jobQuestions: readonly Question[] = [
  company,
  title,
  location,
  type,
  hours,
  contract,
  description,
  requirements,
];
