import type {ChangeNote, Detail, LinkChange, Piece} from '../shared/pages';
import {entityOf} from '../../data/companies/companies';
import {counted} from '../../shared/counted';
import {longDay} from '../../shared/dates';
import type {RecordedFrontMatter} from '../../shared/documents/schema';
import {EXAMPLE} from '../../shared/documents/scope';
import {grouped, partsOf, textOf, type Block, type Run} from '../shared/blocks';
import {changedSections, numberOf} from './compare';
import type {Comparison, Entry, KeptVersion} from './compare';
import {comparable, steps, wordChanges} from './words';

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Counts equal nouns. Example: `2 clauses and 1 table row`. */
export function allCounted(nouns: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const noun of nouns) {
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  return listed([...counts].map(([noun, count]) => counted(count, noun)));
}

type Field = string | readonly string[];

function ofPolicy(read: (policy: Extract<RecordedFrontMatter, {kind: 'policy'}>) => Field) {
  return ({kept: {frontMatter}}: KeptVersion) =>
    frontMatter.kind === 'policy' ? read(frontMatter) : '';
}

function ofReport(read: (report: Extract<RecordedFrontMatter, {kind: 'notice'}>) => Field) {
  return ({kept: {frontMatter}}: KeptVersion) =>
    frontMatter.kind === 'notice' ? read(frontMatter) : '';
}

function dayOf(day: string | null): Field {
  return [day === null ? 'not recorded' : longDay(day)];
}

const LAW = 'Relevant legislation';

/** Fields of the title block. Text is compared word by word, a list or a date entry by entry. */
const FIELDS: Readonly<Record<string, (version: KeptVersion) => Field>> = {
  Title: ({kept}) => kept.frontMatter.title,
  Introduction: ({kept: {frontMatter}}) =>
    frontMatter.kind === 'notice' ? frontMatter.lead : frontMatter.description,
  Promise: ofPolicy(({promise = ''}) => promise),
  'In short': ofPolicy(({inShort}) => inShort.join('\n')),
  Version: ({version}) => version,
  Type: ofPolicy(({type}) => (type === 'statement' ? 'Statement' : 'Policy')),
  Owner: ({kept}) => kept.frontMatter.owner,
  'Approved by': ({approvedBy}) => approvedBy,
  'Approved on': ({approvedOn}) => dayOf(approvedOn),
  'In force from': ({effectiveFrom}) => dayOf(effectiveFrom),
  'Next review': ({reviewBy}) => dayOf(reviewBy),
  'Applies to': ofPolicy(({appliesTo}) => appliesTo.map((id) => entityOf(id).name)),
  Example: ofReport(({example}) => (example === true ? EXAMPLE.value : '')),
  'Targets of edition': ofReport(({targetsOf = ''}) => targetsOf),
  [LAW]: ofPolicy(({statutes}) => statutes.map(({name}) => name)),
};

/** Compares two lists, with each replaced entry next to its replacement. */
function listChanges(before: readonly string[], after: readonly string[]): Piece[] {
  let last: Piece['change'] | undefined;
  return [...steps(before, after, (entry) => entry)].flatMap(({old, fresh}): Piece[] => {
    const change = old.length === 0 ? 'added' : fresh.length === 0 ? 'removed' : 'same';
    const piece = {change, text: (fresh.length > 0 ? fresh : old).join('; ')} as const;
    const isFirst = last === undefined || (last === 'removed' && change === 'added');
    last = change;
    return isFirst ? [piece] : [{change: 'same', text: '; '}, piece];
  });
}

/** Returns the fields of the title block with their changes. Missing fields are empty. */
export function detailsOf(before: KeptVersion, after: KeptVersion): Detail[] {
  return Object.entries(FIELDS).map(([label, read]) => {
    const [old, fresh] = [read(before), read(after)];
    // Returns an unchanged value as it is, because comparing would remove its line breaks.
    if (old === fresh && typeof old === 'string' && old !== '') {
      return {label, pieces: [{change: 'same', text: old}]};
    }
    return typeof old === 'string' && typeof fresh === 'string'
      ? {label, pieces: wordChanges(old, fresh)}
      : {label, pieces: listChanges([old].flat(), [fresh].flat())};
  });
}

/** Returns the links of a block. A partly bold link is one link. */
function linksOf(block: Block): {text: string; href: string}[] {
  const sameTarget = (last: Run, next: Run) => last.href === next.href;
  return grouped(partsOf(block).flat(), sameTarget).flatMap((runs) => {
    const {href} = runs[0];
    return href === undefined ? [] : [{text: comparable(textOf(runs)), href}];
  });
}

function wordsOf(block: Block): string {
  return comparable(partsOf(block).map(textOf).join(' '));
}

/**
 * Finds links that were added, removed or given a new address, where both texts have the linked
 * words.
 */
