import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {readAdvert} from './advert';

const html = (...lines: string[]) => readAdvert(lines.join('\n')).html.replaceAll('\n', '');

describe('the text of an advert', () => {
  it('is converted to HTML', () => {
    expect(
      html('## What you will do', '', 'Plan & **check**.', '', '- Hang doors.', '- Sign.'),
    ).toBe(
      '<h2>What you will do</h2><p>Plan &#x26; <strong>check</strong>.</p><ul><li>Hang doors.</li><li>Sign.</li></ul>',
    );
    expect(html('| Shift | Pay |', '| --- | --- |', '| Night | £15 |')).toContain('<td>£15</td>');
  });

  it('replaces brand tokens in text and links', () => {
    expect(html('Ring [{brand.phone.main}](tel:{brand.tel.main}) in {brand.town}.')).toBe(
      `<p>Ring <a href="${brand.phone.main.href}">${brand.phone.main.display}</a> in ${brand.address.town}.</p>`,
    );
  });

  it('has absolute links, because it is also shown outside the site', () => {
    expect(html('[Notice](/privacy/candidates)')).toContain(`"${brand.url}/privacy/candidates"`);
    expect(html('[Licence](https://www.gov.uk/sia)')).toContain('"https://www.gov.uk/sia"');
  });

  it('has no findings when it is plain Markdown', () => {
    const text = '## One\n\n*Two*, [three](/careers)  \nfour\n\n1. Five\n\n| 6 |\n| --- |\n| 7 |\n';
    expect(readAdvert(text).findings).toEqual([]);
  });

  it.each([
    ['a component', '<Note>Read this.</Note>', 1],
    ['HTML', 'Read\n\n<b>this</b>.', 3],
    ['an import', "import Note from 'note';", 1],
    ['an export', 'Read.\n\nexport const pay = 1;', 3],
    ['an expression', 'Two and two is {2 + 2}.', 1],
    ['half a token', 'Ring {brand.phone.main today.', 1],
    ['a comparison that would be a component', 'With a<b, stop.', 1],
    ['an admonition', 'Read.\n\n:::note\n\nThis.\n\n:::', 3],
    ['a picture', 'See ![a door](door.png).', 1],
    ['a code block', 'Read.\n\n```\nthis\n```', 3],
    ['an indented code block', 'Read.\n\n    this', 3],
    ['a footnote', 'Read[^1].\n\n[^1]: This.', 1],
  ])('may not contain %s', (_, text, line) => {
    const [first] = readAdvert(text).findings;
    expect(first?.line).toBe(line);
    expect(first?.expected).toContain('plain Markdown');
  });

  it('may not repeat the page’s title', () => {
    expect(readAdvert('Read.\n\n# Bench Joiner').findings).toMatchObject([
      {line: 3, found: 'a first-level heading'},
    ]);
  });

  it.each(['door.pdf', 'http://www.example.com/', '//www.example.com', '../careers', '#pay'])(
    'may not link to %s',
    (address) => {
      expect(readAdvert(`[There](${address})`).findings).toMatchObject([
        {line: 1, found: `"${address}"`, fix: 'Write the whole address.'},
      ]);
    },
  );
});
