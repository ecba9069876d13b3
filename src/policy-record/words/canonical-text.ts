import {createHash} from 'node:crypto';
import type {VersionRow} from '../shared/version';
import {EXAMPLE} from '../../shared/documents/scope';
import type {Words} from '../ledger/timeline';
import {textOf, type Block, type Run} from '../shared/blocks';

/**
 * Version of the format of canonical texts, published in the register. A change of format changes
 * every fingerprint, so earlier ones could no longer be checked.
 */
export const TEXT_FORMAT = 3;

/** Fields of the ledger that a version's text contains. */
export type Head = Pick<
  VersionRow,
  'version' | 'effectiveFrom' | 'approvedOn' | 'approvedBy' | 'reviewBy'
>;

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Joins the text of runs, with each link's address after the link unless it repeats the words. */
function linked(runs: readonly Run[]): string {
  return runs
    .map(({text, href}, index) => {
      const isWhole = href !== undefined && runs[index + 1]?.href !== href;
      const says = href?.replace(/^(?:mailto|tel):/, '').replaceAll(/\s/g, '');
      return isWhole && says !== text.replaceAll(/\s/g, '') ? `${text} <${href}>` : text;
    })
    .join('');
}

function line(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? `\n${block.number} ${textOf(block.runs)}`
        : `\n${textOf(block.runs)}`;
    case 'clause':
      return `${block.number} ${linked(block.runs)}`;
    case 'paragraph':
      return linked(block.runs);
    case 'item': {
      const mark = block.ordered ? `${block.number}.` : '-';
      return `${'  '.repeat(block.depth)}${mark} ${linked(block.runs)}`;
    }
    case 'row':
      return `| ${block.cells.map(linked).join(' | ')} |`;
    case 'definition':
      return `${linked(block.term)}: ${linked(block.runs)}`;
    case 'note':
      return `Note: ${linked(block.runs)}`;
  }
}

/** Writes a value of the front matter on one line, with composed letters. */
function oneLine(value: string): string {
  return value.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function summary({frontMatter}: Words): string[] {
  if (frontMatter.kind === 'notice') {
    const {lead, description, example, targetsOf} = frontMatter;
    return [
      lead,
      `Description: ${description}`,
      ...(example === true ? [`${EXAMPLE.term}: ${EXAMPLE.value}`] : []),
      ...(targetsOf === undefined ? [] : [`Targets of edition: ${targetsOf}`]),
    ];
  }
  const {type, promise, description, inShort, appliesTo, statutes, contact} = frontMatter;
  return [
    description,
    ...(promise === undefined ? [] : [`Promise: ${promise}`]),
    `Type: ${type}`,
    ...(contact === true ? ['Shows the ways to report a concern'] : []),
    '',
    'In short',
    ...inShort.map((sentence) => `- ${sentence}`),
    '',
    `Applies to: ${appliesTo.join(', ')}`,
    ...statutes.map(({name, url}) => `Law: ${name} <${url}>`),
  ];
}

/**
 * Returns the text of a version that is fingerprinted and published as plain text. The format is
 * fixed (see the README). It contains everything that readers see, but not emphasis, comments or
 * line breaks of the source.
 */
export function canonicalText(words: Words, head: Head): string {
  const {title, sidebar_label: shortName, reference, owner} = words.frontMatter;
  const {version, effectiveFrom, approvedOn, approvedBy, reviewBy} = head;
  const [first] = words.blocks;
  const lines = [
    title,
    `Short name: ${shortName}`,
    `Reference: ${reference}`,
    `Version: ${version}`,
    `In force from: ${effectiveFrom}`,
    `Approved: ${approvedOn ?? 'day not recorded'}, ${approvedBy}`,
    `Next review: ${reviewBy ?? 'not recorded'}`,
    `Owner: ${owner}`,
    '',
    ...summary(words),
  ].map(oneLine);
  const body = [...(first?.kind === 'heading' ? [] : ['']), ...words.blocks.map(line)];
  return `${[...lines, ...body].join('\n')}\n`;
}
