/** A class: block, block__element, block--modifier or block__element--modifier. */
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
    // The cascade layers of main.css decide who wins; !important would turn their order round.
    'declaration-no-important': true,
    // src/platform/page-styles/site-sheet.ts replaces these two of main.css.
    'at-rule-no-unknown': [true, {ignoreAtRules: ['sheets', 'picture-rules']}],
    // A colour that is written here cannot be changed with the brand: name it in css/tokens.css.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    // Safari on phones knows this one by its prefixed name only.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['text-size-adjust']}],
    // Order by meaning: the state of a part stands with the part, not sorted by weight. The
    // layers keep the weights of different files apart.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
    {
      // Paper has no theme: black on white, whatever the tokens say on screen.
      files: ['**/css/print.css'],
      rules: {'color-no-hex': null},
    },
  ],
};
