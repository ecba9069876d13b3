/** What went wrong with the map, as far as a visitor has to know. */
export type MapProblem = 'empty' | 'refused' | 'unavailable' | 'failed';

/** The specification's texts (sections 5 and 8), used by the panel and by the tests. */
export const mapMessages: Readonly<Record<MapProblem, string>> = {
  /** The question was answered with nothing. */
  empty: 'Please enter a valid maps API key',
  /** The provider refused the key. */
  refused: 'Invalid maps API key. Please try again.',
  /** The style did not load for another reason, which looks the same from here. */
  unavailable: 'Invalid maps API key. Please try again.',
  /** The map could not be drawn: no WebGL, our own code missing, an exception. */
  failed: 'There was an error loading the map. Please try again.',
};
