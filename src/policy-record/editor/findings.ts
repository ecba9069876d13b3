import {longDay} from '../../shared/dates';
import {distinct, type Problem} from '../../shared/report';
import {documentProblems} from '../../reading/documents';
import {recordProblems} from '../ledger/problems';
import {documentFile, readRecord, withdrawnDocuments} from '../ledger/read-record';
import type {Words} from '../ledger/timeline';
import {today} from '../../configuration/build-clock';
import {readWords} from '../words/read-words';
import {type Finding, labelOf} from './exchange';

/** Matches the report of a link that prevents the page from being compiled. */
const NOT_COMPILED = / leads to (?![/#]|[a-z]+:)/;

/** Formats dates as the forms do. */
function withDays(words: string): string {
  return words.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, longDay);
}

/** Translates a problem of a report into the terms of the form. */
export function findingOf(problem: Problem): Finding {
  // Removes the name of the row from fields of the ledger.
  const field = problem.field.replace(/^[A-Z]+-\d+ [\d.]+, /, '');
  const expected = withDays(problem.expected);
  const found = ['nothing', '""'].includes(problem.found) ? 'nothing' : withDays(problem.found);
  return {
    field,
    label: labelOf(field),
    ...(problem.line !== undefined && {line: problem.line}),
    message: `Expected: ${expected}. Found: ${found}. ${problem.fix}`,
  };
}

export interface Reading {
  readonly findings: readonly Finding[];
  /** Absent if the text cannot be parsed. */
  readonly words?: Words;
}

/**
 * Finds what `npm run policy:check` would report if a text were in its file.
 *
 * @param document place under `docs/`
 */
export function readText(siteDir: string, document: string, text: string): Reading {
  const file = documentFile(document);
  const {words} = readWords(file, text);
  const record = readRecord(siteDir, today());
  const withdrawn = withdrawnDocuments(siteDir, today());
  withdrawn.delete(document);
  const other = ({file: each}: Problem) => each !== file;
  const all = words && {
    ...record,
    problems: record.problems.filter(other),
    histories: record.histories.map((each) =>
      each.document === document ? {...each, draft: words} : each,
    ),
    unapproved: record.unapproved.map((each) =>
      each.document === document ? {...each, words} : each,
    ),
  };
  const own = distinct([
    ...documentProblems(siteDir, {edited: {file, text}, withdrawn}),
    ...(all ? recordProblems(all, {isPublic: false}) : []),
  ]).filter((problem) => !other(problem));
  const isShown = !own.some(({found}) => NOT_COMPILED.test(found));
  return {findings: own.map(findingOf), ...(words && isShown && {words})};
}
