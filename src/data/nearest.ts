import {diffChars} from 'diff';

/**
 * Returns the candidate most similar to a misspelt word, to suggest it as a correction. Capitals make
 * no difference.
 *
 * @param above share of the characters that the two must have in common
 * @returns undefined if no candidate is that similar
 */
export function nearest(
  written: string,
  candidates: readonly string[],
  above = 2 / 3,
): string | undefined {
  const scored = candidates.map((candidate) => {
    const shared = diffChars(written.toLowerCase(), candidate.toLowerCase())
      .filter(({added, removed}) => !added && !removed)
      .reduce((sum, {value}) => sum + value.length, 0);
    return {candidate, score: (2 * shared) / (written.length + candidate.length)};
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best !== undefined && best.score > above ? best.candidate : undefined;
}
