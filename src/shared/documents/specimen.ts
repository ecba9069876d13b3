import * as z from 'zod';
import {entities} from '../../data/companies/companies';

const text = z.string().min(2).max(70);

/** The properties of a specimen in a document. */
export const specimenSchema = z.strictObject({
  /** What the document is called, e.g. `Monthly cleaning audit`. */
  name: text,
  /** Id of the company that issues it. */
  company: z.enum(entities.map(({id}) => id)),
  /** Without the brand's prefix, e.g. `AUDIT-0417-OCT`. */
  reference: z
    .string()
    .regex(/^[A-Z]+(?:-[A-Z0-9]+)+$/, 'capitals and figures with hyphens, e.g. AUDIT-0417-OCT'),
  /** Kind of building, e.g. `Four-storey office`. No name and no street. */
  building: text,
  /** As people write it, e.g. `Wednesday 28 October 2026`. */
  date: text,
});

export type SpecimenProperties = z.infer<typeof specimenSchema>;

/** The address of a specimen on its page. Example: `monthly-cleaning-audit`. */
export function specimenAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
