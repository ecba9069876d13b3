import {companyOf} from '../companies/companies';
import {brand} from '../brand/brand';
import type {PictureName} from '../pictures/catalogue';

/** Id of a tab, as it appears in the address (specification, section 4). Example: `'usa'`. */
type CountryId = 'philippines' | 'usa' | 'saudi';

/** A picture and its caption. */
interface Figure {
  readonly picture: PictureName;
  /** What it shows. A model is no finished job. Example: `'Joinery workshop'`. */
  readonly subject: string;
}

/** A title with a sentence or two. Example: `{title: 'Design review', text: '…'}`. */
interface Point {
  readonly title: string;
  readonly text: string;
}

/** Content of one tab. */
export interface Country {
  readonly id: CountryId;
  /** Label of the tab. Example: `'USA'`. */
  readonly label: string;
  /** Example: `'A workshop in the Philippines'`. */
  readonly heading: string;
  /**
   * The work in this country in one line, for the home page. Example: `'Retail fit-outs in three
   * cities.'`.
   */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Heading of the points. Example: `'Five consultancy services'`. */
  readonly pointsHeading: string;
  readonly points: readonly Point[];
  readonly figures: readonly Figure[];
  /** False once every sentence and picture is true of your work there. */
  readonly example?: boolean;
}

/** A place on the locator map where we work abroad, with a project page or the tab about the work. */
export type Place = Position &
  (
    | {
        /** Address of the project page. Example: `'/projects/riyadh-hotel-development'`. */
        readonly project: string;
      }
    | {
        /** Example: `'A ground-up building on a hillside'`. */
        readonly work: string;
        readonly tab: CountryId;
      }
  );

interface Position {
  /** Example: `'Riyadh'`. */
  readonly name: string;
  /** Example: `'Saudi Arabia'`. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA time zone. Example: `'Asia/Riyadh'`. */
  readonly timeZone: string;
  /** Standard-time offset from UTC in hours; negative when behind. Example: `3`. */
  readonly hoursAhead: number;
}

/** The international projects page (specification, section 2). */
export interface International {
  /** Picture at the top of the page. */
  readonly hero: Figure;
  /** Picture of the section on the home page. */
  readonly home: Figure;
  /** Tab shown when the address names none. Example: `'philippines'`. */
  readonly defaultCountry: CountryId;
  /** The tabs, in order. */
  readonly countries: readonly Country[];
  /** Sorted from nearest to farthest. */
  readonly places: readonly Place[];
}

