import * as z from 'zod';
import {ENTITY_IDS} from '../../data/companies/companies';
import {day} from '../../policy-record/shared/version';

/*
 * Front matter of every published document (specification 2, "Policy pages" and "Service and arm
 * pages"). Each kind has its schema, and the pages' types are derived from the schemas. Unknown
 * fields are allowed, because Docusaurus reads further ones.
 */

/** Id of a group company, e.g. `facilities`. */
const companyId = z.enum(ENTITY_IDS);

/**
 * Allowed labels of a button to the contact page (specification 2, last bullet of "Service and arm
 * pages").
 */
const contactAction = z.enum([
  'Get in Touch',
  'Schedule a Consultation',
  'Emergency Support',
  'Get a Quote',
  'Request a Quote',
  'Contact Us Today',
  'Contact Us',
]);

/** Name of a picture in `src/data/pictures/catalogue.ts`; the plugin checks that it exists. */
const picture = z.string().min(1);

const base = {
  /** Page title, e.g. `Whistleblowing policy`. */
  title: z.string().min(2).max(60),
  /** Description for search engines, and the lead of a policy; 70 to 160 characters. */
  description: z.string().min(70).max(160),
  /** Short name for navigation, e.g. `Whistleblowing`. */
  sidebar_label: z.string().min(2).max(40),
  /** Reference without the brand's prefix, e.g. `POL-009`. */
  reference: z.string().regex(/^[A-Z]{2,3}-\d{2,3}$/, 'letters, a hyphen and digits, e.g. POL-009'),
};

/** A marker on a hero picture, with its entry in the key. */
const keynote = z.strictObject({
  /** Centre of the marker, in per cent of the picture's width. */
  x: z.number().min(2).max(98),
  /** Centre of the marker, in per cent of the picture's height. */
  y: z.number().min(2).max(98),
  /** Name of the marked thing, e.g. `Gatehouse`. */
  name: z.string().min(2).max(16),
  /** Our work there, e.g. `Every visitor logged`. */
  note: z.string().min(2).max(28),
});

/** Card that links to a service or project from other pages, under the document's title. */
const card = z.strictObject({
  /** Description in one sentence. */
  text: z.string().min(30).max(180),
  /** Shorter form of the text, for cards at the foot of related pages. */
  strapline: z.string().min(5).max(40).optional(),
  /** Defaults to the hero's picture. */
  picture: picture.optional(),
});

const presentation = {
  /** Day from which this edition applies. */
  effectiveFrom: day,
  /** Absent on the page that lists all projects, because no card links to it. */
  card: card.optional(),
  /** Company that does the work. */
  company: companyId,
  /** The included work, in a few words. */
  scope: z.string().min(5).max(90),
  /** Location, e.g. `Nationwide UK`. */
  location: z.string().min(2).max(40),
  picture,
  /** Caption of the hero picture: scale and subject. */
  figure: z.strictObject({scale: z.string().regex(/^1:\d+$/), subject: z.string().min(3).max(60)}),
  /** Points on the hero picture, numbered in order. */
  keynotes: z.array(keynote).min(3).max(6).optional(),
  /** First paragraph, in large type. */
  lead: z.string().min(30).max(260),
  /** Label of the first button to the contact page. */
  action: contactAction,
  /** Heading and button at the end of the page. */
  closing: z.strictObject({heading: z.string().min(10).max(90), action: contactAction}),
  /** Slugs of three related documents, linked at the foot of the page. */
  related: z.array(z.string()).max(3),
};

/** Fields shared by policies and notices, every version of which the record keeps. */
const recorded = {
  ...base,
  /** Role that maintains the document. */
  owner: z.string().min(3),
};

export const policySchema = z.object({
  ...recorded,
  kind: z.literal('policy'),
  /** `statement` if the law requires it, e.g. section 54 of the Modern Slavery Act. */
  type: z.enum(['policy', 'statement']),
  /** Our promise to the reader in one sentence, shown on the card. Older versions have none. */
  promise: z.string().min(10).max(120).optional(),
  /** Role or body that approves the document. */
  approver: z.string().min(3),
  appliesTo: z.array(companyId).min(1),
  statutes: z
    .array(z.strictObject({name: z.string().min(5), url: z.url({protocol: /^https$/})}))
    .min(1),
  /** Summary in three sentences. */
  inShort: z.array(z.string().min(10).max(200)).length(3),
  /** Whether the top of the page shows how to report a concern. */
  contact: z.boolean().optional(),
});

export const serviceSchema = z.object({
  ...base,
  ...presentation,
  kind: z.literal('service'),
  hours: z.string().min(2).max(40),
  /** Whether the 24-hour number is shown above everything else. */
  emergencyPhone: z.boolean().optional(),
});

export const projectSchema = z.object({
  ...base,
  ...presentation,
  kind: z.literal('project'),
  /** Year or years, e.g. `2024–2026`. */
  year: z.coerce
    .string()
    .regex(/^\d{4}(–\d{4})?$/, 'a year, or two years joined by an en dash, e.g. 2024–2026'),
  sector: z.string().min(3).max(40),
  /** Companies that did the work, whose pages show the project. Defaults to `company`. */
  companies: z.array(companyId).min(1).optional(),
  /** The project's row in the table of all projects. */
  outcome: z
    .strictObject({
      /** What the sum is, e.g. `Contract sum`. */
      sumIs: z.string().min(3).max(30),
      sum: z.string().min(2).max(20),
      /** Planned time from start to handover, e.g. `26 weeks`. */
      planned: z.string().min(2).max(20),
      /** `Forecast` while the work is in progress. */
      actualIs: z.enum(['Actual', 'Forecast']),
      actual: z.string().min(2).max(20),
    })
    .optional(),
});

export const noticeSchema = z.object({
  ...recorded,
  kind: z.literal('notice'),
  lead: z.string().min(30).max(260),
});

export const documentSchema = z.discriminatedUnion('kind', [
  policySchema,
  serviceSchema,
  projectSchema,
  noticeSchema,
]);

export type PolicyFrontMatter = z.infer<typeof policySchema>;
export type ServiceFrontMatter = z.infer<typeof serviceSchema>;
export type ProjectFrontMatter = z.infer<typeof projectSchema>;
export type NoticeFrontMatter = z.infer<typeof noticeSchema>;
export type DocumentFrontMatter = z.infer<typeof documentSchema>;
