/** Splits a lead into its first sentence, for the hero, and the rest. */
export function firstSentence(lead: string): [first: string, rest: string] {
  const [{segment: first} = {segment: lead}] = new Intl.Segmenter('en-GB', {
    granularity: 'sentence',
  }).segment(lead);
  return [first.trim(), lead.slice(first.length)];
}
