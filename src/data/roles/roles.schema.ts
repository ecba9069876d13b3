import * as z from 'zod';

/** What somebody in a role does. Example: `{title: 'Lead Architects', text: 'Answer for …'}`. */
const role = z.strictObject({
  title: z.string().min(5).max(40),
  /** One or two sentences. */
  text: z.string().min(40).max(220).endsWith('.'),
});

/** Roles that work together, with the page about their service. */
const roleGroup = z.strictObject({
  /** Example: `'Security Services'`. */
  title: z.string().min(5).max(40),
  /** What the group is there for, in one sentence. */
  text: z.string().min(30).max(160).endsWith('.'),
  link: z.strictObject({
    /** Example: `'Security Services'`. */
    label: z.string().min(5),
    /** Example: `'/services/security'`. */
    href: z.string().startsWith('/'),
  }),
  roles: z.array(role),
});

/** The people behind the services (specification, section 2 "Service and arm pages" and "Facilities management page"). */
export const rolesSchema = z.strictObject({
  /** The six cards of both design pages. */
  architects: z.array(role),
  /** The four groups of the facilities management page, three cards each. */
  facilities: z.array(roleGroup),
});

export type Roles = z.infer<typeof rolesSchema>;
