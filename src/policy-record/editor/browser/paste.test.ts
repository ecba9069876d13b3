import {describe, expect, it} from 'vitest';
import {pastedHtml, pastedText} from './paste';

// Names that Word, LibreOffice and Google Docs write.
// cspell:ignore msocomanchor msocom sdfootnoteanc sdfootnote cmnt MERGEFORMAT

const sign = (words: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${words}<span style='font:7.0pt'>&nbsp; </span></span><![endif]>`;

/** A list paragraph as Word writes it. */
const item = (words: string, level = 1, bullet = '·') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-add-space:\nauto;mso-list:l0 level${level} lfo1'>${sign(bullet)}${words}<o:p></o:p></p>\n`;

const markdown = (html: string) => pastedHtml(html)?.markdown;

describe('what was struck out stays out, what was inserted stays in', () => {
  it.each([
    ['del and ins', '<del>10 days</del><ins>5 days</ins>', 1],
    ['classes of Word', '<span class=msoDel>10 days</span><span class=msoIns>5 days</span>', 1],
    [
      'elements in classes',
      '<span class=msoDel><del cite="mailto:A">10 days</del></span><span class="msoIns"><ins>5 days</ins></span>',
      1,
    ],
    ['runs of one deletion', '<del>10 </del><del><b>days</b></del><ins>5 days</ins>', 1],
    ['two deletions', '<del>10</del><ins>5</ins> days<del> or so</del>', 2],
    [
      'Word on the web',
      '<span class="TextRun TrackChangeTextDeletion TrackedChange">10 days</span><span class="TrackChangeTextInsertion TrackedChange">5 days</span>',
      1,
    ],
    ['Word’s own part', '<![if supportTrackChanges]>10 days<![endif]><ins>5 days</ins>', 0],
  ])('%s', (_name, html, deletions) => {
    const pasted = pastedHtml(`<p>Closed in ${html}.</p>`);
    expect(pasted?.markdown).toBe('Closed in 5 days.');
    expect(pasted?.notice).toContain(deletions > 0 ? `${deletions} deletion` : 'kept');
    expect(pasted?.notice).toContain('1 insertion kept. Accept all changes in Word first.');
  });

  it.each([
    ['a paragraph', '<p>One.</p><p><del>Two.</del></p><p>Three.</p>', 'One.\n\nThree.'],
    [
      'several paragraphs',
      '<p>One.</p><del><p>Two.</p><p>2b</p></del><p>Three.</p>',
      'One.\n\nThree.',
    ],
    ['a list item', `${item('a')}${item('<del>b</del>')}${item('c')}`, '- a\n- c'],
    ['a row', '<table><tr><td>A</td></tr><tr><td><del>B</del></td></tr></table>', '| A |\n| - |'],
    ['a heading', '<h1><del>Old</del></h1><p>Words.</p>', 'Words.'],
  ])('%s that was deleted leaves nothing behind', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it.each([
    '<s class="x">10</s>',
    '<strike>10</strike>',
    '<span style="color:red; text-decoration: line-through">10</span>',
  ])('%s is left out as struck-out words', (html) => {
    expect(pastedHtml(`<p>Within ${html} 5 days.</p>`)).toEqual({
      markdown: 'Within 5 days.',
      notice: 'Left out: 1 struck-out passage.',
    });
  });
});

it.each([
  ['hidden text', '<span style="mso-hide:\nall">x</span><span style="display:none">x</span>', ''],
  [
    'a comment of Word',
    `<span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[A1]</a><![endif]></span>`,
    'Left out: 1 comment.',
  ],
  [
    'a footnote of Word',
    `<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>`,
    'Left out: 1 footnote.',
  ],
  [
    'a footnote of LibreOffice',
    '<a class="sdfootnoteanc" href="#sdfootnote1sym">1</a>',
    'Left out: 1 footnote.',
  ],
  [
    'a comment of Google Docs',
    '<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>',
    'Left out: 1 comment.',
  ],
  ['a field of Word', '<!--[if supportFields]><span>PAGE \\* MERGEFORMAT</span><![endif]-->', ''],
  ['a drawing', '<!--[if gte vml 1]><v:shape/><![endif]--><v:textbox>x</v:textbox><img src=x>', ''],
])('%s stays out', (_name, html, notice) => {
  const comments = `<div style='mso-element:comment-list'><p class=MsoCommentText>Why?</p></div>`;
  expect(pastedHtml(`<p>Words${html}.</p>${comments}`)).toEqual({markdown: 'Words.', notice});
});

it('raised and lowered figures stay small, and other raised letters are letters', () => {
  const google = '<span style="font-size:8pt;vertical-align:super">3</span>';
  expect(markdown(`<p>1<sup>st</sup>: 20 m<sup>2</sup>, CO<sub>2</sub>, 5 m${google}.</p>`)).toBe(
    '1st: 20 m², CO₂, 5 m³.',
  );
});

describe('lists', () => {
  it.each([
    ['two levels', item('a') + item('b', 2, 'o') + item('c'), '- a\n  - b\n- c'],
    ['a number', item('c', 1, '3.') + item('d', 1, '4.'), '3. c\n4. d'],
    ['a kind within another', item('a', 1, '1.') + item('b', 2), '1. a\n   - b'],
    ['numbered clauses are paragraphs', item('Words.', 2, '2.1'), 'Words.'],
    [
      'a numbered heading',
      `<h1 style='mso-list:l0 level1 lfo1'>${sign('1.')}Scope</h1>`,
      '## Scope',
    ],
    [
      'a typed bullet',
      '<p>•&nbsp;&nbsp; a</p><p><span>·&nbsp;</span>b</p><p>c</p>',
      '- a\n- b\n\nc',
    ],
    [
      'Google Docs',
      '<b style="font-weight:normal"><ul><li><p>a</p></li><ul><li>b</li></ul><li>c</li></ul></b>',
      '- a\n  - b\n- c',
    ],
    [
      'Word on the web',
      [1, 2, 1]
        .map(
          (level) =>
            `<div class="ListContainerWrapper SCX"><ul><li data-aria-level="${level}"><p>x</p></li></ul></div>`,
        )
        .join(''),
      '- x\n  - x\n- x',
    ],
  ])('%s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

it.each([
  ['<p class=MsoHeading1>2. Gifts</p><h2>2.1 Limits</h2>', '## Gifts\n\n### Limits'],
  ['<p role="heading" aria-level="2">2 Gifts</p>', '## Gifts'],
  ['<p style="mso-outline-level:1">Gifts</p>', '## Gifts'],
  ['<h1>7 steps</h1><h1>2025 Targets</h1>', '## 7 steps\n\n## 2025 Targets'],
  ['<h1><b>Bold <i>title</i></b><br>more</h1>', '## Bold title more'],
])('the heading %s becomes %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each([
  [
    '<p>{x} &lt; y, a_b, www.a.example, b@a.example, 5 &gt; 3</p>',
    '\\{x} \\< y, a_b, www.a.example, b@a.example, 5 > 3',
  ],
  [
    '<p>a <b>bold work</b><b>place</b> and <span style="font-weight:700">more</span></p>',
    'a **bold workplace** and **more**',
  ],
  ['<p><b style="font-weight:400">plain</b> <i style="font-style:normal">too</i></p>', 'plain too'],
  ['<div><p>one<br>line</p>and<br><br>another</div>', 'one line\n\nand\n\nanother'],
  [
    '<p><st1:place w:st="on"><st1:City>Leeds</st1:City></st1:place>&nbsp;office</p>',
    'Leeds office',
  ],
  ['<p><a name="_Toc1">Words</a> <a href="javascript:x">x</a></p>', 'Words x'],
  [
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&amp;data=x">Act</a></p>',
    '[Act](https://a.example/b)',
  ],
  [
    '<p><a href="https://www.google.com/url?sa=D&amp;q=https://a.example/100%&amp;ust=1">Act</a></p>',
    '[Act](https://a.example/100%)',
  ],
  [
    '<table><tr><td><p>When</p></td><td>Who|What</td></tr><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></table>',
    '| When | Who\\|What |\n| - | - |\n| a b | c |',
  ],
])('%s becomes %s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('HTML without formatting is left to the clipboard’s plain text', () => {
  expect(pastedHtml('<meta charset="utf-8"><span>words</span>')).toBeUndefined();
  expect(pastedHtml('')).toBeUndefined();
});

it('bullets in the text of a PDF become list items, and Markdown stays as it is', () => {
  expect(pastedText('We ask:\n• one\n \uF0B7 two')).toBe('We ask:\n- one\n- two');
  const text = '## A\n\n- {brand.name} · b\n\n<Note>x</Note>';
  expect(pastedText(text)).toBe(text);
});
