import * as z from 'zod';

/** What to do, and how. Example: `{title: 'Attach your CV', text: 'As .pdf …'}`. */
const point = z.strictObject({
  title: z.string().min(3).max(40),
  text: z.string().min(20).max(260).endsWith('.'),
});

/** Applying for an opening (specification, sections 2 "Careers landing page" and 9). */
export const careersSchema = z.strictObject({
  /** Who may apply, and when proof is asked for (specification, section 9 "Eligibility notice"). */
  eligibility: z.strictObject({
    rule: z.string().min(20).max(120).endsWith('.'),
    proof: z.string().min(20).max(120).endsWith('.'),
    /** How proof is given. */
    detail: z.string().min(20).max(260).endsWith('.'),
  }),
  /** How to apply, in order. */
  applying: z.array(point).min(2),
  /** What an application by e-mail should say, one line each. */
  applicationLines: z.array(z.string().min(3).max(80)).min(3),
  /** What happens to a CV that was sent without an opening. */
  speculative: z.string().min(40).max(260).endsWith('.'),
});

export type Careers = z.infer<typeof careersSchema>;
