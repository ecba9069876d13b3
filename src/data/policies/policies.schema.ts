import * as z from 'zod';

/** A policy as a card on the about page (specification, sections 2 "About page" and 3 "policy card"). */
const policyCard = z.strictObject({
  /** Last part of its address. Example: `'whistleblowing'`. */
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens'),
  /** Reference without the brand's prefix, as in the document. Example: `'POL-009'`. */
  reference: z.string().regex(/^POL-\d{3}$/, 'POL, a hyphen and three digits, e.g. POL-009'),
  /** The document's short name. Example: `'Whistleblowing'`. */
  title: z.string().min(5).max(40),
  /** What the reader may hold us to, in one sentence. */
  promise: z.string().min(30).max(90).endsWith('.'),
  /** Version in force, as in the document. Example: `'4.0'`. */
  version: z.string().regex(/^\d+\.\d+$/, "major.minor in quotes, e.g. '4.0'"),
  /** Day by which it is reviewed, as in the document. Example: `'2027-03-18'`. */
  reviewBy: z.iso.date('a day written YYYY-MM-DD'),
});

/** All of them, in the order of the specification. */
export const policiesSchema = z.array(policyCard);

export type PolicyCard = z.infer<typeof policyCard>;
