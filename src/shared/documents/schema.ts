import * as z from 'zod';
import {entities} from '../../data/companies/companies';
import {day} from '../../policy-record/shared/version';
import {heldByCatalogue, pictureName} from '../picture-name';

/*
 * Front matter of every published document (specification 2, "Policy pages" and "Service and arm
 * pages"). Each kind has its schema, and the pages' types are derived from the schemas. Unknown
 * fields are left to Docusaurus, which has its own.
 */

/** Id of a group company, e.g. `facilities`. */
const companyId = z.enum(entities.map(({id}) => id));

const SECTORS = [
  'offices',
  'industrial',
  'retail',
  'education',
  'health',
  'housing',
  'hotels',
  'heritage',
] as const;

/** The regions of the UK, from south to north, and the rest of the world. */
const REGIONS = [
  'London',
  'South East',
  'South West',
  'East of England',
  'East Midlands',
  'West Midlands',
  'Wales',
  'North West',
  'Yorkshire and the Humber',
  'North East',
  'Northern Ireland',
  'Scotland',
  'abroad',
] as const;

/**
 * Allowed labels of a button to the contact page (specification 2, last bullet of "Service and arm
 * pages").
 */
export const contactAction = z.enum([
  'Get in Touch',
  'Schedule a Consultation',
  'Emergency Support',
  'Get a Quote',
  'Request a Quote',
  'Contact Us Today',
  'Contact Us',
]);

const base = {
  /** Page title, e.g. `Whistleblowing policy`. */
  title: z.string().min(2).max(60),
  /** For search engines and, on policies, the lead; 70 to 160 characters. */
  description: z.string().min(70).max(160),
  /** Short name for navigation, e.g. `Whistleblowing`. */
  sidebar_label: z.string().min(2).max(40),
  /** Place among the documents of its family; those without one follow by reference. */
  sidebar_position: z.int().min(0).max(999).optional(),
  /** Reference without the brand's prefix, e.g. `POL-009`. */
  reference: z.string().regex(/^[A-Z]{2,3}-\d{2,3}$/, 'letters, a hyphen and digits, e.g. POL-009'),
};

/** A marker on a hero picture, with its entry in the key. */
const keynote = z.strictObject({
  /** Centre of the marker, in per cent of the picture's width. */
  x: z.number().min(2).max(98),
  /** Centre of the marker, in per cent of the picture's height. */
  y: z.number().min(2).max(98),
  /** End of the marker's leader line, in per cent, if the marker is beside its subject. */
  leader: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .readonly()
    .optional(),
  /** Name of the marked thing, e.g. `Gatehouse`. */
  name: z.string().min(2).max(16),
  /** Our work there, e.g. `Every visitor logged`. */
  note: z.string().min(2).max(28),
});

/** The card for a service or project on other pages. Its title is the document's. */
const card = z.strictObject({
  text: z.string().min(30).max(180),
  /** A few words that replace the text at the foot of a neighbouring page. */
  strapline: z.string().min(5).max(40).optional(),
  /** Defaults to the hero's picture. */
  picture: pictureName.optional(),
});

/** Fields of every page with a hero, a lead and a way to contact us. */
const presentation = {
  /** Whether the document is left out of the published site. */
  draft: z.boolean().optional(),
  /** Day from which this edition applies. */
  effectiveFrom: day,
  /** Caption of the hero picture. The catalogue adds its scale, or who took it. */
  figure: z.strictObject({subject: z.string().min(3).max(60), ...heldByCatalogue}),
  picture: pictureName,
  /** First paragraph, in large type. */
  lead: z.string().min(30).max(260),
  /** Label of the first button to the contact page. */
  action: contactAction,
  /** Heading and button at the end of the page. */
  closing: z.strictObject({heading: z.string().min(10).max(90), action: contactAction}),
};

/** Fields of services and projects. */
const work = {
  ...presentation,
  card: card.optional(),
  /** The included work, in a few words. */
  scope: z.string().min(5).max(90),
  /** Location, e.g. `Nationwide UK`. */
  location: z.string().min(2).max(40),
  /** Points on the hero picture, numbered in order. */
  keynotes: z.array(keynote).min(3).max(6).optional(),
};

/** Fields shared by policies and notices. The record keeps every version of them. */
const recorded = {
  ...base,
  /** Role that maintains the document. */
  owner: z.string().min(3),
};

