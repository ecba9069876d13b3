import * as z from 'zod';
import {policySchema} from '../documents/schema';

/** Raised when a field changes its meaning or goes; a new field does not raise it. */
export const REGISTER_VERSION = 1;

const {
  type,
  version,
  status,
  owner,
  approver,
  approvedOn,
  effectiveFrom,
  reviewBy,
  appliesTo,
  statutes,
  sections,
} = policySchema.shape;

/** A comparison with another edition of the same policy. */
const comparisonLink = z.strictObject({
  /** Labels of the editions, the older one first. */
  from: z.string(),
  to: z.string(),
  url: z.url(),
});

/** One policy in one edition. */
const registerEntry = z.strictObject({
  /** As people quote it, with the prefix of the group. Example: `'ABC-POL-009'`. */
  reference: z.string(),
  /** Last part of the address, the same in all editions. Example: `'whistleblowing'`. */
  slug: z.string(),
  title: z.string(),
  edition: z.string(),
  /** Whether the edition is the current one. */
  current: z.boolean(),
  type,
  version,
  status,
  owner,
  approver,
  approvedOn,
  effectiveFrom,
  reviewBy,
  /** Companies of the group. */
  appliesTo,
  statutes,
  /** Number of sections. */
  sections,
  /** Of the plain text at `urls.text`. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  urls: z.strictObject({
    page: z.url(),
    text: z.url(),
    pdf: z.url(),
    docx: z.url(),
    comparisons: z.array(comparisonLink),
  }),
});

/** `policies.json`: every policy in every edition, newest edition first, then by reference. */
export const registerSchema = z.strictObject({
  schemaVersion: z.literal(REGISTER_VERSION),
  /** Form of the plain texts; fingerprints of different forms cannot be compared. */
  textFormat: z.int().positive(),
  policies: z.array(registerEntry),
});

export type Register = z.infer<typeof registerSchema>;
export type RegisterEntry = z.infer<typeof registerEntry>;
