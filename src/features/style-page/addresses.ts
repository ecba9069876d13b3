/** Where the style page stands, for whoever has it. */
export const STYLE_PATH = '/style';

/**
 * Page families whose content belongs to editors, shown below the style page with examples: what
 * HR or compliance writes must not change how the design is tested.
 */
export const exampleFamilies = [
  'careers',
  'opening',
  'application',
  'policy',
  'policy-superseded',
  'service',
  'project',
] as const;

export type ExampleFamily = (typeof exampleFamilies)[number];

/** A comparison of two editions. */
export const EXAMPLE_COMPARISON = `${STYLE_PATH}/comparison`;
