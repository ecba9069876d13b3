import {createHash} from 'node:crypto';
import type {PolicyFrontMatter} from '../../content/documents/schema';
import {textOf, type Block} from './blocks';

/** One policy in one edition. */
export interface PolicyRecord {
  /** Last part of its address. Example: `'whistleblowing'`. */
  readonly slug: string;
  /** Example: `'2026'`. */
  readonly edition: string;
  /** Whether the edition is the current one. */
  readonly inForce: boolean;
  /** Address of its page: `'/policies/whistleblowing'` or `'/2025/policies/whistleblowing'`. */
  readonly path: string;
  /** Path from the root of the repository. Example: `'docs/policies/whistleblowing.mdx'`. */
  readonly file: string;
  readonly frontMatter: PolicyFrontMatter;
  readonly blocks: readonly Block[];
  /** Canonical plain text: see `canonicalText`. */
  readonly text: string;
  /** SHA-256 of `text` in UTF-8, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** Changes when the form of canonical texts does, because then every fingerprint changes. */
export const TEXT_FORMAT = 1;

function line(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? `\n${block.number} ${textOf(block.runs)}`
        : `\n${textOf(block.runs)}`;
    case 'clause':
      return `${block.number} ${textOf(block.runs)}`;
    case 'paragraph':
      return textOf(block.runs);
    case 'item': {
      const mark = block.ordered ? `${block.number}.` : '-';
      return `${'  '.repeat(block.depth)}${mark} ${textOf(block.runs)}`;
    }
    case 'row':
      return `| ${block.cells.map(textOf).join(' | ')} |`;
    case 'definition':
      return `${textOf(block.term)}: ${textOf(block.runs)}`;
    case 'note':
      return `Note: ${textOf(block.runs)}`;
  }
}

/** A value of the front matter on one line, in composed letters. */
function oneLine(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}

/**
 * The words of an edition as one text, for fingerprints and for keeping. The form is fixed (the
 * README describes it); it leaves out what may rightly change in an archived edition: status,
 * link targets, and how the source is wrapped.
 */
function canonicalText(
  edition: string,
  frontMatter: PolicyFrontMatter,
  blocks: readonly Block[],
): string {
  const {title, reference, version, effectiveFrom, description, inShort} = frontMatter;
  const lines = [
    oneLine(title),
    `Reference: ${reference}`,
    `Version: ${version}`,
    `Edition: ${edition}`,
    `Effective from: ${effectiveFrom}`,
    '',
    oneLine(description),
    '',
    'In short',
    ...inShort.map((sentence) => `- ${oneLine(sentence)}`),
    ...(blocks[0]?.kind === 'heading' ? [] : ['']),
    ...blocks.map(line),
  ];
  return `${lines.join('\n')}\n`;
}

/** The editions of each policy, in the order of the records. */
export function editionsBySlug(
  records: readonly PolicyRecord[],
): ReadonlyMap<string, readonly PolicyRecord[]> {
  const editions = new Map<string, PolicyRecord[]>();
  for (const record of records) {
    const known = editions.get(record.slug);
    if (known === undefined) {
      editions.set(record.slug, [record]);
    } else {
      known.push(record);
    }
  }
  return editions;
}

/** SHA-256 of a text in UTF-8 or of bytes, as 64 hexadecimal digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Completes a record with its canonical text and fingerprint. */
export function policyRecord(record: Omit<PolicyRecord, 'text' | 'sha256'>): PolicyRecord {
  const text = canonicalText(record.edition, record.frontMatter, record.blocks);
  return {...record, text, sha256: sha256Hex(text)};
}
