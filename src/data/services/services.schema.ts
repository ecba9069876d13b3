import * as z from 'zod';
import {companyId} from '../companies/companies.schema';
import {pictureName} from '../pictures/picture.schema';

/** Last part of the address under `/services`. Example: `'cleaning'`. */
export const serviceSlug = z.enum([
  'security',
  'cleaning',
  'property-maintenance',
  'emergency-response',
  'project-management',
  'specialist-management',
  'security-training',
]);

/** Last part of the address under `/construction`. Example: `'fit-out'`. */
export const constructionSlug = z.enum([
  'commercial-buildings',
  'renovations',
  'design-build',
  'project-management',
  'quantity-surveying',
  'fit-out',
]);

const cardFields = {
  /** Heading of the card, the same as the title of its page. Example: `'Cleaning'`. */
  title: z.string().min(5).max(40),
  /** What it is, in one sentence. */
  description: z.string().min(50).max(150).endsWith('.'),
  /** A few words under the title where cards stand in threes. Example: `'Before anyone arrives'`. */
  strapline: z.string().min(8).max(40),
  /** Address of the page. Example: `'/services/cleaning'`. */
  href: z.string().startsWith('/'),
  /** Picture of the card. Example: `'lobby'`. */
  picture: pictureName,
  /** The company that does the work. Example: `'facilities'`. */
  company: companyId,
};

/** A card that leads to a service page (specification, section 3 "Static content items"). */
const serviceCard = z.strictObject({slug: serviceSlug, ...cardFields});

/** A card that leads to a construction page. */
const constructionCard = z.strictObject({slug: constructionSlug, ...cardFields});

/** Every service card by slug. */
export const servicesSchema = z.record(serviceSlug, serviceCard);

/** Every construction card by slug. */
export const constructionPagesSchema = z.record(constructionSlug, constructionCard);

/** The cards of one page, in order. */
export const serviceSlugs = z.array(serviceSlug).min(1);
export const constructionSlugs = z.array(constructionSlug).min(1);

export type ServiceSlug = z.infer<typeof serviceSlug>;
export type ConstructionSlug = z.infer<typeof constructionSlug>;
export type Services = z.infer<typeof servicesSchema>;
export type ConstructionPages = z.infer<typeof constructionPagesSchema>;
