export const STYLE_PATH = '/style';

/**
 * Pages with made-up content below the style page. Editing the real pages must not change the
 * pictures that test the design.
 */
export const exampleFamilies = [
  'careers',
  'opening',
  'application',
  'policy',
  'policy-superseded',
] as const;

export type ExampleFamily = (typeof exampleFamilies)[number];

/** Documents of a closed edition, whose text never changes. */
export const closedDocuments = {
  service: '/2025/services/emergency-response',
  project: '/2025/projects/manila-office-complex',
} as const;

/** A comparison of two editions. */
export const EXAMPLE_COMPARISON = `${STYLE_PATH}/comparison`;
