import {expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {textOf, type Block} from '../shared/blocks';
import {parseMarkdown} from '../../reading/grammar';
import {readBlocks} from './read-blocks';

function blocks(body: string): readonly Block[] {
  return readBlocks(parseMarkdown(body));
}

/** Lists the kind, number and words of each block. */
function outline(body: string): string[] {
  return blocks(body).map((block) => {
    const number = 'number' in block ? ` ${block.number}` : '';
    const text = block.kind === 'row' ? block.cells.map(textOf).join('|') : textOf(block.runs);
    const term = block.kind === 'definition' ? `${textOf(block.term)} = ` : '';
    return `${block.kind}${number}: ${term}${text}`;
  });
}

it('numbers match the page, for sections and the paragraphs directly in them', () => {
  const body = [
    'Before.',
    '## One',
    'First.',
    '### Part',
    'Second.',
    '- an entry',
    '> Quoted.',
    '<Note>Not numbered.</Note>',
    'Third.',
    '## Two',
    'First again.',
  ].join('\n\n');
  expect(outline(body)).toEqual([
    'paragraph: Before.',
    'heading 1: One',
    'clause 1.1: First.',
    'heading : Part',
    'clause 1.2: Second.',
    'item : an entry',
    'paragraph: Quoted.',
    'note: Not numbered.',
    'clause 1.3: Third.',
    'heading 2: Two',
    'clause 2.1: First again.',
  ]);
});

it.each([
  ['1. a\n2. b\n\nText.\n\n3. c', '1 2 3'],
  ['3) a\n3) b', '3 4'],
  ['0. a\n1. b', '0 1'],
  ['1. a\n\n   5. b\n   6. c\n2. d', '1 5 6 2'],
  ['1. a\n\n1) b\n2) c', '1 1 2'],
  ['- a\n\n  4. b\n- c', '4'],
])('the list %j keeps its numbers', (body, numbers) => {
  const found = blocks(body).flatMap((block) => (block.kind === 'item' ? block.number : []));
  expect(found.join(' ').trim().replaceAll(/ +/g, ' ')).toBe(numbers);
});

it('the components that authors use become terms, steps and notes', () => {
  const body = `## A

<Definitions>
<Definition term="By post">Mark it.</Definition>
<Definition term="In person">

Any manager.

Or two.

</Definition>
</Definitions>

<Steps>
<Step title="Stop">Help first.</Step>
<Step title="Why?">Because.</Step>
</Steps>

<RoleGrid>
<Role title="Manager">Decides.</Role>
</RoleGrid>

<Note>

One.

Two.

</Note>

<CallToAction label="Contact Us" />`;
  expect(outline(body).slice(1)).toEqual([
    'definition: By post = Mark it.',
    'definition: In person = Any manager.',
    'paragraph: Or two.',
    'item 1: Stop: Help first.',
    'item 2: Why? Because.',
    'definition: Manager = Decides.',
    'note: One.',
    'note: Two.',
    'paragraph: Contact Us',
  ]);
});

it('the components that authors use keep the cells of tables', () => {
  expect(outline('| A | B |\n|---|---|\n| 1 | **2** |')).toEqual(['row: A|B', 'row: 1|2']);
});

it('the components that authors use show whether an entry of a check list is ticked', () => {
  expect(outline('- [x] done\n- [ ] open')).toEqual(['item : ☑ done', 'item : ☐ open']);
});

it('runs keep emphasis and links, and replace brand tokens', () => {
  const [block] = blocks('Call **{brand.name}** on [{brand.phone.main}](tel:{brand.tel.main}).');
  expect(block).toEqual({
    kind: 'paragraph',
    runs: [
      {text: 'Call '},
      {text: brand.name, strong: true},
      {text: ' on '},
      {text: brand.phone.main.display, href: brand.phone.main.href},
      {text: '.'},
    ],
  });
});

it('runs do not depend on line wrapping, spacing or Unicode composition', () => {
  const once = outline('## A\n\nA café in **bold text** here.');
  expect(outline('##  A\n\n\nA cafe\u0301\nin **bold\ntext**\nhere.  ')).toEqual(once);
});

it('runs omit comments for authors', () => {
  expect(outline('Text. {/* ask again */}')).toEqual(['paragraph: Text.']);
});
