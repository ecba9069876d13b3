import {partsOf, stemOf} from './words';

/** Words with which people ask and that tell nothing of what they ask for. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a about an and any are as at be by can do does for from get has have how i if in is it its me my near of on or our please s someone the their there they this to was we what when where which who with you your'.split(
    ' ',
  ),
);

/** What people call the same thing: each line a thing, each name as it is written. */
const THINGS = [
  // Trades and services
  'fm, facilities management',
  'm&e, mechanical and electrical, electrical and mechanical',
  'fire door, fire-rated door, fd30, fd60',
  'maintenance, repair',
  'guard, security officer, security',
  'joiner, carpenter',
  'fit out, shopfitting',
  'joinery, carpentry, woodwork',
  'fitter, installer',
  'electrician, plumber, handyman, maintenance technician',
  'boiler, heating',
  'leak, flood',
  'quote, price, estimate',
  'headquarters, head office, hq',
  'emergency number, emergency line, emergency day and night',
  'opening hours, opening times',
  'phone, telephone',
  // Rules
  'whistleblowing, whistleblower, speak up',
  'concern, report',
  'health and safety, h&s, hse',
  'lone working, lone worker, working alone',
  'accident, injury, incident, riddor',
  'data protection, gdpr',
  'subject access request, copy of your data',
  'cctv, camera',
  'bribe, bribery, corruption',
  'gift, hospitality, present',
  'modern slavery, trafficking, forced labour',
  'carbon, emissions, greenhouse',
  'illegal, illegally, legally',
  'complain, complaint',
  'responsible, responsibilities, responsibility, answerable, answers for',
  'retention, how long we keep, kept for',
  'payment terms, invoices',
  'discrimination, harassment, bullying',
  // Work with us
  'cv, resume, curriculum vitae',
  'vacancy, current openings, career',
  'pay, salary, wage',
  'holiday, annual leave',
  'apprenticeship, apprentice',
  'cost, fee, price',
  'upload, application form',
].map((line) => line.split(', ').map(wordsOfName));

function wordsOfName(name: string): readonly string[] {
  return partsOf(name)
    .map(({folded}) => folded)
    .filter((word) => !FILLERS.has(word));
}

/** A stretch of a query that has other names. */
interface Synonym {
  /** How many words of the query it takes. */
  readonly length: number;
  /** The words of its other names, without fillers. */
  readonly others: readonly (readonly string[])[];
}

/**
 * The other names of what some words begin with; of two things the one with the longer name.
 *
 * @param words folded, without fillers
 */
export function synonymAt(words: readonly string[]): Synonym | undefined {
  const isSame = (typed: string | undefined, word: string) =>
    typed !== undefined && (stemOf(typed) === stemOf(word) || typed === `${word}s`);
  const named = THINGS.flatMap((names) =>
    names
      .filter((name) => name.every((word, place) => isSame(words[place], word)))
      .map((name) => ({length: name.length, others: names.filter((each) => each !== name)})),
  );
  return named.sort((one, other) => other.length - one.length)[0];
}
