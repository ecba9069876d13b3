import {partsOf, stemOf} from './words';

/** Words that are ignored in a query. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a about all an and any are as at be by can company could did do does firm for from get had has have how i if in is it its make making many may me my need near of on or our please s should so some someone somebody than that the their them there they this to up us want was we what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/**
 * Synonyms as they are spelt, one group on each line: the trade's name and other names. A name may be
 * on several lines, and stands for all words with the same stem. Names on a line that begins with
 * `emergency` also show the emergency card.
 */
const SPELT = [
  // Emergencies
  'emergency, alarm, fire, smoke, locked out, burst, burst pipe, burst water pipe, flood, leak, power cut, blackout, break in, broke in, broken into, burglary, intruder, storm damage, smashed, smell of gas, gas leak, emergency number, emergency line',
  'leak, burst, burst pipe, flood, drip, dripping, overflow',
  'power cut, loss of power, blackout, no electricity, no power',
  'break in, broke in, broken into, burglar, burglary, burgled, vandalism, intruder',
  'locked out, lost key, keyholding',
  'alarm response, alarm going off, alarm ringing',
  'call out, callout, attendance',
  'emergency, board up, broken glass, broken window, smashed window',
  'ceiling leak, water through ceiling, water coming, emergency, leak',
  'day and night, 24 hours, 24/7, 24hr, round the clock, out of hours, after hours',
  // Cleaning
  'cleaning, janitor, caretaker, housekeeping, hoovering, vacuuming, mopping, sweeping, dusting, hygiene',
  'washroom, toilet, lavatory, restroom, loo',
  'bins, rubbish, refuse, waste, recycling, skip, trash, landfill',
  // Security
  'security, guard, security officer, watchman, doorman, bouncer, door supervisor, door staff, steward',
  'patrol, night watch, rounds',
  'keyholding, key holding',
  'reception, concierge, front desk, receptionist',
  'cctv, camera, surveillance',
  'sia, licence, badge',
  'training, course, qualification, certificate, class, lessons, learn',
  // Maintenance
  'maintenance, repair, fix, mend, handyman, odd jobs, broken, faulty, caretaker, maintain',
  'maintenance, repair, plumber, electrician, electrics, wiring, boiler, heating, radiator, tap, drain, gutter, roof, locksmith, light bulb',
  'boiler, heating, radiator, hot water',
  'plumbing, drain, pipe, tap, blocked',
  'electrician, electrical, electrics, wiring, lights, sockets',
  'air conditioning, aircon, ventilation, cooling',
  'statutory inspection, legionella, water hygiene, lift, asbestos, pressure system',
  'lift, elevator',
  'pest, mice, rats, vermin',
  // Facilities
  'fm, facilities management, building services, outsourcing, facility, run our building, look after building',
  'm&e, mechanical and electrical, electrical and mechanical',
  // Joinery
  'joinery, carpentry, woodwork',
  'joiner, carpenter, cabinetmaker, woodworker, bench joiner',
  'bespoke, made to measure, custom, handmade, handcrafted, tailor made, purpose made',
  'furniture, bookcase, shelves, table, desk, cupboard, cabinet, chair, bench, counter',
  'wardrobe, closet, cupboard',
  'staircase, stairs, balustrade, banister, handrail',
  'fire door, firedoor, fire rated door, fire resisting door, fire proof door, fireproof door, fd30, fd60',
  'sash window, casement, heritage window, wooden window, timber window, old window, period window',
  'heritage, conservation, historic',
  // Design
  'design, architect, architecture, architectural, building design, draughtsman, drawings, plans, blueprint',
  'interior design, interiors, decor, space planning',
  '3d, visualisation, render, bim',
  'planning permission, planning consent, planning application',
  // Construction
  'construction, builder, building work, building contractor, main contractor',
  'commercial building, warehouse, factory, office block, office building, new build, school, industrial unit, shed',
  'renovation, refurbishment, refurbish, modernise, upgrade, conversion, alteration, makeover, redecorate, decorating, decorator, painting, retrofit, remodel',
  'listed building, historic building, heritage building',
  'fit out, fitout, shopfitting, shop fitting, fitting out, partition, ceiling, interior works',
  'quantity surveyor, quantity surveying, qs, cost plan, cost planning, bill of quantities, building cost, construction cost, cost of building, cost of project, estimator',
  'design and build, turnkey, single contract, one contract, one contractor',
  'construction project management, site management, supervision, supervise, oversee, programme',
  'retail, shop, store, shopfront',
  'usa, america, american, united states, new york, los angeles',
  'saudi arabia, riyadh, middle east, gulf',
  'philippines, manila, asia, far east',
  'abroad, overseas, international, foreign, worldwide, global',
  'project, case study, portfolio, previous work, past work, examples of work, reference project',
  'relocation, office move, moving office, moving, removal',
  'fitter, installer, fixer',
  // The group
  'headquarters, head office, hq, office address, address of your office, visit or call',
  'telephone, phone, ring, call, phone number, telephone number, contact number, contact details, contact us, visit or call',
  'email, e-mail, mail, write to us, contact us, send a message, message, get in touch, enquiry, inquiry',
  'address, located, location, directions, map, based, headquarters, parking',
  'opening hours, opening times, closing time, business hours',
  'parking, car park, visitors spaces',
  'quote, quotation, price, estimate, tender',
  'complain, complaint, unhappy, dissatisfied, not satisfied',
  'complain, complaint, send a message, contact us',
  'registered, registration number, registered number, company number, vat number, vat registration, registered office, incorporated',
  'owner, owned, shareholder, directors, board, who owns',
  'history, founded, established, story, background',
  'staff, employees, people work, people, workforce, headcount, team, personnel',
  'chief executive, ceo, boss, managing director, leadership',
  'supplier, subcontractor, sub contractor, vendor, contractor',
  'bid pack, tender, tendering, procurement, prequalification, framework',
  'hr, human resources, personnel',
  'accreditation, certification, certified, iso 9001, iso 14001, iso 45001, iso',
  'testimonial, review, what our clients say, customers say',
  // Rules
  'whistleblowing, speak up, wrongdoing, malpractice, report anonymously, blow the whistle, raise a concern',
  'concern, report, worried',
  'health and safety, h&s, hse, ppe, protective, hard hat, safety boots, hi vis, working at height',
  'lone working, working alone',
  'accident, injury, incident, riddor, injured, hurt',
  'data protection, gdpr, personal data, personal information, my data, my information, ico, subject access request, sar',
  'subject access request, sar, copy of your data, see my data',
  'erase, erasure, delete, remove, forget, forgotten',
  'bribe, bribery, corruption, kickback, backhander, corrupt, fraud',
  'gift, hospitality, present, freebie, entertainment',
  'limit, threshold, maximum, how big, how much, above',
  'modern slavery, slavery, trafficking, forced labour, child labour, exploitation, sweatshop',
  'carbon, emissions, greenhouse, net zero, carbon footprint, climate, co2',
  'environmental, environment, green, eco, sustainability, sustainable, pollution, climate, recycling',
  'corporate social responsibility, csr, charity, charitable, community, volunteering, volunteer, donation, giving, social value',
  'quality, iso 9001, standards, workmanship, snagging, defects',
  'illegal, legally',
  'responsible, responsibilities, answerable, answers for',
  'retention, how long we keep it, kept for',
  'payment terms, payment days, invoices, paid',
  'discrimination, harassment, bullying, racism, sexism, prejudice',
  'equality, diversity, equal opportunities, inclusion, inclusive, edi, fairness, gender, disability',
  'accessibility, screen reader, large print, disabled, disability, keyboard, blind, deaf, contrast, zoom, wcag, voice over',
  'terms of service, terms and conditions, conditions of use, terms of use, copyright, using the website, disclaimer, use of this site, t&c',
  'privacy, cookie, tracking, analytics',
  'candidate, applicant, application, job applicant, unsuccessful',
  'criminal record, dbs, background check, vetting',
  'right to work, visa',
  'family leave, maternity, paternity',
  // Work with us
  'cv, resume, curriculum vitae',
  'application form, apply, upload, send cv',
  'careers, vacancy, current openings, job, hiring, recruitment, employment, recruiting',
  'pay, salary, wage, earn, rate of pay',
  'holiday, annual leave',
  'apprenticeship, trainee',
  'cost, fee, price, budget',
].map((line) => line.split(', ').map((name) => partsOf(name).map(({folded}) => folded)));

