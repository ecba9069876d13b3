import * as z from 'zod';
import {ENTITY_IDS} from '../../data/companies/companies';
import {day} from '../../policy-record/shared/version';

/*
 * Front matter of every published document (specification 2, "Policy pages" and
 * "Service and arm pages"). One schema per kind; the types used by the pages are
 * derived from it. Unknown fields are left to Docusaurus, which has its own.
 */

/** A group company's id, e.g. `facilities`. */
const companyId = z.enum(ENTITY_IDS);

/** Labels a button to the contact page may carry (specification 2, last bullet of "Service and arm pages"). */
const contactAction = z.enum([
  'Get in Touch',
  'Schedule a Consultation',
  'Emergency Support',
  'Get a Quote',
  'Request a Quote',
  'Contact Us Today',
  'Contact Us',
]);

/** Name of a picture in `src/data/pictures/catalogue.ts`; its existence is checked by the plugin. */
const picture = z.string().min(1);

const base = {
  /** Page title, e.g. `Whistleblowing policy`. */
  title: z.string().min(2).max(60),
  /** Shown to search engines and, on policies, as the lead; 70 to 160 characters. */
  description: z.string().min(70).max(160),
  /** Short name for navigation, e.g. `Whistleblowing`. */
  sidebar_label: z.string().min(2).max(40),
  /** Reference without the brand's prefix, e.g. `POL-009`. */
  reference: z.string().regex(/^[A-Z]{2,3}-\d{2,3}$/, 'letters, a hyphen and digits, e.g. POL-009'),
};

/** The marker on a hero picture and its line in the key. */
const keynote = z.strictObject({
  /** Centre of the marker, in per cent of the picture's width. */
  x: z.number().min(2).max(98),
  /** Centre of the marker, in per cent of the picture's height. */
  y: z.number().min(2).max(98),
  /** What it is, e.g. `Gatehouse`. */
  name: z.string().min(2).max(16),
  /** What we do there, e.g. `Every visitor logged`. */
  note: z.string().min(2).max(28),
});

/** The card on which other pages show a service or project. Its title is the document's. */
const card = z.strictObject({
  /** What it is, in one sentence. */
  text: z.string().min(30).max(180),
  /** A few words in place of the text at the foot of a neighbouring page. */
  strapline: z.string().min(5).max(40).optional(),
  /** The hero's picture if left out. */
  picture: picture.optional(),
});

const presentation = {
  /** Day from which this edition applies. */
  effectiveFrom: day,
  /** Left out by the page of all projects, to which no card leads. */
  card: card.optional(),
  /** Company that does the work. */
  company: companyId,
  /** What is included, in a few words. */
  scope: z.string().min(5).max(90),
  /** Where, e.g. `Nationwide UK`. */
  location: z.string().min(2).max(40),
  picture,
  /** Caption of the hero picture: scale and subject. */
  figure: z.strictObject({scale: z.string().regex(/^1:\d+$/), subject: z.string().min(3).max(60)}),
  /** Points on the hero picture, numbered in order. */
  keynotes: z.array(keynote).min(3).max(6).optional(),
  /** First paragraph, set large. */
  lead: z.string().min(30).max(260),
  /** Label of the first button to the contact page. */
  action: contactAction,
  /** The page's last words and its last button. */
  closing: z.strictObject({heading: z.string().min(10).max(90), action: contactAction}),
  /** Slugs of three neighbours shown at the foot. */
  related: z.array(z.string()).max(3),
};

/** What policies and notices have in common: the record keeps every version of them. */
const recorded = {
  ...base,
  /** Role that keeps the document. */
  owner: z.string().min(3),
};

export const policySchema = z.object({
  ...recorded,
  kind: z.literal('policy'),
  /** A statement is published because a statute asks for it, e.g. section 54 of the Modern Slavery Act. */
  type: z.enum(['policy', 'statement']),
  /** What the reader may hold us to, in one sentence: on its card. Older versions have none. */
  promise: z.string().min(10).max(120).optional(),
  /** Role or body that approves it. */
  approver: z.string().min(3),
  appliesTo: z.array(companyId).min(1),
  statutes: z
    .array(z.strictObject({name: z.string().min(5), url: z.url({protocol: /^https$/})}))
    .min(1),
  /** Three sentences for someone in a hurry. */
  inShort: z.array(z.string().min(10).max(200)).length(3),
  /** Shows the ways to report at the top of the page. */
  contact: z.boolean().optional(),
});

export const serviceSchema = z.object({
  ...base,
  ...presentation,
  kind: z.literal('service'),
  hours: z.string().min(2).max(40),
  /** Shows the 24-hour number above everything else. */
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
  /** Companies that did the work, whose pages show it; `company` alone if left out. */
  companies: z.array(companyId).min(1).optional(),
  /** The row on the page of all projects. */
  outcome: z
    .strictObject({
      /** What the sum is, e.g. `Contract sum`. */
      sumIs: z.string().min(3).max(30),
      sum: z.string().min(2).max(20),
      /** Time planned from start to handover, e.g. `26 weeks`. */
      planned: z.string().min(2).max(20),
      /** `Forecast` while the work goes on. */
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
