import * as z from 'zod';
import {entityId} from '../companies/companies.schema';

/** Whom a visitor can write to (specification, section 3 "Contact enquiry"). */
const division = z.strictObject({
  /** The company, for its name and colour; the form's id is made of it. Example: `'bespoke'`. */
  company: entityId,
  /** Literal in the specification. Example: `'General Inquiry'`. */
  label: z.string().min(3),
  /** The mailbox that reads it. Example: `'info'`. */
  mailbox: z.enum(['info', 'careers']),
  /** Subject of the prepared e-mail. Example: `'Joinery enquiry'`. */
  subject: z.string().min(5).max(60),
  /**
   * What we need to know, as words that follow "Tell us"; the prepared e-mail asks for each on
   * a line of its own. Example: `['what you want made', 'its sizes']`.
   */
  asks: z
    .array(
      z
        .string()
        .min(5)
        .max(60)
        .regex(/^[^,:.]+$/, 'words without , : or .'),
    )
    .min(2),
  /** A role, as words that follow "Answered by". */
  answeredBy: z.string().min(20).max(140).endsWith('.'),
});

/** A numbered point of the site plan. */
const planPoint = z.strictObject({
  /** Centre of the marker in per cent of the drawing. Example: `34.2`. */
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  /** What stands there. Example: `'Gate'`. */
  name: z.string().min(3).max(20),
  /** What a visitor does there. Example: `'Ring; the bar is lifted from reception'`. */
  note: z.string().min(5).max(60),
});

/** Words of the drawn site plan. They describe `EstuaryPlan`, the drawing of this headquarters. */
const sitePlan = z.strictObject({
  /** What the drawing shows, for those who do not see it. */
  description: z.string().min(60).max(480).endsWith('.'),
  /** The water along the south side. Example: `'River Thames'`. */
  water: z.string().min(3).max(24),
  /** Where the road leads to in the west. Example: `'Tilbury, station'`. */
  west: z.string().min(3).max(24),
  /** The building that one comes to see. Example: `'Workshop'`. */
  building: z.string().min(3).max(16),
  points: z.array(planPoint).min(1).max(9),
});

/** How an enquiry reaches somebody (specification, sections 2 "Contact page" and 3). */
export const contactSchema = z.strictObject({
  /** Six, with the labels and order of the specification. */
  divisions: z.array(division),
  /** When an answer can be expected, as words that follow "We answer". */
  answerTime: z.string().min(10).max(40),
  /** What happens to a message: when, and what. */
  afterwards: z
    .array(
      z.strictObject({
        /** Example: `'The same working day'`. */
        title: z.string().min(5).max(40),
        text: z.string().min(20).max(140).endsWith('.'),
      }),
    )
    .length(3),
  sitePlan,
});

export type Contact = z.infer<typeof contactSchema>;
export type Division = z.infer<typeof division>;
