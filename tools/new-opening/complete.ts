import type {Opening} from '../../src/plugins/openings/schema';
import type {Answers} from './answers';
import {nextId, nextReference} from './proposals';

/**
 * The answers with what follows from them: the next number, today as the day of publication, and
 * the next reference of the company. What was answered stays.
 *
 * @param today e.g. `'2026-11-02'`
 */
export function completed(
  {frontMatter, advert}: Answers,
  existing: readonly Opening[],
  today: string,
): Answers {
  const {id = nextId(existing), posted = today, company} = frontMatter;
  const reference =
    frontMatter.reference ??
    (company === undefined ? undefined : nextReference(existing, company, posted));
  return {advert, frontMatter: {...frontMatter, id, posted, ...(reference && {reference})}};
}
