import type {NoticeFrontMatter, PolicyFrontMatter} from '../../shared/documents/schema';
import {exampleFrontMatter, exampleRow} from '../example-history.test-data';
import {keptFile} from '../ledger/ledger';
import type {Block, Run} from '../shared/blocks';
import type {KeptVersion} from './compare';

const RUN = /\[(?<link>.*?)\]\((?<href>.*?)\)|\*\*(?<strong>.*?)\*\*|[^[*]+/g;

function runsOf(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({0: plain, groups: {link, href, strong} = {}}): Run => {
    const run = {text: link ?? strong ?? plain};
    return strong === undefined
      ? {...run, ...(href !== undefined && {href})}
      : {...run, strong: true};
  });
}

/**
 * Reads blocks from lines: `## Section`, `### Part`, `- entry`, `> note`, `: term = meaning`,
 * `| cell | cell` (a header with `|=`). Any other line is a clause or, before the first section,
 * a paragraph. Words may be `**strong**` or a `[link](/to)`.
 */
export function blocksOf(body: string): Block[] {
  let [section, clause] = [0, 0];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): Block => {
    const [, mark, text = ''] = /^(?:(##|###|-|>|:|\|=?) )?(.*)$/.exec(line) ?? [];
    const runs = runsOf(text);
    const id = text.toLowerCase().replaceAll(/\W+/g, '-');
    const cells = text.split(/ [|=] /).map(runsOf);
    switch (mark) {
      case '##':
        [section, clause] = [section + 1, 0];
        return {kind: 'heading', level: 2, number: String(section), id, runs};
      case '###':
        return {kind: 'heading', level: 3, number: '', id: `part-${id}`, runs};
      case '-':
        return {kind: 'item', ordered: false, number: '', depth: 0, runs};
      case '>':
        return {kind: 'note', runs};
      case ':':
        return {kind: 'definition', term: cells[0] ?? [], runs: cells[1] ?? []};
      case undefined:
        clause += 1;
        return section === 0
          ? {kind: 'paragraph', runs}
          : {kind: 'clause', number: `${section}.${clause}`, runs};
      default:
        return {kind: 'row', header: mark === '|=', cells};
    }
  });
}

/** Makes a version with this text: 1.0 is superseded, 2.0 in force, 3.0 in the future. */
export function versionOf(
  version: '1.0' | '2.0' | '3.0',
  body: string,
  frontMatter: Partial<PolicyFrontMatter> | NoticeFrontMatter = {},
): KeptVersion {
  const row = exampleRow(Number.parseInt(version, 10), {
    sections: 'all',
    note: 'As the test has it.',
    sha256: version.replace('.', '').repeat(32),
  });
  const until = version === '1.0' && {until: '2026-03-31'};
  return {
    ...row,
    ...until,
    days: [{from: row.effectiveFrom, ...until}],
    reviews: [],
    state: version === '1.0' ? 'superseded' : version === '2.0' ? 'in force' : 'coming',
    kept: {
      file: keptFile(row.document, version),
      frontMatter:
        frontMatter.kind === 'notice' ? frontMatter : {...exampleFrontMatter, ...frontMatter},
      blocks: blocksOf(body),
      text: body,
    },
  };
}