function linkChangesIn(before: Block, after: Block, place: string): LinkChange[] {
  const left = linksOf(before);
  const changed = linksOf(after).flatMap(({text, href}): LinkChange[] => {
    const index = left.findIndex((link) => link.text === text);
    const [old] = index < 0 ? [] : left.splice(index, 1);
    const isChange = old === undefined ? wordsOf(before).includes(text) : old.href !== href;
    return isChange ? [{place, text, ...(old && {before: old.href}), after: href}] : [];
  });
  const lost = left.filter(({text}) => wordsOf(after).includes(text));
  return [...changed, ...lost.map(({text, href}) => ({place, text, before: href}))];
}

/** Compares the addresses of laws, which are in the front matter. */
function lawChanges(before: KeptVersion, after: KeptVersion): LinkChange[] {
  const [old, fresh] = [before, after].map(({kept: {frontMatter}}) =>
    frontMatter.kind === 'policy' ? frontMatter.statutes : [],
  );
  const urls = new Map(old?.map(({name, url}) => [name, url]));
  return (fresh ?? []).flatMap(({name, url}) => {
    const was = urls.get(name) ?? url;
    return was === url ? [] : [{place: LAW, text: name, before: was, after: url}];
  });
}

/** Returns the links with the same words and a new address. */
export function linkChanges(comparison: Comparison): LinkChange[] {
  const inText = comparison.sections
    .flatMap(({entries}) => entries)
    .flatMap(({before, block, place}) => (before ? linkChangesIn(before, block, place) : []));
  return [...inText, ...lawChanges(comparison.before, comparison.after)];
}

const NOUNS: Readonly<Record<Block['kind'], string>> = {
  heading: 'heading',
  clause: 'clause',
  paragraph: 'paragraph',
  item: 'list entry',
  row: 'table row',
  definition: 'term',
  note: 'note',
};

export function summaryOf(comparison: Comparison): string {
  const {sections} = comparison;
  const entries = sections.flatMap((section) => section.entries);
  const passages = (change: Piece['change']) =>
    entries
      .filter((entry) => entry.before !== undefined)
      .flatMap(({wording}) => wording.flat())
      .filter((piece) => piece.change === change).length;
  const whole = (change: Entry['change'], said: string) => {
    const found = entries.filter((entry) => entry.change === change);
    return found.length > 0 && `${allCounted(found.map(({block}) => NOUNS[block.kind]))} ${said}`;
  };
  const some = (count: number, noun: string) => (count > 0 ? [counted(count, noun)] : []);
  const changes = [
    listed([...some(passages('added'), 'insertion'), ...some(passages('removed'), 'deletion')]),
    whole('added', 'added'),
    whole('removed', 'removed'),
  ].filter(Boolean);
  const gone = sections.filter(({change}) => change === 'removed').map(({number}) => number);
  const present = sections.filter(({change, number}) => change !== 'removed' && number !== '');
  const changed = changedSections(comparison).map(String);
  const links = linkChanges(comparison).length;
  return [
    changes.length === 0 && 'The text is the same in both versions.',
    changed.length > 0 &&
      `${changed.length === 1 ? 'Section' : 'Sections'} ${listed(changed)} of ${present.length} changed.`,
    gone.length > 0 &&
      `Removed: ${gone.length === 1 ? 'section' : 'sections'} ${listed(gone)} of version ${comparison.before.version}.`,
    changes.length > 0 && `${changes.join('; ')}.`,
    links > 0 && `${counted(links, 'link')} ${links === 1 ? 'has' : 'have'} a new address.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

function noteOf({change, block, wording}: Entry): ChangeNote {
  const joint: Piece = {change: 'same', text: block.kind === 'definition' ? ': ' : ' | '};
  const words = wording.flatMap((part, index) => (index === 0 ? part : [joint, ...part]));
  const number = numberOf(block);
  const name =
    block.kind === 'heading' && number !== '' ? `section ${number}` : number || NOUNS[block.kind];
  switch (change) {
    case 'added':
      return {label: 'New', pieces: []};
    case 'removed':
      return {label: number === '' ? `A ${name} removed` : `Former ${name} removed`, pieces: words};
    default:
      return {label: 'Reworded', pieces: words};
  }
}

/**
 * Returns the changes for the margin of the later version, by number of the clause (`'5.3'`) or
 * section (`'5'`). Removed blocks and blocks without a number belong to the number before them; the
 * text before the first section belongs to that section.
 */
export function clauseChanges({sections}: Comparison): ReadonlyMap<string, readonly ChangeNote[]> {
  const changes = new Map<string, ChangeNote[]>();
  let place = '1';
  for (const entry of sections.flatMap(({entries}) => entries)) {
    place = (entry.change !== 'removed' && numberOf(entry.block)) || place;
    if (entry.change !== 'unchanged') {
      changes.set(place, [...(changes.get(place) ?? []), noteOf(entry)]);
    }
  }
  return changes;
}
