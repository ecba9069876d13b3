import type {Opening} from '@site/src/shared/openings/schema';
import {isClosed} from '@site/src/shared/openings/opening';
import {titleSlug} from '@site/src/shared/title-slug';
import {alphabetically} from '@site/src/shared/openings/words';

/** A choice of the position field (specification 3): a title, and the openings with that title. */
export interface Position {
  /** The value that is sent. Example: `'bench-joiner'`. */
  readonly id: string;
  readonly title: string;
  /** At least one. */
  readonly openings: readonly Opening[];
}

export function positionsOf(openings: readonly Opening[]): Position[] {
  const byId = new Map<string, Opening[]>();
  for (const opening of openings) {
    const id = titleSlug(opening.title);
    byId.set(id, [...(byId.get(id) ?? []), opening]);
  }
  return [...byId]
    .map(([id, same]) => ({id, title: same[0]?.title ?? id, openings: same}))
    .sort((one, other) => alphabetically(one.title, other.title));
}

/** Returns the position with this id; `undefined` for anything else that a link may contain. */
export function positionOf(positions: readonly Position[], id: string): Position | undefined {
  return positions.find((position) => position.id === id);
}

/** Whether any opening of the position is still open. @param now milliseconds since 1970 */
export function isOpen({openings}: Position, now: number): boolean {
  return openings.some(({closesAt}) => !isClosed(closesAt, now));
}

/**
 * Reads the position of `?position=<id>` (decisions).
 *
 * @returns its id, empty if there is none, and whether the link names one that is not offered
 */
export function requestedPosition(search: string, positions: readonly Position[]) {
  const asked = new URLSearchParams(search).get('position') ?? '';
  const id = positionOf(positions, asked)?.id ?? '';
  return {id, unknown: asked !== '' && id === ''};
}
