import type {Opening, OpeningTeaser} from './schema';

const MOST = 3;

/**
 * Other openings that somebody may look at next, the most alike first: of the same company, then of
 * the same type, then in the same region; of equals the one that closes first.
 *
 * @param opening itself never among the answers
 * @param open those that take applications
 */
export function similarOpenings(opening: Opening, open: readonly Opening[]): OpeningTeaser[] {
  return open
    .filter(({id}) => id !== opening.id)
    .sort(
      (one, other) =>
        likeness(other, opening) - likeness(one, opening) ||
        one.closesAt.localeCompare(other.closesAt) ||
        one.id - other.id,
    )
    .slice(0, MOST)
    .map(teaserOf);
}

function likeness(one: Opening, other: Opening): number {
  return (
    (one.company === other.company ? 4 : 0) +
    (one.type === other.type ? 2 : 0) +
    (one.location.region === other.location.region ? 1 : 0)
  );
}

function teaserOf(opening: Opening): OpeningTeaser {
  const {slug, title, location, type, company, pay, closes, closesAt} = opening;
  return {slug, title, location, type, company, ...(pay && {pay}), closes, closesAt};
}
