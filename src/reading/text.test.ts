import {describe, expect, it} from 'vitest';
import {readText, type Medium} from './text';

/** Returns the line, what was found and the fix of each problem. */
function reports(body: string, medium: Medium = 'page'): string[] {
  const {problems} = readText('docs/x.mdx', body, medium);
  return problems.map(({line, found, fix}) => `${line}: ${found} ${fix}`);
}

// Spelling mistakes, which the report corrects. cspell:ignore nmae mian desing
describe.each(['record', 'page', 'advert'] as const)('in the medium "%s"', (medium) => {
  it.each([
    'It takes 10~15 minutes at 1:50, 50% off, £300–£350, +44 1632, 2 * 3 = 6, a*b, A | B.',
    'Note:read, GDPR:what, ::gap, :::note, :door:, name@host, C:\\path, ... and … [draft] [ ]',
    'Prices include VAT**\n\n** From 2026.',
    'Rated 5** and 4**, then ** alone, a^2, #5, # 5, a == b, ~5, $5 and $10, \\(x\\), \\[[x]] \\[x](/about)',
    '– A dash at the start – and another.',
    '-£5 is the discount.',
    '*Terms apply.',
    '**Note:** text, text**bold**text, **2026**, “**b**”, ***both***',
    '✓ Checked',
    '→ next',
    '#hashtag first',
    '#5 is the bay.',
    '+44 1632 960000 is the number.',
    '2024. Was a good year.',
    'Text in\n2024. More.',
    '1) first\n2) second',
    '|x| is the absolute value',
    'We pay\nimport duty and\nexport duty.',
    'Import duty is paid.',
    '5 > 3 and 3 < 5.',
    'A } alone, &lt;b&gt; &copy 2026 &pound;5 \\{x\\} \\< \\*\\*',
    '[a] (see below) and [b](/about "title")',
    'Write\\\non two lines  \nor three.',
    '- [a list](/about)\n\n  | a | b |\n  | - | - |\n  | 1 | 2 |',
    '{brand.name}',
    '1. a\n1. b',
    '5. a\n6. b',
    'a) first',
    'Write\\\nthe path C:\\\\',
  ])('accepts %j', (body) => {
    expect(reports(body, medium)).toEqual([]);
  });

  const BACKSLASH = 'Write plain words. To show the brace itself, write a backslash before it: \\{';
  const LESS = 'Write the words "less than", or a backslash before the sign: \\<';
  const SIGN = 'Delete the sign <, or write a backslash before it: \\<';
  const SPACES = 'Delete the spaces in the address, or write %20 for each.';
  const ASTERISKS = 'Delete the space beside the asterisks, or the asterisks.';
  const NOTE = 'Write <Note> and </Note> each on its own line, and delete these signs.';
  const COMMENT = 'Write {/* before the comment and */} after it, or delete it.';
  const LETTERS = 'Leave an empty line between them, or begin each line with a hyphen and a space.';
  const GAP = 'Number the entries without a gap, or begin a new list below a paragraph.';
  const TABLE = 'Write that line below the first one, with an empty line above the table.';
  const SMALL = 'Type the small figure itself, such as ² in m² or ₂ in CO₂.';

  it.each([
    ['Keep <5 m away.', '1: "Keep <5 m away." ' + LESS],
    ['One.\n\nTwo <= 5.', '3: "Two <= 5." ' + LESS],
    ['<name of person>', '1: "<name of person>" ' + SIGN],
    ['If x<y and y>z', '1: "If x<y and y>z" ' + SIGN],
    ['<>', '1: "<>" ' + SIGN],
    ['One<br>two', '1: "One<br>two" End the line with a backslash (\\), or begin a new paragraph.'],
    ['<BR/>', '1: <BR> End the line with a backslash (\\), or begin a new paragraph.'],
    ['Text</p>', '1: "Text</p>" Leave an empty line between paragraphs.'],
    ['<font color=red>x</font>', '1: "<font color=red>x</font>" Remove it and keep the words.'],
    ['<kbd>Ctrl</kbd>', '1: <kbd> Remove it and keep the words.'],
    ['<o:p></o:p>', '1: <o:p> Remove it and keep the words.'],
    ['<note>\n\nx\n\n</note>', '1: <note> Did you mean <Note>?'],
    ['<NOTE>x</NOTE>', '1: <NOTE> Did you mean <Note>?'],
    ['<Notes>x</Notes>', '1: <Notes> Did you mean <Note>?'],
    ['x\n\n<Note\nMind.', '3: "<Note" Write it after the name or the last property.'],
    ['<Note>', '1: "<Note>" Write </Note>, or remove <Note>.'],
    ['</Note>', '1: "</Note>" Write the opening tag that is missing, or remove the closing one.'],
    [
      '<Note>One\n\nTwo</Note>',
      '1: "<Note>One" Write <Note> and </Note> each on its own line, with empty lines round the text between them.',
    ],
    ['<Note a=x>x</Note>', '1: "<Note a=x>x</Note>" Write name="value".'],
    [
      '<Note a=“x”>x</Note>',
      '1: "<Note a=“x”>x</Note>" Type the quotes again as ". Word turns them into curly ones.',
    ],
    ['<https://a.uk>', '1: "<https://a.uk>" Delete the signs < and > round it.'],
    ['<!--\nx\n-->', '1: "<!--" Write {/* before the comment and */} after it, or delete it.'],
    ['Hello {{x}}', '1: "{{x}}" ' + BACKSLASH],
    ['A {', '1: "A {" ' + BACKSLASH],
    ['A { b\nc\n\nd', '1: "A { b" ' + BACKSLASH],
    ['{/* open', '1: "{/* open" Write */} where the comment ends.'],
    ['{brand.nmae}', '1: {brand.nmae} Did you mean {brand.name}?'],
    ['[x](tel:{brand.phone.mian})', '1: {brand.phone.mian} Did you mean {brand.phone.main}?'],
    ['## {company.desing}', '1: {company.desing} Did you mean {company.design}?'],
    ['{Brand.name}', '1: "{Brand.name}" Did you mean {brand.name}?'],
    ['{brand name}', '1: "{brand name}" Did you mean {brand.name}?'],
    ['a {brand.name b', '1: "a {brand.name b" Write a brace } after the token: {brand.name}'],
    [
      '## One {#one}',
      '1: "## One {#one}" Delete it: the page makes the address of each heading from its words.',
    ],
    [
      'import duty is due.',
      '1: "import duty is due." Begin the sentence with another word: at the start of a line these two begin program code.',
    ],
    [
      "import Note from './note';",
      `1: "import Note from './note';" Begin the sentence with another word, or delete the line: at the start of a line these two begin program code.`,
    ],
    [':::note\n\nx\n\n:::', '1: ":::note" ' + NOTE],
    ['[TOC]', '1: "[TOC]" Delete it.'],
    ['We ==mark== it', '1: "We ==mark== it" Write **words** to make them bold.'],
    ['H~2~O', '1: "H~2~O" ' + SMALL],
    ['m^2^', '1: "m^2^" ' + SMALL],
    ['One\ntwo **bold **', '2: "two **bold **" ' + ASTERISKS],
    ['** bold**', '1: "** bold**" ' + ASTERISKS],
    ['**Note:**text', '1: "**Note:**text" ' + ASTERISKS],
    ['##Heading', '1: "##Heading" Type a space after them.'],
    [
      '• one\n• two',
      '1: "• one" Replace the bullet with a hyphen, with an empty line above the list.',
    ],
    [
      '– one\n\n– two',
      '1: "– one" Replace the sign with a hyphen, with an empty line above the list.',
      '3: "– two" Replace the sign with a hyphen, with an empty line above the list.',
    ],
    ['- one\n-two', '2: "-two" Type a space after the hyphen.'],
    [
      '| a | b |\n| c | d |',
      '1: "| a | b |" Write that line below the first one, with an empty line above the table.',
    ],
    [
      '| a |\n| - |\n| `x|y` |',
      '3: 2 cells Add a heading, or delete a cell. To show the sign | itself, write \\|',
    ],
    ['-\n- x', '1: "-" Write them, or delete the line.'],
    ['[x](https://a.uk/a b)', '1: "[x](https://a.uk/a b)" ' + SPACES],
    ['| a |\n| - |\n| [x](/a b) |', '3: "| [x](/a b) |" ' + SPACES],
    ['[x] (/about)', '1: "[x] (/about)" Delete the space between ] and (.'],
    [
      '[x](/about “y”)',
      '1: "[x](/about “y”)" Type the quotes again as ". Word turns them into curly ones.',
    ],
    [
      '[a [b](/about) c](/about)',
      '1: "[a [b](/about) c](/about)" Write each bracket of the pairs [ ] and ( ), and no link inside another.',
    ],
    [
      `${'A long line. '.repeat(9)}**bold ** and more.`,
      '1: "…A long line. A long line. A long line. **bold ** and more." ' + ASTERISKS,
    ],
    [
      `${'A long line. '.repeat(9)}a <5 b.`,
      '1: "…ong line. A long line. A long line. a <5 b." ' + LESS,
    ],
    ['[[x]]', '1: "[[x]]" Write the link in this form.'],
    [
      'a[^1] and b[^1]\n\n[^1]: Words.',
      '1: a mark for a footnote Put the words of the footnote in brackets here, and delete the footnote.',
      '1: a mark for a footnote Put the words of the footnote in brackets here, and delete the footnote.',
    ],
    [
      '| a[^t] |\n| --- |\n| b |\n\n[^t]: One.\n\n    `code`\n\n[^t]: Again.',
      '1: a mark for a footnote Put the words of the footnote in brackets here, and delete the footnote.',
    ],
    [
      '[^1]: It refers[^1] to itself.',
      '1: a footnote Put the words in brackets where they belong.',
    ],
    [
      '[^a]: One[^b]\n\n[^b]: Two[^a]',
      '1: a footnote Put the words in brackets where they belong.',
      '3: a footnote Put the words in brackets where they belong.',
    ],
    ['[^1]: Words.', '1: a footnote Put the words in brackets where they belong.'],
    [
      '[^b]: Two <Nothing />.\n\na[^B]',
      '3: a mark for a footnote Put the words of the footnote in brackets here, and delete the footnote.',
    ],
    ['a[^1]', '1: "a[^1]" Put the words of the footnote in brackets here.'],
    [
      'Words\n===',
      '1: "Words" The line below makes the words a heading. Delete it, or begin the heading with ## and a space.',
    ],
    [
      '# One',
      '1: "One" Begin the heading with ##: the title is the page’s only first-level heading. To show the sign itself, write \\#',
    ],
    ['## £', '1: "£" Write its words, or delete the line.'],
    ['Write {} here.', '1: "{}" ' + BACKSLASH],
    ['{5 /* b */}', '1: "{5 /* b */}" ' + BACKSLASH],
    ['####### One', '1: "####### One" Begin it with ## or ###.'],
    ['!!! note\n    Mind.', '1: "!!! note" ' + NOTE],
    ['// Check this.', '1: "// Check this." ' + COMMENT],
    ['/* Check this. */', '1: "/* Check this. */" ' + COMMENT],
    ['+++\n\nWords.', '1: "+++" Delete it, or begin a new section with ## and a space.'],
    [
      '- [] one',
      '1: "- [] one" Begin the line with a hyphen, a space, [ ] and a space, or delete the brackets.',
    ],
    ['(a) one\n(b) two', '1: "(a) one" ' + LETTERS],
    ['To act:\ni. one\nii. two', '2: "i. one" ' + LETTERS],
    ['1.1 One\n1.2 Two', '1: "1.1 One" ' + LETTERS],
    ['1. a\n3. b', '2: "3. b" ' + GAP],
    ['10. a\n9. b', '2: "9. b" ' + GAP],
    ['&nbsp;', '1: "&nbsp;" Delete the line. An empty line is enough between paragraphs.'],
    ['One.\\', '1: "One.\\\\" Delete it.'],
    ['## One\\', '1: "## One\\\\" Delete it.'],
    ['+---+---+\n| a | b |\n+---+---+', '1: "+---+---+" ' + TABLE],
    ['| a | b |\n| - | - |\n| c | d |\n| --- | --- |', '4: "| --- | --- |" Delete it.'],
    [
      '| a | b |\n| - | - |\n| c | d |\nWords.',
      '4: "Words." Write an empty line above these words.',
    ],
    ['3*4*5 cm', '1: "3*4*5" Write the sign ×, or a backslash before each asterisk: \\*'],
    [
      '<<<<<<< HEAD\na',
      '1: "<<<<<<< HEAD" Two people changed these lines. Keep the right ones, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ])('reports %j', (body, ...expected) => {
    expect(reports(body, medium)).toEqual(expected);
  });
});

it('two comments in a line are no empty paragraph', () => {
  expect(reports('{/* a */} {/* b */}', 'record')).toEqual([]);
});

it.each(['>5 people', '>= 5', '>'])('in a page, reports the comparison %j', (body) => {
  expect(reports(body)).toEqual([
    `1: "${body}" Write the words "more than", or a backslash before the sign: \\>`,
  ]);
});

describe('a component', () => {
  const AWAY = 'Move it out, with an empty line above and below it.';

  it.each([
    '<Note>One **line**.</Note>',
    '<Note>\n\nOuter\n\n<Note>Inner</Note>\n\n</Note>',
    '- <Note>x</Note>',
    '> <Note>x</Note>',
    '<Definitions><Definition term=\'a "b"\'>x</Definition></Definitions>',
    '<Definitions>\n<Definition term={"x"}>x</Definition>\n{/* c */}\n</Definitions>',
  ])('is accepted in the form %j', (body) => {
    expect(reports(body, 'record')).toEqual([]);
  });

  it.each([
    ['Here <Note>x</Note> and', `1: <Note> among words ${AWAY}`],
    ['## <Note>x</Note>', `1: <Note> in a heading ${AWAY}`],
    ['[<Note>x</Note>](/about)', `1: <Note> in a link ${AWAY}`],
    ['| a |\n| - |\n| <Note>x</Note> |', `3: <Note> in a table ${AWAY}`],
    ['<Note></Note>', '1: nothing Write them, or remove it.'],
    ['<Note className="x">x</Note>', '1: "x" Remove the property.'],
    ['<Note {...x}>x</Note>', '1: {…} Write each property as name="value".'],
    [
      '<Definition term="x">x</Definition>',
      '1: <Definition> on its own Write <Definitions> above it and </Definitions> below it.',
    ],
    [
      '<Definitions>Text</Definitions>',
      '1: "Text" Put it into <Definition>, or below </Definitions>.',
    ],
    [
      '<Definitions><Definition term={brand.name}>x</Definition></Definitions>',
      '1: {brand.name} Write term="{brand.name}".',
    ],
    [
      '<Definitions><Definition>x</Definition></Definitions>',
      '1: nothing Write term="…" inside the tag.',
    ],
    [
      '<Definitions><Definition term="x" term="y">x</Definition></Definitions>',
      '1: the property twice Delete one of the two.',
    ],
    ['<Definitions><Definition term>x</Definition></Definitions>', '1: no value Write term="…".'],
    [
      '<CallToAction label="Get a Quote">',
      '1: "<CallToAction label=\\"Get a Quote\\">" Write a slash at its end: <CallToAction … />',
    ],
    [
      '<Choice name="a" legend="b" options="c" />',
      '1: "c" Copy the form from contributing/components-for-authors.md.',
    ],
    [
      '<Choice name="a" legend="b" options={[{label: c}, {}]} />',
      "1: nothing Write picture: '…' in this entry of options.",
    ],
    [
      '<Steps>\n<Step title="x">y</Step>\nz\n</Steps>',
      '2: "z" Put it into <Step>, or below </Steps>.',
    ],
    [
      '<Note a="5" deep" />',
      '1: "<Note a=\\"5\\" deep\\" />" Write curly quotes inside it: “ and ”.',
    ],
    ['```\ncode', '1: "```" Write ``` on its own line below the code.'],
    [
      '> [!NOTE]\n> x',
      '1: "> [!NOTE]" Write <Note> and </Note> each on its own line, and delete these signs.',
    ],
  ])('is reported in %j', (body, expected) => {
    expect(reports(body)[0]).toEqual(expected);
  });
});
