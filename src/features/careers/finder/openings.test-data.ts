import type {Opening} from '@site/src/shared/openings/schema';

const JOINER: Opening = {
  id: 1,
  slug: 'bench-joiner',
  title: 'Bench Joiner',
  locations: [{town: 'Leeds', region: 'West Yorkshire'}],
  type: 'Full-time',
  company: 'bespoke',
  description: 'Staircases, sash windows and one-off furniture.',
  requirements: ['Able to read a drawing.'],
  hours: '40 hours a week',
  flexibility: 'Four longer days are possible.',
  contract: 'Permanent',
  posted: '2026-11-02',
  closes: '2027-01-29T17:00',
  closesAt: '2027-01-29T17:00:00.000Z',
  reference: 'BES-26-014',
  contact: {role: 'Workshop manager', email: 'jobs@group.example', phone: '01632 960000'},
};

/** An example opening for tests: a bench joiner's job, with the given changes. */
export function exampleOpening(differences: Partial<Opening> = {}): Opening {
  return {...JOINER, ...differences};
}

/** Six openings of three companies in four towns, in the order of the list. */
export const exampleOpenings: readonly Opening[] = [
  exampleOpening({
    id: 11,
    title: 'Security Officer, Nights',
    locations: [{town: 'Tilbury', region: 'Essex'}],
    company: 'facilities',
    description: 'Gatehouse and patrol at a site on the river.',
    requirements: ['Current licence for security guarding.', 'Clear written English.'],
    closes: '2026-12-11T12:00',
    closesAt: '2026-12-11T12:00:00.000Z',
    reference: 'FAC-26-041',
    licence: {scheme: 'SIA', name: 'Front-line licence for door supervision'},
  }),
  exampleOpening({
    id: 12,
    title: 'Commercial Cleaning Operative',
    locations: [{town: 'London Docklands', region: 'Greater London'}],
    type: 'Part-time',
    company: 'facilities',
    description: 'Office floors before anyone is in, cafés and canteens too.',
    requirements: ['Reliable in the early morning.'],
    reference: 'FAC-26-044',
  }),
  exampleOpening(),
  exampleOpening({
    id: 13,
    title: 'Fire Door Installer',
    locations: [{town: 'London', region: 'Greater London'}],
    description: 'Doorsets of 30 and 60 minutes, each photographed.',
    requirements: ['NVQ level 2 in joinery.'],
    reference: 'BES-26-017',
  }),
  exampleOpening({
    id: 14,
    title: 'Fit-out Project Manager',
    locations: [{town: 'London', region: 'Greater London'}],
    company: 'construction',
    description: 'Floors for tenants, and the client’s questions.',
    requirements: ['A CSCS manager’s card.'],
    reference: 'CON-26-023',
  }),
  exampleOpening({
    id: 15,
    title: 'Site Manager',
    locations: [{town: 'Leeds', region: 'West Yorkshire'}],
    company: 'construction',
    description: 'A steel frame from piling to handover.',
    requirements: ['Five years as number one on site.'],
    reference: 'CON-26-022',
  }),
];
