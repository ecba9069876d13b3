export const STYLE_PATH = '/style';

/**
 * Pages with made-up content, at addresses under the style page. Editing the real pages must not
 * change the pictures that test the design.
 */
export const exampleFamilies = ['careers', 'opening', 'application'] as const;

export type ExampleFamily = (typeof exampleFamilies)[number];

/** Documents of a closed edition, whose text never changes. */
export const closedDocuments = {
  policy: '/2025/policies/whistleblowing',
  service: '/2025/services/emergency-response',
  project: '/2025/projects/manila-office-complex',
} as const;
