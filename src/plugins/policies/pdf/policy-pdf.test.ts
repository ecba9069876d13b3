import {beforeAll, describe, expect, it} from 'vitest';
import {partsOf, textOf} from '../blocks';
import {policyFixture} from '../policy-fixture';
import {readPolicyRecords} from '../read-records';
import type {PolicyRecord} from '../record';
import {policyPdf} from './policy-pdf';
import {
  documentFacts,
  elements,
  furnitureOf,
  outlineOf,
  structureOf,
  type Node,
} from './read-back.test-data';
import {readStamp} from './read-stamp';
import {stampOf} from './stamp';

const END_MATTER = ['Revisions', 'Law this document follows', 'Check this copy'];

const records = await readPolicyRecords(process.cwd());

function sectionsOf({blocks}: PolicyRecord): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [`${block.number} ${textOf(block.runs)}`] : [],
  );
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

describe.each(records)('the PDF of $file', (record) => {
  let pdf: Buffer;
  let structure: Node;

  beforeAll(async () => {
    pdf = await policyPdf(record, {compress: false});
    structure = structureOf(pdf);
  });

  it('is tagged, in British English, and shows its title', () => {
    expect(documentFacts(pdf)).toMatchObject({
      marked: true,
      language: 'en-GB',
      showsTitle: true,
      title: record.frontMatter.title,
      linksWithoutWords: 0,
    });
    expect(elements(structure, 'H1').map(({text}) => words(text))).toEqual([
      record.frontMatter.title,
    ]);
  });

  it('has the sections as headings and as bookmarks', () => {
    const expected = [...sectionsOf(record), ...END_MATTER];
    const headings = elements(structure, 'H2').map(({text}) => words(text));
    expect(headings).toEqual(['In short', 'Contents', ...expected]);
    expect(outlineOf(pdf)).toEqual(expected);
  });

  it('says everything that the policy says, clause numbers included', () => {
    const said = words(structure.text);
    for (const block of record.blocks) {
      for (const part of partsOf(block)) {
        expect(said).toContain(textOf(part));
      }
      if (block.kind === 'clause') {
        expect(said).toContain(`${block.number} ${textOf(block.runs)}`);
      }
    }
  });

  it('says on every page which edition it is, and which page of how many', () => {
    const {version} = record.frontMatter;
    const pages = furnitureOf(pdf);
    expect(pages).toHaveLength(documentFacts(pdf).pages);
    pages.forEach((furniture, index) => {
      expect(furniture).toContain(`Edition ${record.edition}  Version ${version}`);
      expect(furniture).toContain(record.sha256.slice(0, 12));
      expect(furniture).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(furniture.includes('Superseded')).toBe(!record.inForce);
    });
  });

  it('carries its stamp', () => {
    expect(readStamp(pdf)).toEqual(stampOf(record));
  });
});

describe('policyPdf', () => {
  it('gives the same bytes for the same record', async () => {
    const record = policyFixture();
    const pdf = await policyPdf(record);
    expect((await policyPdf(record)).equals(pdf)).toBe(true);
    expect(readStamp(pdf)).toEqual(stampOf(record));
  });

  it('names file and character when the fonts lack one', async () => {
    const record = policyFixture({body: '## One\n\nAt least ☃ of them.\n'});
    await expect(policyPdf(record)).rejects.toThrow(
      /docs\/policies\/gifts\.mdx[\s\S]*At least[\s\S]*"☃" \(U\+2603\)/,
    );
  });

  it('marks a draft on every page', async () => {
    const record = policyFixture({frontMatter: {status: 'draft'}});
    const pages = furnitureOf(await policyPdf(record, {compress: false}));
    expect(pages.every((text) => text.includes('Draft, not in force'))).toBe(true);
  });

  it('keeps its metadata sound whatever the title is', async () => {
    const record = policyFixture({frontMatter: {title: 'Gifts & <hospitality>'}});
    const facts = documentFacts(await policyPdf(record, {compress: false}));
    expect(facts.title).toBe('Gifts & <hospitality>');
    expect(facts.metadata).toContain('Gifts &amp; &lt;hospitality&gt;');
  });

  it('nests lists, and marks tables with their headings', async () => {
    const body = '## One\n\nA:\n\n- b\n  1. c\n- d\n\n| E | F |\n| - | - |\n| g | h |\n';
    const structure = structureOf(await policyPdf(policyFixture({body}), {compress: false}));
    const [section = structure] = elements(structure, 'Sect');
    expect(section.children.map(({tag}) => tag)).toEqual(['H2', 'P', 'P', 'L', 'Table']);
    const [list] = elements(section, 'L');
    expect(list?.children.map(({text}) => text)).toEqual(['– b1 c', '– d']);
    expect(elements(section, 'TH').map(({text}) => text)).toEqual(['E', 'F']);
  });
});

describe('readStamp', () => {
  it('finds none in another file', () => {
    expect(readStamp(Buffer.from('%PDF-1.7\ntrailer\n<<\n/Info 1 0 R\n>>'))).toBeUndefined();
  });
});
