import * as z from 'zod';

/** A page of the site (specification, section 2 "Route table", and the decisions beside it). */
const siteRoute = z.strictObject({
  /** Example: `'/services/cleaning'`. */
  path: z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'a path such as /services/cleaning'),
  /** What the page is called. Example: `'Cleaning'`. */
  title: z.string().min(3),
  /** What kind of page it is. Example: `'service'`. */
  family: z.enum([
    'page',
    'landing',
    'policy',
    'service',
    'construction',
    'project',
    'notice',
    'redirect',
  ]),
});

export const routesSchema = z.array(siteRoute).min(1);

export type SiteRoute = z.infer<typeof siteRoute>;
