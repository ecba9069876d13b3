import {addressLine} from '../brand/address-line';
import {brand} from '../brand/brand';
import type {PictureName} from '../pictures/catalogue';

/** A legal company: documents, notices and structured data read its names and number here. */
export interface Entity {
  /** As front matter, tokens and classes write it. Example: `'design'`. */
  readonly id: string;
  /**
   * Trading name: the brand's short name and the company's own word. Example: `'Example Design'`.
   */
  readonly name: string;
  /** The company's own word. Example: `'Design'`. */
  readonly shortName: string;
  /** Registered name. Example: `'Example Design Limited'`. */
  readonly legalName: string;
  /** Company number, eight characters. Example: `'01234568'`. */
  readonly number: string;
  /** Address of the landing page in the header. Example: `'/design'`. */
  readonly href: string;
  /** First day in the group; absent for a company older than the site. */
  readonly from?: string;
  /**
   * Last day in the group. From the moment this is written, only older versions of policies name
   * the company. The build lists everything that still does otherwise.
   */
  readonly until?: string;
}

/** A trading company of the group (specification, sections 1 and 2 "Shared layout"). */
export interface Company extends Entity {
  /**
   * Address of the landing page in the footer, if it differs. Example: `'/facilities-management'`.
   */
  readonly footerHref?: string;
  /** Addresses of its pages. Pages below them belong to it too, unless another company has them. */
  readonly pages: readonly string[];
  /** `false` once all that its pages in `src/pages` say is true of your company. */
  readonly example?: boolean;
  /**
   * Pages of the group about which it answers enquiries, with all pages below them. Example:
   * `['/careers']`.
   */
  readonly answersFor?: readonly string[];
  /** Letter that represents the company on models and cards. Example: `'D'`. */
  readonly letter: string;
  /** Colour of its marks: #rrggbb, with a contrast of 4.5:1 on the page. */
  readonly colour: string;
  /**
   * What the company does in a few words, for menus. Example: `'Architecture, planning and
   * interiors'`.
   */
  readonly summary: string;
  /** What the company does in one sentence, for the card on the home page. */
  readonly blurb: string;
  /** Only companies that clients appoint. The others find people for these. */
  readonly appointed?: {
    /** Position in the header's menu. */
    readonly menu: number;
    /** The word before "buildings" in sentences about the group. Example: `'design'`. */
    readonly does: string;
  };
  /** What the company does to a building, as words that follow its name. Example: `'plans it'`. */
  readonly part: string;
  /** Position on the city model of the home page, in per cent of the picture. */
  readonly city?: {readonly x: number; readonly y: number};
  readonly picture: PictureName;
  /** The work stages, 0 to 7, at which the company is at work. */
  readonly programme: {
    readonly from: number;
    readonly to: number;
    /** The stages in words, for readers who can't see the bar. Example: `'stages 0 to 5'`. */
    readonly label: string;
  };
  /** The documents about its services, if they have a folder of their own in `docs`. */
  readonly services?: {
    /** Example: `'construction'` for `docs/construction`. */
    readonly folder: string;
    /** The page that lists them. Example: `'/construction-services'`. */
    readonly list: string;
    /** What the services are, at the top of `/services`. */
    readonly lead?: string;
  };
  /** Only companies that hire (specification, section 3 "Job opening"). */
  readonly hires?: {
    /** Start of its openings' references. Example: `'BES'` for `BES-26-014`. */
    readonly code: string;
    /** The picture of openings that name none. */
    readonly picture: {
      readonly name: PictureName;
      readonly subject: string;
    };
  };
}

/** The picture in link previews of pages that show none of their own. */
export const previewPicture: PictureName = 'hq';

/** The group itself: holding company and shared services. */
const group: Entity = {
  id: 'group',
  name: brand.name,
  shortName: 'Group',
  legalName: brand.legal.name,
  number: brand.legal.number,
  href: '/',
};

/** Builds a company's names from the brand's short name and the company's own word. */
const named = (shortName: string) => ({
  name: `${brand.shortName} ${shortName}`,
  shortName,
  legalName: `${brand.shortName} ${shortName} Limited`,
});

/**
 * The trading companies in the order of a building's life, which the home page and the footer use.
 * A company that comes is one entry and its pages. For one that leaves, write `until`, or delete the
 * entry if no version of a policy names it; the build then lists what is left of it.
 */
