/** Colours of the style sheet's tokens, for files that no style sheet reaches. */
export const COLOUR = {
  page: '#fff',
  ink: '#15181c',
  quiet: '#4a4f57',
  signal: '#c2391a',
  signalOnInk: '#f0683f',
  design: '#2b4c7e',
  construction: '#4c5663',
  bespoke: '#8a5a22',
  facilities: '#1f5c4d',
  recruitment: '#6a3b5b',
} as const;
