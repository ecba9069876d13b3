import * as z from 'zod';
import {brand} from '../../data/brand/brand';
import {britishTelephone} from '../../data/brand/telephone';
import {companies, hiring} from '../../data/companies/companies';
import {isRole, roleAdvice} from '../../data/people/people';
import {localInstant} from '../local-instant';
import {heldByCatalogue, pictureName} from '../picture-name';

/** A date. Example: `2026-11-02`. */
const day = z.iso.date('a date that exists, written YYYY-MM-DD');

/**
 * A moment in the brand's time zone.
 *
 * @param expected form in which it is written
 * @param toLocal completes what is written to a day and a time
 */
const moment = (expected: string, toLocal = (written: string) => written) =>
  z
    .string()
    .refine((value) => isLocalTime(toLocal(value)), {
      error: expected,
      params: {fix: 'Write the time on a 24-hour clock, without seconds and without a time zone.'},
      abort: true,
    })
    .refine((value) => localInstant(toLocal(value), brand.timeZone) !== undefined, {
      error: 'a time that exists',
      params: {fix: 'The clocks go forward that night and skip this hour. Write a later time.'},
    });

/** A date and time on a 24-hour clock. Example: `2026-12-11T17:00`. */
const localTime = moment('a date and a time, written YYYY-MM-DDTHH:mm');

/** Completes a day to the local time at which it begins. */
export function withTime(written: string): string {
  return written.includes('T') ? written : `${written}T00:00`;
}

/** A day, or a day and a time. */
const dayOrTime = moment(
  'a date that exists, written YYYY-MM-DD, or with a time, YYYY-MM-DDTHH:mm',
  withTime,
);

function isLocalTime(value: string): boolean {
  const [date, time, ...rest] = value.split('T');
  return (
    rest.length === 0 &&
    z.iso.date().safeParse(date).success &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')
  );
}

/** A single line of text for lists, feeds and calendars, without angle brackets. */
function line(least: number, most: number) {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !/[<>]/.test(text), {
      error: 'text without < or >',
      params: {fix: 'Use words instead, such as "under" or "over".'},
    })
    .refine((text) => !/[\r\n]/.test(text), {
      error: 'text on one line',
      params: {fix: 'Put it all on one line.'},
    });
}

/** The name of a place. Search engines would take "to be confirmed" for one. */
const place = line(3, 40).refine(
  (name) => !/\bto be \w+|\bt\.?b\.?[acd]\b|^(?:n\/a|unknown|none|not (?:yet )?\w+)$/i.test(name),
  {
    error: 'the name of a place',
    params: {
      fix: 'Write where people will work, or the place that they will report to first. Say in the text what isn’t settled yet.',
    },
  },
);

/** Reads a British number in any usual form. YAML takes one without spaces or quotes for a sum. */
const telephone = z.preprocess(
  (written) => (typeof written === 'number' ? `0${written}` : written),
  z
    .string()
    .refine((written) => britishTelephone(written) !== undefined, {
      error: 'a British telephone number, e.g. 01632 960123 or +44 1632 960123',
      params: {fix: 'Write one number with its area code, and nothing else.'},
    })
    .transform((written) => britishTelephone(written) ?? written),
);

/** An item in a list of requirements. Example: `Your own hand tools.` */
const point = line(15, 160);

/**
 * The role, at a site or in a region, of someone who can answer questions about the job. Example:
 * `Workshop manager`.
 */
const contactRole = z.string().superRefine((title, context) => {
  if (isRole('contact', title)) return;
  const {expected, fix} = roleAdvice('contact', title);
  context.addIssue({code: 'custom', message: expected, params: {fix}});
});

/** One place of work. */
const location = z.strictObject({
  /** Town or part of a city. Example: `Leeds`. */
  town: place,
  /** County or region. Example: `West Yorkshire`. */
  region: place,
  /** First half of the postcode. Example: `LS10`. */
  outward: z
    .string()
    .regex(/^[A-Z]{1,2}\d[A-Z\d]?$/, 'the first half of a postcode, e.g. LS10')
    .optional(),
  /** Where people report for work, if the town is only the name of an area, for job searches. */
  reportsTo: z
    .strictObject({
      /** Building and street, if the address is ours. Example: `1 Jetty Road`. */
      street: line(3, 80).optional(),
      /** Example: `Barking`. */
      town: place,
      /** Example: `Greater London`. */
      region: place,
    })
    .optional(),
});

/** Whether all of the work can be done from home. */
const remote = z.custom<boolean>((written) => typeof written === 'boolean', {
  error: 'true, if all of the work can be done from home',
  params: {fix: 'Write true. If only some can, leave the field out and say so in "flexibility".'},
});

/** Types of employment (specification, section 3 "Job opening"). */
const openingType = z.enum(['Full-time', 'Part-time']);

const pay = z.strictObject({
  /** Lowest pay, in pounds before tax. Example: `13.10`. */
  from: z.number().positive(),
  /** Highest pay, in pounds before tax; the same as `from` for one rate. Example: `13.85`. */
  to: z.number().positive(),
  /** Unit of the pay. Example: `hour`. */
  unit: z.enum(['hour', 'day', 'year']),
});

/** How references begin: with a code of the company. */
const codes = companies.flatMap(({hires}) => hires?.code ?? []);
const anyOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(words);