const list: readonly Company[] = [
  {
    id: 'design',
    ...named('Design'),
    number: '99999903',
    letter: 'D',
    colour: '#2b4c7e',
    href: '/design',
    pages: ['/design', '/design-architecture'],
    summary: 'Architecture, planning and interiors',
    blurb:
      'Homes, workplaces and extensions, from the first sketch to a planning decision and a set of drawings that a builder can price.',
    appointed: {menu: 1, does: 'design'},
    part: 'plans it',
    city: {x: 39.6, y: 71},
    picture: 'designbuild',
    programme: {from: 0, to: 5, label: 'stages 0 to 5'},
  },
  {
    id: 'construction',
    ...named('Construction'),
    number: '99999902',
    letter: 'C',
    colour: '#4c5663',
    href: '/construction',
    pages: ['/construction', '/construction-services'],
    summary: 'New buildings, renovation and fit-out',
    blurb:
      'Commercial buildings, renovation and fit-out, with the quantity surveyor and the site manager under one roof.',
    appointed: {menu: 4, does: 'build'},
    part: 'builds it',
    city: {x: 59.4, y: 39.4},
    picture: 'office',
    programme: {from: 3, to: 6, label: 'stages 3 to 6'},
    services: {folder: 'construction', list: '/construction-services'},
    hires: {
      code: 'CON',
      picture: {name: 'steel', subject: 'The steel frame going up'},
    },
  },
  {
    id: 'bespoke',
    ...named('Bespoke'),
    number: '99999904',
    letter: 'B',
    colour: '#8a5a22',
    href: '/bespoke',
    pages: ['/bespoke'],
    summary: 'Joinery, staircases and fire doors',
    blurb:
      'Staircases, kitchens and heritage windows made and fitted by our own joiners; 30- and 60-minute fire doors, designed here and made by our partner in the Philippines.',
    appointed: {menu: 3, does: 'fit out'},
    part: 'makes its joinery',
    city: {x: 59, y: 63.6},
    picture: 'handrail',
    programme: {from: 4, to: 6, label: 'stages 4 to 6'},
    hires: {
      code: 'BES',
      picture: {name: 'bench', subject: 'The bench'},
    },
  },
  {
    id: 'facilities',
    ...named('Facilities'),
    number: '99999905',
    letter: 'F',
    colour: '#1f5c4d',
    href: '/home',
    footerHref: '/facilities-management',
    pages: ['/services', '/home', '/facilities-management'],
    summary: 'Security, cleaning and maintenance',
    blurb:
      'Security, cleaning, maintenance and emergency response, day and night, whether or not we built the building.',
    appointed: {menu: 2, does: 'look after'},
    part: 'looks after it',
    city: {x: 84.4, y: 57.5},
    picture: 'facilities',
    programme: {from: 6, to: 7, label: 'stages 6 and 7'},
    services: {
      folder: 'services',
      list: '/services',
      lead: 'Our services for buildings in use, across the UK: what each one covers, and when.',
    },
    hires: {
      code: 'FAC',
      picture: {name: 'facilities', subject: 'Office building in section'},
    },
  },
  {
    id: 'recruitment',
    ...named('Recruitment'),
    number: '99999906',
    letter: 'R',
    colour: '#6a3b5b',
    href: '/careers',
    footerHref: '/recruitment',
    pages: ['/services/security-training'],
    answersFor: ['/careers', '/recruitment'],
    summary: 'Hiring and security training',
    blurb:
      'Hiring for every company in the group, from cleaners to site managers, plus security training.',
    part: 'finds the people',
    city: {x: 54.1, y: 29.4},
    picture: 'application',
    programme: {from: 0, to: 7, label: 'people for every stage'},
  },
];

/** The companies of today. */
export const companies: readonly Company[] = list.filter(({until}) => until === undefined);

/** The group and its companies: every legal company of today. */
export const entities: readonly Entity[] = [group, ...companies];

/** The companies of any day. */
export const everyCompany = list;

/** The group and the companies of any day. */
export const everyEntity: readonly Entity[] = [group, ...list];

/** The companies that clients appoint. */
export const appointed = companies.filter((company) => company.appointed !== undefined);

/** Ids of the companies that hire, in the order of lists of openings. */
export const hiring: readonly string[] = companies.flatMap(({id, hires}) => (hires ? id : []));

/** Companies with a folder of services, in the order of the header's menu. */
export const withServices = companies
  .flatMap(({services, ...company}) => (services ? {...company, services} : []))
  .sort((one, other) => (one.appointed?.menu ?? 0) - (other.appointed?.menu ?? 0));

/**
 * Returns a company, also one that has left. An id without an entry, which only a closed edition
 * may contain, gets its own word as its name: the build reports it everywhere else.
 */
export function companyOf(id: string): Company {
  const named = {name: id, shortName: id, legalName: id, number: '', href: '/', pages: []};
  const texts = {letter: '', colour: '', summary: '', blurb: '', part: ''};
  const programme = {from: 0, to: 0, label: ''};
  return (
    list.find((company) => company.id === id) ?? {
      ...named,
      ...texts,
      id,
      picture: previewPicture,
      programme,
    }
  );
}

/** Returns a company or the group by its id. */
export function entityOf(id: string): Entity {
  return id === group.id ? group : companyOf(id);
}

/** Where the group works, as words after "buildings". Example: `'across the UK'`. */
export const area = 'across the UK';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Writes a count in words. Example: `five`. */
export const inWords = (count: number) => NUMBERS[count] ?? String(count);
const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const others = companies.length - appointed.length;
const everyAppointed = appointed.length === 2 ? 'both' : `all ${inWords(appointed.length)}`;
const work = new Intl.ListFormat('en-GB').format(
  appointed.flatMap((company) => company.appointed?.does ?? []),
);

/** Words that count the companies. */
export const companyWords = {
  /** Example: `five`. */
  count: inWords(companies.length),
  /** Example: `Five`. */
  Count: atStart(inWords(companies.length)),
  /** Example: `six`, with the group itself. */
  countWithGroup: inWords(entities.length),
  /** Example: `all four`. */
  everyAppointed,
  /** Example: `Four companies, and one that staffs them`. */
  heading:
    `${atStart(inWords(appointed.length))} companies` +
    (others === 0 ? '' : `, and ${inWords(others)} that ${others === 1 ? 'staffs' : 'staff'} them`),
  /** What the group does, in a sentence. */
  sentence:
    (appointed.length < 2 ? 'We' : `${atStart(inWords(appointed.length))} companies that`) +
    ` ${work} buildings ${area}` +
    (others === 0
      ? '.'
      : `, and ${inWords(others)} that ${others === 1 ? 'recruits' : 'recruit'} for ${everyAppointed}.`),
};

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
