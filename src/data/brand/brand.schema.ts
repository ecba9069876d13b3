import * as z from 'zod';
import {britishTelephone, telephoneHref} from './telephone';

const phone = z
  .strictObject({
    /** As shown to readers. Example: `'01632 960000'`. */
    display: z
      .string()
      .refine(
        (display) => /^0[\d ]+$/.test(display) && britishTelephone(display) !== undefined,
        'a British number as people read it, e.g. 01632 960000',
      ),
    /** For links, in international format. Example: `'tel:+441632960140'`. */
    href: z.string(),
  })
  .refine(({display, href}) => href === telephoneHref(display), {
    error: 'the number that is shown, as tel:+44 and its digits without the leading 0',
    path: ['href'],
  });

const socialAccount = z.strictObject({
  /** Name of the social network. Example: `'LinkedIn'`. */
  label: z.string().min(1),
  /** Address of the account. Example: `'https://www.linkedin.com/company/example'`. */
  href: z.url({protocol: /^https$/}),
});

const openingHours = z.strictObject({
  /** ISO weekday of the first day, 1 = Monday. Example: `1`. */
  fromDay: z.int().min(1).max(7),
  /** ISO weekday of the last day. Example: `5`. */
  toDay: z.int().min(1).max(7),
  /** The days as shown to readers. Example: `'Monday–Friday'`. */
  days: z.string().min(1),
  /** Opening time on a 24-hour clock in `timeZone`, `null` when closed. Example: `'09:00'`. */
  opens: z.iso.time({precision: -1}).nullable(),
  /**
   * Closing time on a 24-hour clock in `timeZone`, `null` when closed. If it is not after `opens`, it
   * is a time of the next day. Example: `'17:30'`.
   */
  closes: z.iso.time({precision: -1}).nullable(),
  /** The hours as shown to readers. Example: `'9:00 AM–5:30 PM'`. */
  times: z.string().min(1),
});

export const companyNumber = z
  .string()
  .regex(/^([0-9]{8}|[A-Z]{2}[0-9]{6})$/, 'an eight-character company number, e.g. 01234567');

/**
 * The brand: everything an owner changes to put another group's name on the site (specification,
 * section 2 "Shared layout" and "Contact page"; decisions, "Brand").
 */
export const brandSchema = z
  .strictObject({
    /**
     * Whether the group is invented. If false, a public build stops while an example remains.
     * Example: `true`.
     */
    fictional: z.boolean(),
    /** Trading name of the group. Example: `'Example Group'`. */
    name: z.string().min(1),
    /** The word that every company's name begins with. Example: `'Example'`. */
    shortName: z.string().min(1),
    /** Prefix of the division ids on the contact form. Example: `'exg'` gives `exg-group`. */
    prefix: z.string().regex(/^[a-z]{2,6}$/, 'two to six lowercase letters'),
    /** Site address without a trailing slash. Example: `'https://www.example.com'`. */
    url: z
      .url({protocol: /^https$/})
      .refine((url) => !url.endsWith('/'), 'an address without a trailing slash'),
    /** Year in which the business began. Example: `1987`. */
    foundedYear: z.int().min(1700).max(2100),
    /** Year in which the holding company was formed. Example: `2009`. */
    incorporatedYear: z.int().min(1844).max(2100),
    /** Details of the holding company, which the law requires on every page. */
    legal: z.strictObject({
      /** Registered name. Example: `'Example Group Limited'`. */
      name: z.string().min(1),
      /** Company number. Example: `'01234567'`. */
      number: companyNumber,
      /** VAT number. Example: `'GB 123 4567 89'`. */
      vat: z.string().regex(/^GB \d{3} \d{4} \d{2}$/, 'GB and 9 digits, in groups of 3, 4 and 2'),
      /** Part of the UK where the companies are registered. Example: `'England and Wales'`. */
      registeredIn: z.string().min(1),
    }),
    /** Registered office and headquarters. */
    address: z.strictObject({
      building: z.string().min(1),
      street: z.string().min(1),
      town: z.string().min(1),
      county: z.string().min(1),
      postcode: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'a postcode, e.g. LS10 0ZZ'),
      country: z.string().min(1),
      /** ISO 3166-1 code of the country. Example: `'GB'`. */
      countryCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
    }),
    /** Position of the headquarters (specification, section 9: about 51.484, 0.471). */
    coordinates: z.strictObject({
      /** Degrees north. Example: `51.484`. */
      latitude: z.number().min(-90).max(90),
      /** Degrees east. Example: `0.471`. */
      longitude: z.number().min(-180).max(180),
    }),
    /** Phone numbers: switchboard, 24-hour emergency line and confidential speak-up line. */
    phone: z.strictObject({main: phone, emergency: phone, speakUp: phone}),
    /** Mailboxes by purpose. Example: `{info: 'info@example.com', …}`. */
    email: z.strictObject({
      info: z.email(),
      careers: z.email(),
      privacy: z.email(),
      speakUp: z.email(),
    }),
    /** Accounts linked from the footer, opened in a new tab. */
    social: z.strictObject({linkedin: socialAccount, instagram: socialAccount}),
    /**
     * Opening hours of the switchboard, covering the week from Monday to Sunday. Two periods of the
     * same days are two entries. Closures are in `bank-holidays/bank-holidays.ts`.
     */
    hours: z.array(openingHours).min(1),
    /** IANA time zone of `hours` and of closing dates. Example: `'Europe/London'`. */
    timeZone: z
      .string()
      .regex(/^[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+$/, 'an IANA zone, e.g. Europe/London'),
    /**
     * Number of employees in total and by kind of work, under names of your own. The parts add up to
     * the total. Example: `{total: 620, security: 165, …}`.
     */
    people: z.object({total: z.int().positive()}).catchall(z.int().nonnegative()),
    /** Whether the numbers of people and the turnover are invented. */
    figures: z.strictObject({
      /** False once they are your own. Example: `true`. */
      example: z.boolean(),
    }),
    /** Turnover of the group in its last financial year. */
    turnover: z.strictObject({
      /** In pounds sterling. Example: `58_400_000`. */
      pounds: z.int().positive(),
      /** As shown to readers. Example: `'£58.4m'`. */
      display: z.string().startsWith('£'),
      /** Last day of the financial year. Example: `'2026-03-31'`. */
      yearEnd: z.iso.date(),
    }),
  })
  .refine(({people: {total, ...parts}}) => total === sum(Object.values(parts)), {
    error: 'the sum of its parts',
    path: ['people', 'total'],
    params: {fix: 'Correct the total or one of the parts.'},
  });

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

export type Brand = z.infer<typeof brandSchema>;
