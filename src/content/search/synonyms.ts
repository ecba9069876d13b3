import {partsOf, stemOf} from './words';

/** What people call the same thing; each line a thing, each name as it is written. */
const SAME = [
  'cv, resume, curriculum vitae',
  'fm, facilities management',
  'm&e, mechanical and electrical, electrical and mechanical',
  'fire door, fd30, fd60',
  'whistleblowing, whistleblower, speak up, report a concern, raise a concern',
  'health and safety, h&s, hse',
  'data protection, gdpr, personal data',
  'bribe, gift, hospitality',
  'modern slavery, trafficking, forced labour',
  'job, vacancy, opening, position, career',
  'maintenance, repair',
  'guard, security officer',
  'headquarters, head office, hq',
  'pay, salary, wage',
  'environmental, carbon, emissions',
  'joinery, carpentry, woodwork',
  'joiner, carpenter',
  'accident, injury, incident',
  'discrimination, harassment, bullying',
  'phone, telephone, call',
  'quote, price, estimate',
  'hotline, speak-up line',
].map((line) => line.split(', ').map(stemsOf));

function stemsOf(phrase: string): readonly string[] {
  return partsOf(phrase).map(({folded}) => stemOf(folded));
}

/** A stretch of a query that has other names. */
export interface Synonym {
  /** Where it begins, and how many words of the query it takes. */
  readonly at: number;
  readonly length: number;
  /** Its other names, as stems of their words. */
  readonly others: readonly (readonly string[])[];
}

/**
 * The first stretch of a query that has other names, the longest there.
 *
 * @param words of the query, folded
 */
export function synonymIn(words: readonly string[]): Synonym | undefined {
  const stems = words.map(stemOf);
  for (let at = 0; at < stems.length; at += 1) {
    const [best] = SAME.flatMap((names) =>
      names
        .filter((name) => name.every((stem, place) => stems[at + place] === stem))
        .map((name) => ({at, length: name.length, others: names.filter((each) => each !== name)})),
    ).sort((one, other) => other.length - one.length);
    if (best) return best;
  }
  return undefined;
}
