import * as z from 'zod';
import {companyId} from '../companies/companies.schema';

/** A title with a sentence or two. Example: `{title: 'Integrity', text: 'We price …'}`. */
const point = z.strictObject({
  title: z.string().min(3).max(40),
  text: z.string().min(20).max(240).endsWith('.'),
});

/** What a client says. The authors are fictional, as the legal page states. */
const testimonial = z.strictObject({
  /** Without quotation marks. */
  quote: z.string().min(40).max(280),
  /** The author's role, never a name. Example: `'Head of Estates'`. */
  author: z.string().min(5).max(60),
  /** A fictional company. Example: `'Harrow & Finch Logistics'`. */
  company: z.string().min(3).max(60),
});

/** What a member of staff says, on the careers page. */
const staffVoice = z.strictObject({
  /** Without quotation marks. */
  quote: z.string().min(40).max(280),
  /** The role, never a name. Example: `'Bench joiner'`. */
  author: z.string().min(5).max(60),
  /** The company of the group. Example: `'Example Bespoke'`. */
  company: z.string().min(3).max(60),
});

/** A stamp of our own drawing, never the mark of a real body, and without a certificate number. */
const stamp = z.strictObject({
  /** In the middle, in one line or two. Example: `['ISO', '9001']`. */
  code: z.array(z.string().min(2).max(6)).min(1).max(2),
  /** Round the ring, above and below. Example: `['Quality', 'Certified']`. */
  ring: z.tuple([z.string().min(5).max(16), z.string().min(5).max(16)]),
  /** Beside the stamp. Example: `'ISO 9001, quality'`. */
  title: z.string().min(5).max(40),
});

/** Evidence that the group may show, always with its qualifier. */
const accreditation = z.strictObject({
  id: z.enum(['systems', 'fire-doors', 'licences', 'architects']),
  /** Whose it is, when it is not the group's. */
  company: companyId.optional(),
  /** What the stamps cover and how to check it. Example: `'Certified management systems; certificates on request.'`. */
  scope: z.string().min(20).max(160).endsWith('.'),
  stamps: z.array(stamp).min(1),
});

/** The group: who it is and why to choose it (specification, sections 1, 2 and 9). */
export const groupSchema = z.strictObject({
  /** Headline of the home page. Literal in the specification, section 1. */
  headline: z.literal('Protecting and Perfecting Your Space.'),
  /** In one sentence. */
  mission: z.string().min(40).max(200).endsWith('.'),
  /** Five, in the order of the specification. */
  values: z.array(point),
  /** Why choose us: six, with the titles of the specification. */
  reasons: z.array(point),
  /** What clients say: three, about cleaning and security. */
  testimonials: z.array(testimonial),
  accreditations: z.array(accreditation).min(1),
  /** Why join, on the careers page. */
  careerReasons: z.array(point).min(1),
  staffVoices: z.array(staffVoice).min(1),
});

export type Group = z.infer<typeof groupSchema>;