/** Work abroad: three tabs and the places on the map. */
export const international: International = {
  hero: {
    picture: 'projects',
    subject: 'Four buildings on a relief map of the world',
  },
  home: {picture: 'manila', subject: 'Office complex, Manila'},
  defaultCountry: 'philippines',
  countries: [
    {
      id: 'philippines',
      label: 'Philippines',
      heading: 'Windows and doors from the Philippines',
      summary:
        'Windows and fire-rated doors from our partner’s manufacturing facility in the Far East.',
      paragraphs: [
        `A manufacturing facility in the Far East makes bespoke windows and fire-rated doors for ${companyOf('bespoke').name}. It belongs to our partner in the Philippines, which works to drawings issued in ${brand.address.town}; our own inspectors pass or reject each batch.`,
        'Each order starts with one finished sample, which we inspect before the rest is cut. Fire-rated doors are made only as complete, tested assemblies, in 30-minute and 60-minute ratings, and come with their certificates.',
        'We also buy materials across Asia: hardwoods, stone, hardware and glass. We visit suppliers, ask for documents that show the species and origin of timber, and check working conditions as our modern slavery statement describes.',
      ],
      pointsHeading: 'Products and materials',
      points: [
        {
          title: 'Bespoke windows',
          text: 'Sash, casement and fixed windows, made to sizes and sections measured on the building, glazed and finished before they are packed.',
        },
        {
          title: 'Fire-rated doors',
          text: 'Leaf, frame, seals and ironmongery, assembled and labelled together. Each door has a number that identifies its test report.',
        },
        {
          title: 'Asian materials sourcing',
          text: 'Timber, stone, hardware and glass, compared on quality, price, carbon and shipping time, with import duty shown before you order.',
        },
      ],
      figures: [
        {
          picture: 'factory',
          subject: 'Workshop with part of its roof removed',
        },
        {
          picture: 'sashsill',
          subject: 'Lower half of a box sash window, and two offcuts',
        },
      ],
    },
    {
      id: 'usa',
      label: 'USA',
      heading: 'Shops, a new building and joinery for hotels in the USA',
      summary: 'Retail fit-outs, and a ground-up building in Los Angeles.',
      paragraphs: [
        'Our project team in the USA fits out shops for clients who know us from Britain. Licensed local contractors do the building work. We manage the drawings, the joinery and the programme, and deal with the landlord.',
        'In Los Angeles we’re managing the ground-up construction of a low building on a hillside. The design team works in the same time zone as the site.',
        'For a hotel group in California and Nevada we supply windows and fire doors, made to the size of each opening and tested to the standard that the local authority accepts.',
      ],
      pointsHeading: 'Our work in the USA',
      points: [
        {
          title: 'Retail fit-outs',
          text: 'Shopfronts, joinery and interiors, made, then packed room by room, so a crew of six can install them at night.',
        },
        {
          title: 'A Los Angeles ground-up build',
          text: 'Site, structure, envelope and interiors under one project manager. The programme has a date for every inspection.',
        },
        {
          title: 'Windows and fire doors for hotels',
          text: 'Replacement windows and fire doors for hotels in California and Nevada, fitted one floor at a time so that the rest of the hotel stays open.',
        },
      ],
      figures: [
        {picture: 'hotelusa', subject: 'Hillside building, Los Angeles'},
        {picture: 'newyork', subject: 'Corner building with a shop, New York'},
      ],
    },
    {
      id: 'saudi',
      label: 'Saudi Arabia',
      heading: 'Construction consultancy in Saudi Arabia',
      summary: 'Construction consultancy, from feasibility to certification.',
      paragraphs: [
        'In Saudi Arabia we advise; we don’t build. Owners, developers and their lenders ask us to review a project before they commit, and to keep reviewing it until it opens.',
        'Our consultants work with a locally licensed engineering office. Reports are short, in English and Arabic, and end with a recommendation.',
      ],
      pointsHeading: 'Five consultancy services',
      points: [
        {
          title: 'Feasibility and strategic planning',
          text: 'We test site, demand, cost and programme together. Page one of our report names the three assumptions that matter most.',
        },
        {
          title: 'Design review',
          text: 'People who build for a living check the drawings for coordination, buildability, shade, maintenance access and anything left out.',
        },
        {
          title: 'Construction methodology',
          text: 'We plan the sequence, cranes, off-site work and summer working hours before you invite tenders.',
        },
        {
          title: 'Quality assurance',
          text: 'Inspection plans, samples and hold points, with a record of each visit issued within two working days.',
        },
        {
          title: 'Sustainability and certification support',
          text: 'We set targets early, collect evidence as the work goes on, and help with the certification scheme you’ve chosen.',
        },
      ],
      figures: [
        {picture: 'riyadh', subject: 'Courtyard hotel, Riyadh'},
        {
          picture: 'shade',
          subject: 'The same hotel from above, in the shade of late afternoon',
        },
      ],
    },
  ],
  places: [
    {
      name: 'Riyadh',
      country: 'Saudi Arabia',
      latitude: 24.71,
      longitude: 46.68,
      timeZone: 'Asia/Riyadh',
      hoursAhead: 3,
      project: '/projects/riyadh-hotel-development',
    },
    {
      name: 'New York',
      country: 'USA',
      latitude: 40.71,
      longitude: -74.01,
      timeZone: 'America/New_York',
      hoursAhead: -5,
      project: '/projects/new-york-retail-expansion',
    },
    {
      name: 'Los Angeles',
      country: 'USA',
      latitude: 34.05,
      longitude: -118.24,
      timeZone: 'America/Los_Angeles',
      hoursAhead: -8,
      work: 'A ground-up building on a hillside',
      tab: 'usa',
    },
    {
      name: 'Manila',
      country: 'Philippines',
      latitude: 14.6,
      longitude: 120.98,
      timeZone: 'Asia/Manila',
      hoursAhead: 8,
      project: '/projects/manila-office-complex',
    },
  ],
};
