import * as fc from 'fast-check';

/**
 * Name of the `window` property that is set if a hostile text runs as a script. Browser tests check
 * it.
 */
export const TRACE = '__ran';

const RUN = `window.${TRACE}=1`;

/** Texts that someone may type, send, store or put into an address, out of malice or by mistake. */
export const hostileTexts: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `"><img src=x onerror="${RUN}">`,
  `'><svg onload=${RUN}>`,
  `" autofocus onfocus="${RUN}`,
  `javascript:${RUN}`,
  ` java\tscript:${RUN}//`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `'-(${RUN})-'`,
  `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;">`,
  '<!-- ',
  ']]>',
  '&lt;b&gt;&#0;',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\u202Efdp.exe',
  '\u2066\u200B\uFEFF',
  '\u2028\u2029',
  'A\r\nBcc: x@evil.example\r\n\r\n<b>',
  'A%0d%0aSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '[object Object]',
  'undefined',
  '../../../../etc/passwd',
  '..\\..\\secret',
  '%2e%2e%2f%2e%2e%2f.env',
  '..%252f.env',
  '..%c0%af.env',
  '%',
  '%E0%A4%A',
  '%00',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '@evil.example',
  "'; DROP TABLE openings; --",
  '=HYPERLINK("https://evil.example")',
  '[x](javascript:alert(1))',
  '#main?q=%3Cb%3E&q=2',
  '"\'`\\',
  '(?=(a+)+$',
  '*[id="',
  '-'.repeat(70),
  '𝕱 👩‍👩‍👧 Z͑̓ͫ a͂ \u05e9\u05dc\u05d5\u05dd \u0639\u0631\u0628',
];

/**
 * Generates one of these texts, alone or within other text, or arbitrary text with lone surrogates.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc
    .tuple(fc.string({unit: 'binary', maxLength: 20}), fc.constantFrom(...hostileTexts))
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...hostileTexts), {maxLength: 4}).map((parts) => parts.join('')),
  fc.string({unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)), maxLength: 200}),
);