const SYNONYMS = SPELT.map((names) => names.map(stemsOf));

/** Words that visitors use to search for jobs. */
const JOB_WORDS = new Set(
  'apprentice apprenticeship career employment hiring job pay position recruitment salary shift trainee vacancy wage'
    .split(' ')
    .map(stemOf),
);

/** Stems of words, without fillers. Names are compared by their stems. */
function stemsOf(words: readonly string[]): readonly string[] {
  return words.filter((word) => !FILLERS.has(word)).map(stemOf);
}

/** Names by their first word, the longest first. */
const NAMES = new Map<string, {readonly name: readonly string[]; readonly thing: number}[]>();
SYNONYMS.forEach((names, thing) =>
  names.forEach((name) => {
    const [first = ''] = name;
    const known = NAMES.get(first) ?? [];
    NAMES.set(
      first,
      [...known, {name, thing}].sort((one, other) => other.name.length - one.name.length),
    );
  }),
);

/** Words of the synonyms. The texts may lack them, but a query may contain them. */
export const NAME_WORDS: readonly string[] = [...new Set(SPELT.flat(2))];

/** Index token for a group of synonyms. No word can begin with `=`. */
function tokenOf(thing: number): string {
  return `=${thing}`;
}

/** Stems to highlight for an index term: the stem itself or, for a token, its one-word names. */
export function stemsOfToken(token: string): readonly string[] {
  if (!token.startsWith('=')) return [token];
  const names = SYNONYMS[Number(token.slice(1))] ?? [];
  return names.filter(({length}) => length === 1).flat();
}

