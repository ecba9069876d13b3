import {diffChars} from 'diff';

/**
 * Returns the candidate most similar to a misspelt word, to suggest it as a correction. Returns
 * `undefined` if no candidate shares more than two thirds of the characters. Capitals make no difference.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const scored = candidates.map((candidate) => {
    const shared = diffChars(written.toLowerCase(), candidate.toLowerCase())
      .filter(({added, removed}) => !added && !removed)
      .reduce((sum, {value}) => sum + value.length, 0);
    return {candidate, score: (2 * shared) / (written.length + candidate.length)};
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best !== undefined && best.score > 2 / 3 ? best.candidate : undefined;
}
