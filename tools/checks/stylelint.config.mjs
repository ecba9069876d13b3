/** A class name: block, block__element, block--modifier or block__element--modifier. */
const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
const BEM = new RegExp(`^${WORDS}(?:__${WORDS})?(?:--${WORDS})?$`);

const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-class-pattern': [
      BEM,
      {
        message: (/** @type {string} */ name) =>
          `Name "${name}" as block__element--modifier (BEM, lower case).`,
      },
    ],
    // The cascade layers of main.css decide which rule wins; !important would reverse their order.
    'declaration-no-important': true,
    // src/platform/page-styles/data-rules.ts replaces this at-rule of main.css.
    'at-rule-no-unknown': [true, {ignoreAtRules: ['data-rules']}],
    // Colours belong in css/tokens.css, so that they change with the brand.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    // Safari on phones only supports the prefixed name.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['-webkit-text-size-adjust']}],
    // Ends the page in Safari 26 and WebKitGTK 2.50 where a line has words that must not break
    // (https://bugs.webkit.org/show_bug.cgi?id=306377).
    'declaration-property-value-disallowed-list': {'/^text-wrap/': ['/pretty/']},
    // Rules are ordered by meaning, not by specificity: the states of a component follow it.
    // Between files, cascade layers decide, not specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
    {
      // Print styles use black on white instead of the tokens.
      files: ['**/css/print.css'],
      rules: {'color-no-hex': null},
    },
  ],
};
