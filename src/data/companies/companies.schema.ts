import * as z from 'zod';
import {pictureName} from '../pictures/picture.schema';

/** Id of a trading company. Example: `'design'`. */
export const companyId = z.enum(['construction', 'design', 'bespoke', 'facilities', 'recruitment']);

/** Id of a trading company or of the group itself. Example: `'group'`. */
export const entityId = z.enum(['group', ...companyId.options]);

const entityFields = {
  /** Trading name, made of the brand's short name and the company's own word. Example: `'Example Design'`. */
  name: z.string().min(1),
  /** The company's own word. Example: `'Design'`. */
  shortName: z.string().min(1),
  /** Registered name. Example: `'Example Design Limited'`. */
  legalName: z.string().endsWith('Limited'),
  /** Company number. Example: `'01234568'`. */
  number: z.string().length(8),
  /** Landing page, as the header links it. Example: `'/design'`. */
  href: z.string().startsWith('/'),
};

/** A company in law: what documents and notices need to know of it. */
export const entitySchema = z.strictObject({id: entityId, ...entityFields});

/** A trading company of the group (specification, sections 1 and 2 "Shared layout"). */
const companySchema = z.strictObject({
  id: companyId,
  ...entityFields,
  /** Landing page, as the footer links it; differs for facilities. Example: `'/facilities-management'`. */
  footerHref: z.string().startsWith('/'),
  /** Letter that marks the company on models and cards. Example: `'D'`. */
  letter: z.string().regex(/^[A-Z]$/, 'one capital letter'),
  /** What it does in a handful of words, for menus. Example: `'Architecture, planning and interiors'`. */
  summary: z.string().min(10).max(48),
  /** What it does in one sentence, for the card on the home page. */
  blurb: z.string().min(40).max(180).endsWith('.'),
  /** What the model on the home page shows of it. Example: `'Massing study'`. */
  modelNote: z.string().min(5).max(24),
  /** Picture of the card. Example: `'studio'`. */
  picture: pictureName,
  /** The work stages, 0 to 7, in which the company carries the job. */
  programme: z.strictObject({
    /** First stage. Example: `0`. */
    from: z.int().min(0).max(7),
    /** Last stage. Example: `4`. */
    to: z.int().min(0).max(7),
    /** The stages in words, for readers who do not see the bar. Example: `'stages 0 to 4'`. */
    label: z.string().min(5),
  }),
});

/** The five trading companies by id. */
export const companiesSchema = z.strictObject({
  construction: companySchema,
  design: companySchema,
  bespoke: companySchema,
  facilities: companySchema,
  recruitment: companySchema,
});

/** Names of the eight work stages, 0 to 7. Example: `['Strategic definition', …]`. */
export const workStagesSchema = z.array(z.string().min(3)).length(8);

export type CompanyId = z.infer<typeof companyId>;
export type EntityId = z.infer<typeof entityId>;
export type Entity = z.infer<typeof entitySchema>;
export type Companies = z.infer<typeof companiesSchema>;
