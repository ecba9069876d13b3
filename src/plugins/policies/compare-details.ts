import {entities} from '../../data/companies/companies';
import {longDay} from '../../content/dates';
import type {PolicyFrontMatter} from '../../content/documents/schema';
import {align} from './align';
import type {DetailChange, DetailField} from './comparison';
import {wordChanges, type Piece} from './words';

/** How a field is compared: word by word, as a whole, or entry by entry. */
type Detail =
  | {readonly label: string; readonly words: (policy: PolicyFrontMatter) => string}
  | {readonly label: string; readonly value: (policy: PolicyFrontMatter) => string}
  | {readonly label: string; readonly list: (policy: PolicyFrontMatter) => readonly string[]};

/** Not compared: what must differ (status), and what only serves the site or the revision table. */
const details: Readonly<Record<DetailField, Detail>> = {
  title: {label: 'Title', words: ({title}) => title},
  description: {label: 'Introduction', words: ({description}) => description},
  inShort: {label: 'In short', words: ({inShort}) => inShort.join(' ')},
  version: {label: 'Version', value: ({version}) => version},
  type: {label: 'Type', value: ({type}) => (type === 'statement' ? 'Statement' : 'Policy')},
  owner: {label: 'Owner', words: ({owner}) => owner},
  approver: {label: 'Approved by', words: ({approver}) => approver},
  approvedOn: {label: 'Approved on', value: ({approvedOn}) => longDay(approvedOn)},
  effectiveFrom: {label: 'Effective', value: ({effectiveFrom}) => longDay(effectiveFrom)},
  reviewBy: {label: 'Next review', value: ({reviewBy}) => longDay(reviewBy)},
  appliesTo: {
    label: 'Applies to',
    list: ({appliesTo}) => appliesTo.map((company) => entities[company].name),
  },
  statutes: {
    label: 'Law this document follows',
    list: ({statutes}) => statutes.map(({name}) => name),
  },
};

function replaced(before: string, after: string): Piece[] {
  return before === after
    ? [{change: 'same', text: after}]
    : [
        {change: 'removed', text: before},
        {change: 'added', text: after},
      ];
}

function listChanges(before: readonly string[], after: readonly string[]): Piece[] {
  const same = (old: string, fresh: string) => old === fresh;
  const pairs = align(before, after, {same, score: (...pair) => (same(...pair) ? 1 : 0), least: 1});
  return pairs.flatMap((pair, index): Piece[] => [
    ...(index === 0 ? [] : [{change: 'same' as const, text: '; '}]),
    pair.before === undefined
      ? {change: 'added', text: pair.after}
      : {change: pair.after === undefined ? 'removed' : 'same', text: pair.before},
  ]);
}

function piecesOf(detail: Detail, before: PolicyFrontMatter, after: PolicyFrontMatter): Piece[] {
  if ('words' in detail) {
    return wordChanges(detail.words(before), detail.words(after));
  }
  return 'value' in detail
    ? replaced(detail.value(before), detail.value(after))
    : listChanges(detail.list(before), detail.list(after));
}

/** The fields of the title block that differ, in the order of the table above. */
export function compareDetails(
  before: PolicyFrontMatter,
  after: PolicyFrontMatter,
): DetailChange[] {
  return (Object.keys(details) as DetailField[]).flatMap((field) => {
    const pieces = piecesOf(details[field], before, after);
    return pieces.every(({change}) => change === 'same')
      ? []
      : [{field, label: details[field].label, pieces}];
  });
}