/** Front matter of a file in `openings/`. */
export const openingFrontMatter = z.strictObject({
  /** Number of the opening, never reused. Example: `7`. */
  id: z.int().positive(),
  /** Job title, from which the address is derived. Example: `Bench Joiner`. */
  title: line(4, 60).refine((title) => /[a-z]/i.test(title), {
    error: 'letters from A to Z, for the page’s address',
    params: {fix: 'Write the title in English.'},
  }),
  /** The place of work, unless there are several or `remote` is true. */
  location: location.optional(),
  /** Several places of work, the most important first, instead of `location`. */
  locations: z.array(location).min(1).max(12).optional(),
  /** Whether all of the work can be done from home, anywhere in the country. */
  remote: remote.optional(),
  type: openingType,
  /** The employing company. Example: `bespoke`. */
  company: z.enum(hiring),
  /** The job in one or two short sentences, for the list. */
  description: line(40, 160),
  /** False once the job exists: a real group publishes no other. */
  example: z.boolean().optional(),
  /** Essential requirements, one per item (equality policy: "essential requirements"). */
  requirements: z.array(point).min(3).max(8),
  /** Helpful but optional qualities (equality policy: "desirable requirements"). */
  desirable: z.array(point).min(1).max(5).optional(),
  /** Weekly hours and days. Example: `40 hours a week, 7:30 AM to 4:30 PM, Monday to Friday`. */
  hours: line(10, 120),
  /** Options for flexible working. Example: `Fixed shifts. You can swap by agreement.` */
  flexibility: line(15, 160),
  /** Example: `Permanent, with three months’ probation`. */
  contract: line(5, 60),
  /** Omitted if pay is agreed at interview. */
  pay: pay.optional(),
  /** What comes on top of the pay. Example: `Company van`. */
  extras: z.array(line(3, 80)).min(1).max(6).optional(),
  /** First day of publication. Example: `2026-11-02`. */
  posted: day,
  /** Last change since then that matters to applicants. Example: `2026-11-20T15:30`. */
  updated: dayOrTime.optional(),
  /** Last moment for applications, Europe/London. Example: `2026-12-11T17:00`. */
  closes: localTime,
  /** Only or first day of interviews. Example: `2027-01-06`. */
  interview: day.optional(),
  /** Reference that applicants quote. Example: `BES-26-014`. */
  reference: z
    .string()
    .regex(
      new RegExp(`^(${codes.join('|')})-\\d{2}-\\d{3}$`),
      `${anyOf(codes)}, the year and a number, e.g. ${codes[0]}-26-014`,
    ),
  /** A licence or card required by law or by the site. */
  licence: z
    .strictObject({
      /** Scheme that issues the licence. Example: `SIA`. */
      scheme: z.enum(['SIA', 'CSCS']),
      /** Name of the licence. Example: `Security guarding licence (front line)`. */
      name: line(8, 90),
    })
    .optional(),
  /** The role that answers questions, including those about adjustments. */
  contact: z.strictObject({
    /** A role, never a name. Example: `Workshop manager`. */
    role: contactRole,
    email: z.email(),
    /** Shown to readers as `01632 960000`, however it is written. */
    phone: telephone,
  }),
  /** A picture of this work. Without it the page shows one of the company's. */
  picture: z
    .strictObject({
      name: pictureName,
      /** What it shows, in a few words. Example: `A sash on its trestles`. */
      subject: line(3, 60),
      ...heldByCatalogue,
    })
    .optional(),
});

/** Text without tokens, because nothing replaces them in a closed opening. */
const words = z.string().regex(/^[^{}]+$/, 'text without braces');

const {shape} = openingFrontMatter;
const closedLocation = z.object({town: words, region: words, outward: words.optional()});

/** What the notice of a closed opening shows. Nothing else of its file is checked. */
export const closedFrontMatter = z.object({
  title: shape.title,
  location: closedLocation.optional(),
  locations: z.array(closedLocation).optional(),
  remote: shape.remote.catch(undefined),
  type: shape.type,
  company: shape.company,
  posted: shape.posted,
  updated: shape.updated.catch(undefined),
  closes: shape.closes,
  interview: shape.interview,
  reference: words,
  contact: z.object({email: z.email(), phone: telephone}),
});

interface DerivedFields {
  /** The places of `location` or `locations`; none if people work only from home. */
  readonly locations: readonly Location[];
  /** Last part of the address, derived from the title. Example: `'bench-joiner'`. */
  readonly slug: string;
  /** `closes` as an instant in UTC. Example: `'2027-01-29T17:00:00.000Z'`. */
  readonly closesAt: string;
}

type Fields<Schema extends z.ZodType> = Omit<z.infer<Schema>, 'location' | 'locations'>;
export type Location = z.infer<typeof location>;

/** An opening with its derived fields, as passed to the pages. */
export interface Opening extends Fields<typeof openingFrontMatter>, DerivedFields {}

/** An opening that has closed, as passed to the page with its notice. */
export interface ClosedOpening extends Fields<typeof closedFrontMatter>, DerivedFields {}

export type OpeningTeaser = Pick<
  Opening,
  'slug' | 'title' | 'locations' | 'remote' | 'type' | 'company' | 'pay' | 'closes' | 'closesAt'
>;