function namesAt(stems: readonly string[], at: number) {
  return (NAMES.get(stems[at] ?? '') ?? []).filter(({name}) =>
    name.every((stem, place) => stems[at + place] === stem),
  );
}

/** Returns the tokens of the names in a text. They are indexed in addition to its words. */
export function tokensIn(words: readonly string[]): string[] {
  const stems = stemsOf(words);
  return stems.flatMap((_, at) => namesAt(stems, at).map(({thing}) => tokenOf(thing)));
}

/** One term of a query. */
export interface QueryTerm {
  /** Stems of the typed words. */
  readonly stems: readonly string[];
  /** Index tokens of the term's synonyms. */
  readonly tokens: readonly string[];
}

/** Maximum words in a query, so that a page of text pasted by mistake doesn't block the browser. */
const MAX_QUERY_WORDS = 8;

/**
 * Splits a query into terms. Of two names that begin with the same words, the longer one is used.
 * Fillers are used only if there are no other words.
 *
 * @param words without accents and in lower case
 * @param corrected replaces a misspelt stem
 */
export function queryTerms(
  words: readonly string[],
  corrected: (stem: string) => string = (stem) => stem,
): QueryTerm[] {
  const each = [...new Set(words)];
  const significant = stemsOf(each);
  const stems = (significant.length > 0 ? significant : each.map(stemOf))
    .slice(0, MAX_QUERY_WORDS)
    .map(corrected);
  const asked: QueryTerm[] = [];
  for (let at = 0; at < stems.length;) {
    const named = namesAt(stems, at);
    const length = named[0]?.name.length ?? 1;
    const longest = named.filter(({name}) => name.length === length);
    asked.push({
      stems: stems.slice(at, at + length),
      tokens: [...new Set(longest.map(({thing}) => tokenOf(thing)))],
    });
    at += length;
  }
  return asked;
}

/** Words for a kind of page, which say little about its subject. */
const KINDS = new Set(
  'code form guide information page policy report service statement notice'.split(' ').map(stemOf),
);

/** Whether a term only names a kind of page. */
export function isKind({stems}: QueryTerm): boolean {
  return stems.every((stem) => KINDS.has(stem));
}

/** Whether the query is a search for jobs. */
export function isJobQuery(asked: readonly QueryTerm[]): boolean {
  return asked.some(({stems}) => stems.some((stem) => JOB_WORDS.has(stem)));
}

const EMERGENCY = stemOf('emergency');

/** Whether a query names an emergency. Queries about jobs never do. */
export function isEmergencyQuery(query: string): boolean {
  const asked = queryTerms(partsOf(query).map(({folded}) => folded));
  const isEmergency = (token: string) => SYNONYMS[Number(token.slice(1))]?.[0]?.[0] === EMERGENCY;
  return !isJobQuery(asked) && asked.some(({tokens}) => tokens.some(isEmergency));
}
