import * as z from 'zod';
import {companyId} from '../companies/companies.schema';

/** A link of a menu. Example: `{label: 'About', href: '/about'}`. */
const menuLink = z.strictObject({
  /** What the reader sees. Example: `'About'`. */
  label: z.string().min(1),
  /** Path on this site. Example: `'/about'`. */
  href: z.string().startsWith('/'),
});

/** A link to a company of the group. */
export const companyLink = menuLink.extend({
  /** The company, for its letter and colour. Example: `'design'`. */
  company: companyId,
  /** What it does in a handful of words. Example: `'Architecture, planning and interiors'`. */
  summary: z.string().min(1),
});

/** Links under one heading. Example: `{label: 'Services', links: […]}`. */
const linkGroup = z.strictObject({label: z.string().min(1), links: z.array(menuLink).min(1)});

const companyGroup = z.strictObject({label: z.string().min(1), links: z.array(companyLink).min(1)});

/** Header, mobile panel and footer (specification, section 2 "Shared layout"). */
export const navigationSchema = z.strictObject({
  /** Desktop menu: Home, the dropdown of companies, then the pages after it. */
  header: z.strictObject({
    /** Where the logo leads. Example: `'/'`. */
    logoHref: z.string().startsWith('/'),
    home: menuLink,
    companies: companyGroup,
    pages: z.array(menuLink).min(1),
  }),
  /** Mobile side panel, in this order: home, services, companies, pages. */
  panel: z.strictObject({
    home: menuLink,
    services: linkGroup,
    companies: companyGroup,
    pages: z.array(menuLink).min(1),
  }),
  footer: z.strictObject({
    /** Where the logo leads; the specification sends it through the redirect. Example: `'/group'`. */
    logoHref: z.string().startsWith('/'),
    /** A sentence or two under the logo. */
    blurb: z.string().min(40),
    companies: companyGroup,
    company: linkGroup,
    /** Label of the contact block. Example: `'Headquarters'`. */
    contactLabel: z.string().min(1),
    legal: z.array(menuLink).min(1),
  }),
});

export type CompanyLink = z.infer<typeof companyLink>;
export type Navigation = z.infer<typeof navigationSchema>;
