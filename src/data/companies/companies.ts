import {addressLine} from '../brand/address-line';
import {brand} from '../brand/brand';
import type {PictureName} from '../pictures/catalogue';

/** Ids of the group itself and of its trading companies. */
export const ENTITY_IDS = [
  'group',
  'construction',
  'design',
  'bespoke',
  'facilities',
  'recruitment',
] as const;

export type EntityId = (typeof ENTITY_IDS)[number];

export type CompanyId = Exclude<EntityId, 'group'>;

/**
 * The companies that hire (specification, section 3 "Job opening"), in the order of the footer and
 * of lists of openings.
 */
export const HIRING_COMPANIES = [
  'construction',
  'bespoke',
  'facilities',
] as const satisfies readonly CompanyId[];

/**
 * A legal company: one row of the register. Documents, notices and structured data read it here.
 */
export interface Entity {
  readonly id: EntityId;
  /**
   * Trading name: the brand's short name and the company's own word. Example: `'Example Design'`.
   */
  readonly name: string;
  /** The company's own word. Example: `'Design'`. */
  readonly shortName: string;
  /** Registered name. Example: `'Example Design Limited'`. */
  readonly legalName: string;
  /** Company number. Example: `'01234568'`. */
  readonly number: string;
  /** Address of the landing page in the header. Example: `'/design'`. */
  readonly href: string;
  /** First day in the group; absent for a company older than the site. */
  readonly since?: string;
}

/** A trading company of the group (specification, sections 1 and 2 "Shared layout"). */
interface Company extends Entity {
  readonly id: CompanyId;
  /**
   * Address of the landing page in the footer; facilities has a different one. Example:
   * `'/facilities-management'`.
   */
  readonly footerHref: string;
  /** Letter that represents the company on models and cards. Example: `'D'`. */
  readonly letter: string;
  /**
   * What the company does in a few words, for menus. Example: `'Architecture, planning and
   * interiors'`.
   */
  readonly summary: string;
  /** What the company does in one sentence, for the card on the home page. */
  readonly blurb: string;
  /** What the company does to a building, as words that follow its name. Example: `'plans it'`. */
  readonly part: string;
  readonly picture: PictureName;
  /** The work stages, 0 to 7, at which the company is at work. */
  readonly programme: {
    readonly from: number;
    readonly to: number;
    /** The stages in words, for readers who can't see the bar. Example: `'stages 0 to 5'`. */
    readonly label: string;
  };
}

/** The group itself: holding company and shared services. */
const groupEntity = {
  id: 'group',
  name: brand.name,
  shortName: 'Group',
  legalName: brand.legal.name,
  number: brand.legal.number,
  href: '/',
} satisfies Entity;

/** Builds a company's names from the brand's short name and the company's own word. */
const named = (shortName: string) => ({
  name: `${brand.shortName} ${shortName}`,
  shortName,
  legalName: `${brand.shortName} ${shortName} Limited`,
});

/**
 * The five trading companies by id, in the order of a building's life. The home page and the footer
 * use this order.
 */
