/** Address of the style page. */
export const STYLE_PATH = '/style';

/**
 * Pages with made-up content below the style page: HR and compliance write the real ones, and their
 * words must not change how the design is tested.
 */
export const exampleFamilies = [
  'careers',
  'opening',
  'application',
  'policy',
  'policy-superseded',
] as const;

export type ExampleFamily = (typeof exampleFamilies)[number];

/** A comparison of two editions. */
export const EXAMPLE_COMPARISON = `${STYLE_PATH}/comparison`;
