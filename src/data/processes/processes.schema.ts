import * as z from 'zod';

/** A stretch of time whose end depends on the job. */
const span = z
  .strictObject({
    least: z.number().positive(),
    most: z.number().positive(),
    unit: z.enum(['weeks', 'minutes']),
  })
  .refine(({least, most}) => least <= most, 'the least before the most, e.g. 2 and 4');

/** One step of a process; its number is its place in the list. */
const step = z.strictObject({
  /** In title case. Example: `'Concept Design'`. */
  title: z
    .string()
    .regex(
      /^[A-Z][a-z]+( ([A-Z][a-z]+(’s)?|and))*$/,
      'words in title case, e.g. Offer and Onboarding',
    ),
  /** Who does what, and what comes out of it, in one or two sentences. */
  text: z.string().min(40).max(260).endsWith('.'),
  /** How long it usually takes. Example: `'2 to 4 weeks'`. */
  duration: z.string().min(5).max(40),
  /** The same in figures, from which the line of time is drawn; none where a contract decides. */
  span: span.optional(),
});

/** The processes of the specification (section 9), each with a fixed number of steps. */
export const processesSchema = z.strictObject({
  /** Design landing page: four steps. */
  design: z.array(step),
  /** Both design pages: two steps. Together they are the third step of `design`. */
  designAndArchitecture: z.array(step),
  /** Design and build: five steps, described at length in docs/construction/design-build.mdx. */
  designAndBuild: z.array(step),
  /** From application to first day: four steps. */
  application: z.array(step),
});

export type Processes = z.infer<typeof processesSchema>;
export type Step = z.infer<typeof step>;
export type Span = z.infer<typeof span>;