export const companies = {
  design: {
    id: 'design',
    ...named('Design'),
    number: brand.companyNumbers.design,
    letter: 'D',
    href: '/design',
    footerHref: '/design',
    summary: 'Architecture, planning and interiors',
    blurb:
      'Homes, workplaces and extensions, from the first sketch to a planning decision and a set of drawings that a builder can price.',
    part: 'plans it',
    picture: 'designbuild',
    programme: {from: 0, to: 5, label: 'stages 0 to 5'},
  },
  construction: {
    id: 'construction',
    ...named('Construction'),
    number: brand.companyNumbers.construction,
    letter: 'C',
    href: '/construction',
    footerHref: '/construction',
    summary: 'New buildings, renovation and fit-out',
    blurb:
      'Commercial buildings, renovation and fit-out, with the quantity surveyor and the site manager under one roof.',
    part: 'builds it',
    picture: 'office',
    programme: {from: 3, to: 6, label: 'stages 3 to 6'},
  },
  bespoke: {
    id: 'bespoke',
    ...named('Bespoke'),
    number: brand.companyNumbers.bespoke,
    letter: 'B',
    href: '/bespoke',
    footerHref: '/bespoke',
    summary: 'Joinery, staircases and fire doors',
    blurb:
      'Staircases, kitchens and heritage windows made and fitted by our own joiners; 30- and 60-minute fire doors, designed here and made by our partner in the Philippines.',
    part: 'makes its joinery',
    picture: 'handrail',
    programme: {from: 4, to: 6, label: 'stages 4 to 6'},
  },
  facilities: {
    id: 'facilities',
    ...named('Facilities'),
    number: brand.companyNumbers.facilities,
    letter: 'F',
    href: '/home',
    footerHref: '/facilities-management',
    summary: 'Security, cleaning and maintenance',
    blurb:
      'Security, cleaning, maintenance and emergency response, day and night, whether or not we built the building.',
    part: 'looks after it',
    picture: 'facilities',
    programme: {from: 6, to: 7, label: 'stages 6 and 7'},
  },
  recruitment: {
    id: 'recruitment',
    ...named('Recruitment'),
    number: brand.companyNumbers.recruitment,
    letter: 'R',
    href: '/careers',
    footerHref: '/recruitment',
    summary: 'Hiring and security training',
    blurb:
      'Hiring for every company in the group, from cleaners to site managers, plus security training.',
    part: 'finds the people',
    picture: 'recruitment',
    programme: {from: 0, to: 7, label: 'people for every stage'},
  },
} satisfies Record<CompanyId, Company>;

/**
 * The company register: every legal company by id, including the group. The footer, legal notice
 * (through tokens), structured data, openings and feeds read names and numbers from here.
 */
export const entities = {group: groupEntity, ...companies} satisfies Record<EntityId, Entity>;

/** A company that has left the group. Older versions of policies still name it. */
interface FormerCompany {
  readonly name: string;
  /** Last day in the group. */
  readonly until: string;
}

/** Former companies, by the id that they had. */
export const formerCompanies: Readonly<Partial<Record<string, FormerCompany>>> = {};

/** Registration details that all companies share: they have one office and one VAT group. */
export const registration = {
  registeredIn: brand.legal.registeredIn,
  /** On one line. */
  office: addressLine,
  vat: brand.legal.vat,
};

/**
 * The work stages of a building, 0 to 7, on which the programme bars are drawn. The pictures show
 * one building, from the plot to the building in use.
 */
export const workStages = [
  {
    name: 'Strategic definition',
    picture: 'tower0',
    note: 'The plot, set out with pegs and a line.',
  },
  {
    name: 'Preparation and briefing',
    picture: 'tower1',
    note: 'A grid of levels, three trial pits, and a rig that drills into the ground.',
  },
  {
    name: 'Concept design',
    picture: 'tower2',
    note: 'Timber blocks test how much fits inside the red outline.',
  },
  {
    name: 'Spatial coordination',
    picture: 'tower3',
    note: 'Floors round a red core of stairs and lifts, cut open at the corner.',
  },
  {
    name: 'Technical design',
    picture: 'tower4',
    note: 'Every column, and one part of the front with its windows, in a red frame.',
  },
  {
    name: 'Making and building',
    picture: 'tower5',
    note: 'The frame is up, and oak panels cover it floor by floor.',
  },
  {
    name: 'Handover',
    picture: 'tower6',
    note: 'The crane has gone, the trees are planted, and the red cleaning cradle is being tested.',
  },
  {
    name: 'Use',
    picture: 'tower7',
    note: 'The lights are on, people come and go, and two cleaners are in the cradle.',
  },
] as const satisfies readonly {name: string; picture: PictureName; note: string}[];
