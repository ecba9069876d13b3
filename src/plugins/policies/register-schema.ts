import * as z from 'zod';
import {policySchema} from '../../content/documents/schema';

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

const sha256 = z.string().regex(/^[\da-f]{64}$/);

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
  sha256,
  urls: z.strictObject({
    page: z.url(),
    text: z.url(),
    pdf: z.url(),
    docx: z.url(),
    comparisons: z.array(comparisonLink),
  }),
});

/** A version of a policy, whether or not an edition holds its text. */
const registerVersion = z.strictObject({
  version,
  /** First day in force. */
  from: z.iso.date(),
  /**
   * Last day in force; null as long as nothing has taken its place. Before `from` when it was
   * replaced on its first day.
   */
  until: z.iso.date().nullable(),
  approvedBy: z.string(),
  /** The first edition that has its text, and the fingerprint of that text. */
  edition: z.string().nullable(),
  sha256: sha256.nullable(),
});

/** A policy through all its versions, newest first. */
const registerHistory = z.strictObject({
  reference: z.string(),
  slug: z.string(),
  title: z.string(),
  /** First day without the policy. */
  withdrawnOn: z.iso.date().nullable(),
  versions: z.array(registerVersion).min(1),
});

/** Days on all of which the same versions were in force. */
const registerPeriod = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  /** The page that says what was in force. */
  url: z.url(),
});

/** `policies.json`: every policy in every edition, newest edition first, then by reference. */
export const registerSchema = z.strictObject({
  schemaVersion: z.literal(REGISTER_VERSION),
  /** Form of the plain texts; fingerprints of different forms cannot be compared. */
  textFormat: z.int().positive(),
  policies: z.array(registerEntry),
  /** Which version was in force when: by reference. */
  history: z.array(registerHistory),
  /** Newest first, without a gap. */
  periods: z.array(registerPeriod),
});

export type Register = z.infer<typeof registerSchema>;
export type RegisterEntry = z.infer<typeof registerEntry>;