export const policySchema = z.object({
  ...recorded,
  kind: z.literal('policy'),
  /** A statement is required by law, e.g. by section 54 of the Modern Slavery Act. */
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

const words = z.string();

const kept = {
  title: words,
  description: words,
  sidebar_label: words,
  reference: words,
  owner: words,
};

/**
 * Front matter of kept versions of policies and notices. Companies, roles and lengths may be those
 * of an earlier day, which the schemas above would refuse. The canonical text contains these fields,
 * so a new one must be optional and none can be removed.
 */
export const keptSchema = z.discriminatedUnion('kind', [
  z.object({
    ...kept,
    kind: z.literal('policy'),
    type: words,
    promise: words.optional(),
    approver: words.optional(),
    appliesTo: z.array(words).default([]),
    statutes: z.array(z.object({name: words, url: words})).default([]),
    inShort: z.array(words).default([]),
    contact: z.boolean().optional(),
  }),
  z.object({
    ...kept,
    kind: z.literal('notice'),
    lead: words,
    figure: words.optional(),
    figureWords: words.optional(),
    example: z.boolean().optional(),
    evidence: words.optional(),
    targetsOf: words.optional(),
  }),
]);

export type RecordedFrontMatter = z.infer<typeof keptSchema>;

export const serviceSchema = z.object({
  ...base,
  ...work,
  kind: z.literal('service'),
  /** Company that does the work. */
  company: companyId,
  hours: z.string().min(2).max(120),
  /** Slugs of three related documents, linked at the foot of the page. */
  related: z.array(z.string()).max(3),
  /** Whether the 24-hour number is shown above everything else. */
  emergencyPhone: z.boolean().optional(),
});

/** A day, or a whole month where the day is not known. Examples: `2025-09-15`, `2025-09`. */
const dayOrMonth = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/, 'YYYY-MM-DD, or YYYY-MM for a whole month')
  .refine((text) => text.length === 7 || day.safeParse(text).success, 'a day that exists');

const span = z.array(dayOrMonth).length(2);

const stage = z.strictObject({
  stage: z.string().min(3).max(60),
  /** First and last day. */
  planned: span,
  /** Absent before the stage begins. Only the first day while it is under way. */
  actual: z.array(dayOrMonth).min(1).max(2).optional(),
  /** Expected first and last day of the work still to come, if they differ from the plan. */
  forecast: span.optional(),
  /** Why it was late; required if it was. */
  why: z.string().min(5).max(160).optional(),
});

/** A result that a client can hold us to. */
const projectFigure = z
  .strictObject({
    /** Example: `Monthly audits at the target score`. */
    measure: z.string().min(5).max(70),
    /** Example: `12`. */
    target: z.string().min(1).optional(),
    /** Example: `10`. Absent before the work begins; the target then takes its place. */
    result: z.string().min(1).optional(),
    /** The total that the result is part of, e.g. `12 audits`. */
    of: z.string().min(1).optional(),
  })
  .refine(({target, result}) => (target ?? result) !== undefined, 'a result or a target');

export const projectSchema = z.object({
  ...base,
  ...work,
  kind: z.literal('project'),
  /** Picture of its card, if a crop of the hero's would cut the model. */
  cardPicture: pictureName.optional(),
  /** Absent, so that a project has the same name everywhere: its title. */
  sidebar_label: base.sidebar_label.optional(),
  /** The button repeats `action`. */
  closing: presentation.closing.omit({action: true}),
  status: z.enum(['planned', 'in progress', 'in service', 'complete']),
  /** A `sheet` has at most 300 words. */
  depth: z.enum(['full', 'sheet']),
  /** Companies that did the work; the first leads. Their pages show the project. */
  companies: z.array(companyId).min(1),
  /** Addresses of the services, e.g. `/services/cleaning`. Their pages show the project. */
  services: z.array(z.string()),
  sector: z.enum(SECTORS),
  region: z.enum(REGIONS),
  /** The kind of client, never a name, e.g. `A property company`. */
  client: z.string().min(5).max(60),
  /** A band, e.g. `£250,000 to £500,000 a year, excluding VAT`. */
  value: z.string().min(5).max(60),
  /** `to` is null while the work goes on without a fixed end. */
  period: z.strictObject({from: dayOrMonth, to: dayOrMonth.nullable()}),
  programme: z.array(stage).min(2).max(10),
  figures: z.array(projectFigure).min(2).max(6),
  /** False only if a real client has agreed to every word. */
  example: z.boolean().default(true),
});

/** The page that lists all projects. */
export const projectRegisterSchema = z.object({
  ...base,
  kind: z.literal('project register'),
  effectiveFrom: day,
  lead: presentation.lead,
  closing: presentation.closing,
});

export const noticeSchema = z.object({
  ...recorded,
  kind: z.literal('notice'),
  lead: z.string().min(30).max(260),
  /** Reports only: the most important figure, shown in the list. It must also be in the text. */
  figure: z.string().min(1).max(14).optional(),
  /** Reports only: the meaning of that figure, e.g. `targets met`. */
  figureWords: z.string().min(5).max(60).optional(),
  /** Reports only: whether the figures are invented. The PDF and the plain text say so. */
  example: z.boolean().optional(),
  /** Reports with real figures only: who holds the evidence, and where. */
  evidence: z.string().min(10).optional(),
  /** Reports of results only: the edition that set the targets, e.g. `'2025'`. */
  targetsOf: z
    .string()
    .regex(/^\d{4}$/, 'the year of a closed edition, e.g. 2025')
    .optional(),
});

export const documentSchema = z.discriminatedUnion('kind', [
  policySchema,
  serviceSchema,
  projectSchema,
  projectRegisterSchema,
  noticeSchema,
]);

export type PolicyFrontMatter = z.infer<typeof policySchema>;
export type ServiceFrontMatter = z.infer<typeof serviceSchema>;
/** As written: `example` may be absent. */
export type ProjectFrontMatter = z.input<typeof projectSchema>;
/** A project in an edition that was closed before 2026. Its files never change. */
export interface ClosedProjectFrontMatter extends Omit<ServiceFrontMatter, 'kind' | 'hours'> {
  readonly kind: 'project';
  /** Example: `2023–2025`. */
  readonly year: string;
  readonly sector: string;
}
export type ProjectRegisterFrontMatter = z.infer<typeof projectRegisterSchema>;
export type NoticeFrontMatter = z.infer<typeof noticeSchema>;
export type DocumentFrontMatter = z.infer<typeof documentSchema>;
