import type {Brand} from './brand.schema';

/** The brand. To rebrand the site, edit this module: no other file names the group. */
export const brand = {
  fictional: true,
  name: 'Fenwharf Group',
  shortName: 'Fenwharf',
  prefix: 'fwg',
  url: 'https://www.fenwharf.example',
  foundedYear: 1987,
  incorporatedYear: 2009,
  legal: {
    name: 'Fenwharf Group Limited',
    number: '99999901',
    vat: 'GB 999 9990 06',
    registeredIn: 'England and Wales',
  },
  address: {
    building: 'Fenwharf House',
    street: '1 Jetty Road',
    town: 'Tilbury',
    county: 'Essex',
    postcode: 'RM18 0ZZ',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  coordinates: {latitude: 51.484, longitude: 0.471},
  phone: {
    main: {display: '01632 960140', href: 'tel:+441632960140'},
    emergency: {display: '0808 157 0140', href: 'tel:+448081570140'},
    speakUp: {display: '0808 157 0142', href: 'tel:+448081570142'},
  },
  email: {
    info: 'info@fenwharf.example',
    careers: 'careers@fenwharf.example',
    privacy: 'privacy@fenwharf.example',
    speakUp: 'speakup@fenwharf.example',
  },
  social: {
    linkedin: {label: 'LinkedIn', href: 'https://www.linkedin.com/company/fenwharfgroup'},
    instagram: {label: 'Instagram', href: 'https://www.instagram.com/fenwharfgroup'},
  },
  hours: [
    {
      fromDay: 1,
      toDay: 5,
      days: 'Monday–Friday',
      opens: '09:00',
      closes: '17:30',
      times: '9:00 AM–5:30 PM',
    },
    {fromDay: 6, toDay: 7, days: 'Saturday–Sunday', opens: null, closes: null, times: 'Closed'},
  ],
  timeZone: 'Europe/London',
  people: {
    total: 620,
    cleaning: 196,
    security: 165,
    maintenance: 95,
    construction: 70,
    joinery: 48,
    design: 22,
    recruitment: 10,
    sharedServices: 14,
  },
  figures: {example: true},
  turnover: {pounds: 58_400_000, display: '£58.4m', yearEnd: '2026-03-31'},
} satisfies Brand;
