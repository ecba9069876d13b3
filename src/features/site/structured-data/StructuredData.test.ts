import {expect, it} from 'vitest';
import {jsonLdText} from './StructuredData';

it('jsonLdText preserves the data', () => {
  const posting = {
    title: 'Café & Bar Joiner',
    description: '<p>£17.60 <em>an hour</em></p>',
    n: 1,
  };
  expect(JSON.parse(jsonLdText(posting))).toEqual(posting);
});

it.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!-- <script>',
  '<p>fine</p></script\n>',
])(
  'jsonLdText contains nothing that could end the script, even after minification: %j',
  (hostile) => {
    const text = jsonLdText({title: hostile, place: [{town: hostile}]});
    expect(text).not.toContain('<');
    const rewritten = JSON.stringify(JSON.parse(text));
    expect(rewritten).not.toMatch(/<\/?script|<!--/i);
  },
);
