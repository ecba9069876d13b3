import type {Opening} from '../../src/shared/openings/schema';

const TITLES =
  'Security Officer, Mobile Patrol Officer, Commercial Cleaning Operative, Cleaning Supervisor, Property Maintenance Technician, Emergency Response Coordinator, Bench Joiner, Fire Door Installer, Heritage Sash Window Restorer, Site Manager, Quantity Surveyor, Fit-out Project Manager'.split(
    ', ',
  );
const TURNS = 'Days Nights Weekends Trainee Senior Relief Lead Evenings'.split(' ');
const TOWNS =
  'Tilbury Leeds Manchester Birmingham Bath London Bristol Sheffield Liverpool Nottingham Leicester Coventry Cardiff Glasgow Edinburgh Newcastle Southampton Portsmouth Plymouth Derby Norwich Oxford Cambridge Exeter York Carlisle Durham Preston Swindon Reading'.split(
    ' ',
  );
const COMPANIES = [
  {company: 'facilities', prefix: 'FAC'},
  {company: 'bespoke', prefix: 'BES'},
  {company: 'construction', prefix: 'CON'},
] as const;
const SYLLABLES =
  'ba be bo ca ce co da de do fa fer gan hal in jo ker la lo mar men nor on pa per ra rin sa sol tan ter ven win'.split(
    ' ',
  );
/** Distinct words of the invented adverts: about what 10,000 real ones would hold. */
const VOCABULARY = 12_000;

/** The same numbers from 0 to 1 at each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Word number `rank` of an invented language; the frequent ones are short, as in a real one. */
function word(rank: number): string {
  const more = Math.floor(rank / SYLLABLES.length);
  return (SYLLABLES[rank % SYLLABLES.length] ?? '') + (more > 0 ? word(more) : '');
}

/** Openings as long and as varied as real ones. The same each time. */
export function inventedOpenings(count: number): Opening[] {
  const next = numbers(20_261_120);
  const pick = (items: readonly string[]) => items[Math.floor(next() * items.length)] ?? '';
  const sentence = (length: number) =>
    Array.from({length}, () => word(Math.floor(VOCABULARY ** next()))).join(' ');
  return Array.from({length: count}, (_, place): Opening => {
    const {company, prefix} = COMPANIES[Math.floor(next() * 3)] ?? COMPANIES[0];
    const number = String(place).padStart(5, '0');
    return {
      id: place + 1,
      slug: `opening-${number}`,
      title: `${pick(TITLES)}, ${pick(TURNS)}`,
      location: {town: pick(TOWNS), region: `${pick(TOWNS)} area`},
      type: next() < 0.7 ? 'Full-time' : 'Part-time',
      company,
      description: sentence(15),
      requirements: Array.from({length: 5}, () => sentence(13)),
      hours: '40 hours a week, Monday to Friday',
      flexibility: sentence(8),
      contract: 'Permanent',
      pay: {from: 14.2, to: 14.8, unit: 'hour'},
      posted: '2026-11-02',
      closes: '2099-12-31T17:00',
      closesAt: '2099-12-31T17:00:00.000Z',
      reference: `${prefix}-26-${number}`,
      contact: {role: 'Contract manager', email: 'careers@example.com', phone: '01632 960000'},
    };
  });
}

/** What visitors type: words of a title, a place, a beginning, mistakes, a reference. */
export const QUERIES = [
  'security officer nights leeds',
  'joiner',
  'securty offcier',
  'fit-out manager london',
  'part time cleaner bristol',
  'FAC-26-00412',
];
