import {strFromU8, unzipSync, zipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {partsOf, textOf} from '../blocks';
import {stampOf} from '../pdf/stamp';
import {policyFixture} from '../policy-fixture';
import {readPolicyRecords} from '../read-records';
import {policyDocx} from './policy-docx';
import {readDocxStamp} from './read-docx-stamp';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const records = await readPolicyRecords(process.cwd());

interface Paragraph {
  readonly style: string;
  readonly text: string;
}

function partOf(docx: Buffer, name: string): string {
  const part = unzipSync(docx)[name];
  return part === undefined ? '' : strFromU8(part);
}

function textIn(xml: string): string {
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text = '']) =>
      text.replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all),
    )
    .join('');
}

function paragraphsOf(docx: Buffer): Paragraph[] {
  return [...partOf(docx, 'word/document.xml').matchAll(/<w:p>[\s\S]*?<\/w:p>/g)].map(([xml]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
    text: textIn(xml),
  }));
}

/** Numbers as Word counts them: clauses anew after every heading. */
function counted(paragraphs: readonly Paragraph[]): string[] {
  let [section, clause] = [0, 0];
  return paragraphs.flatMap(({style, text}) => {
    if (style === 'Heading1') {
      section += 1;
      clause = 0;
      return [`${section} ${text}`];
    }
    if (style === 'Clause') {
      clause += 1;
      return [`${section}.${clause} ${text}`];
    }
    return [];
  });
}

describe.each(records)('the Word file of $file', (record) => {
  let docx: Buffer;
  let paragraphs: Paragraph[];

  beforeAll(async () => {
    docx = await policyDocx(record);
    paragraphs = paragraphsOf(docx);
  });

  it('has the sections as headings, and numbers them and the clauses as the page does', () => {
    const numbered = record.blocks.flatMap((block) =>
      (block.kind === 'heading' && block.level === 2) || block.kind === 'clause'
        ? [`${block.number} ${textOf(block.runs)}`]
        : [],
    );
    expect(counted(paragraphs)).toEqual(numbered);
    expect(paragraphs.filter(({style}) => style === 'Title').map(({text}) => text)).toEqual([
      record.frontMatter.title,
    ]);
  });

  it('says everything that the policy says', () => {
    const said = paragraphs.map(({text}) => text);
    for (const part of record.blocks.flatMap(partsOf)) {
      expect(said).toContain(textOf(part));
    }
  });

  it('has title, language, stamp and page numbers', () => {
    const core = partOf(docx, 'docProps/core.xml');
    expect(core).toContain(`<dc:title>${record.frontMatter.title}</dc:title>`);
    expect(core).toContain('<dc:language>en-GB</dc:language>');
    expect(readDocxStamp(docx)).toEqual(stampOf(record));
    const footer = partOf(docx, 'word/footer1.xml');
    expect(textIn(footer)).toContain(record.sha256.slice(0, 12));
    expect(footer).toMatch(/>PAGE<[\s\S]*>NUMPAGES</);
    expect(partOf(docx, 'word/header1.xml').includes('Superseded')).toBe(!record.inForce);
  });
});

describe('policyDocx', () => {
  it('gives the same bytes for the same record', async () => {
    const body = '## One\n\n[A](/about) and [b](https://b.example).\n';
    const docx = await policyDocx(policyFixture({body}));
    expect((await policyDocx(policyFixture({body}))).equals(docx)).toBe(true);
  });

  it('binds headings and clauses to one numbering, which Word counts', async () => {
    const styles = partOf(await policyDocx(policyFixture()), 'word/styles.xml');
    const numberingOf = (style: string) =>
      new RegExp(`styleId="${style}"[\\s\\S]*?<w:ilvl w:val="(\\d)"/><w:numId w:val="(\\d+)"/>`)
        .exec(styles)
        ?.slice(1);
    const [level, numbering] = numberingOf('Heading1') ?? [];
    expect(level).toBe('0');
    expect(numberingOf('Clause')).toEqual(['1', numbering]);
  });

  it('counts every numbered list anew', async () => {
    const body = '## One\n\nA.\n\n1. b\n\nC.\n\n1. d\n';
    const document = partOf(await policyDocx(policyFixture({body})), 'word/document.xml');
    const ids = ['b', 'd'].map(
      (text) =>
        new RegExp(`<w:numId w:val="(\\d+)"/></w:numPr></w:pPr><w:r><w:t[^>]*>${text}<`).exec(
          document,
        )?.[1],
    );
    expect(ids[0]).toBeDefined();
    expect(ids[1]).not.toBe(ids[0]);
  });
});

describe('readDocxStamp', () => {
  it('finds none where there is none', () => {
    expect(readDocxStamp(Buffer.from(zipSync({'a.xml': new Uint8Array()})))).toBeUndefined();
  });
});
