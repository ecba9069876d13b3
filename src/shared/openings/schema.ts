import * as z from 'zod';
import {brand} from '../../data/brand/brand';
import {HIRING_COMPANIES} from '../../data/companies/companies';
import {isRole, roleAdvice} from '../../data/people/people';
import {localInstant} from '../local-instant';

/** A day. Example: `2026-11-02`. */
const day = z.iso.date('a date that exists, written YYYY-MM-DD');

/** A day and time in the brand's time zone, on a 24-hour clock. Example: `2026-12-11T17:00`. */
const localTime = z
  .string()
  .refine(isLocalTime, {
    error: 'a date and a time, written YYYY-MM-DDTHH:mm',
    params: {fix: 'Write the time on a 24-hour clock, without seconds and without a time zone.'},
    abort: true,
  })
  .refine((value) => localInstant(value, brand.timeZone) !== undefined, {
    error: 'a time that exists',
    params: {fix: 'The clocks go forward that night and skip this hour. Write a later time.'},
  });

function isLocalTime(value: string): boolean {
  const [date, time, ...rest] = value.split('T');
  return (
    rest.length === 0 &&
    z.iso.date().safeParse(date).success &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')
  );
}

/** A text on one line, as lists, feeds and calendars show it. */
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

/** A point in a list of requirements. Example: `Your own hand tools.` */
const point = line(15, 160);

/** Someone at a site or in a region, who knows the job. Example: `Workshop manager`. */
const contactRole = z.string().superRefine((title, context) => {
  if (isRole('contact', title)) return;
  const {expected, fix} = roleAdvice('contact', title);
  context.addIssue({code: 'custom', message: expected, params: {fix}});
});

/** Kinds of employment (specification, section 3 "Job opening"). */
const openingType = z.enum(['Full-time', 'Part-time']);

const pay = z.strictObject({
  /** Lowest pay, in pounds before tax. Example: `13.10`. */
  from: z.number().positive(),
  /** Highest pay, in pounds before tax; the same as `from` for one rate. Example: `13.85`. */
  to: z.number().positive(),
  /** What it is paid for. Example: `hour`. */
  unit: z.enum(['hour', 'day', 'year']),
});

/** Front matter of a file in `openings/`. */
export const openingFrontMatter = z.strictObject({
  /** Number of the opening, never used again. Example: `7`. */
  id: z.int().positive(),
  /** Job title; the address is derived from it. Example: `Bench Joiner`. */
  title: line(4, 60).refine((title) => /[a-z]/i.test(title), {
    error: 'letters from A to Z, for the page’s address',
    params: {fix: 'Write the title in English.'},
  }),
  /** Place of work. */
  location: z.strictObject({
    /** Town or part of a city. Example: `Leeds`. */
    town: line(3, 40),
    /** County or region. Example: `West Yorkshire`. */
    region: line(3, 40),
    /** First half of the postcode. Example: `LS10`. */
    outward: z
      .string()
      .regex(/^[A-Z]{1,2}\d[A-Z\d]?$/, 'the first half of a postcode, e.g. LS10')
      .optional(),
  }),
  /** Example: `Full-time`. */
  type: openingType,
  /** The company that employs. Example: `bespoke`. */
  company: z.enum(HIRING_COMPANIES),
  /** The job in one or two short sentences, as the list shows it. */
  description: line(40, 160),
  /** What applicants must have, one point each (equality policy: "essential requirements"). */
  requirements: z.array(point).min(3).max(8),
  /** Helpful, but nobody is turned away without it (equality policy: "desirable requirements"). */
  desirable: z.array(point).min(1).max(5).optional(),
  /** Weekly hours and when. Example: `40 hours a week, 7:30 AM to 4:30 PM, Monday to Friday`. */
  hours: line(10, 120),
  /** How the work can be done flexibly. Example: `Fixed shifts. You can swap by agreement.` */
  flexibility: line(15, 160),
  /** Example: `Permanent, with three months’ probation`. */
  contract: line(5, 60),
  /** Leave out when it is agreed at interview. */
  pay: pay.optional(),
  /** First day of publication. Example: `2026-11-02`. */
  posted: day,
  /** Last moment for applications, Europe/London. Example: `2026-12-11T17:00`. */
  closes: localTime,
  /** Day or first day of the interviews. Example: `2027-01-06`. */
  interview: day.optional(),
  /** What applicants quote. Example: `BES-26-014`. */
  reference: z
    .string()
    .regex(
      /^(FAC|BES|CON)-\d{2}-\d{3}$/,
      'FAC, BES or CON, the year and a number, e.g. BES-26-014',
    ),
  /** A licence or card that the law or the site requires. */
  licence: z
    .strictObject({
      /** Who issues it. Example: `SIA`. */
      scheme: z.enum(['SIA', 'CSCS']),
      /** Which one. Example: `Security guarding licence (front line)`. */
      name: line(8, 90),
    })
    .optional(),
  /** The role that answers questions, also about adjustments. */
  contact: z.strictObject({
    /** A role, never a name. Example: `Workshop manager`. */
    role: contactRole,
    /** Example: `careers@example.com`. */
    email: z.email(),
    /** As people read it. Example: `01632 960000`. */
    phone: z.string().min(10).max(16),
  }),
});

export type OpeningFrontMatter = z.infer<typeof openingFrontMatter>;
export type OpeningCompany = (typeof HIRING_COMPANIES)[number];

/** An opening as the pages receive it. */
export interface Opening extends OpeningFrontMatter {
  /** Last part of its address, derived from the title. Example: `'bench-joiner'`. */
  readonly slug: string;
  /** The moment `closes` as an instant, in UTC. Example: `'2027-01-29T17:00:00.000Z'`. */
  readonly closesAt: string;
}

/** What a list or a pointer to another opening needs. */
export type OpeningTeaser = Pick<
  Opening,
  'slug' | 'title' | 'location' | 'type' | 'company' | 'pay' | 'closes' | 'closesAt'
>;
