import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../data/nearest';
import {isRole, roleAdvice} from '../../data/people/people';
import {CSV_TYPE, csvFile} from '../../platform/generated-files/formats/csv';
import type {GeneratedFile} from '../../platform/generated-files/index';
import {listDocuments} from '../../reading/files';
import {partsOf, textOf, type Block} from '../shared/blocks';
import {withdrawnDocuments} from '../ledger/read-record';
import {today} from '../../configuration/build-clock';
import {readWords} from '../words/read-words';
import type {MeasuredSection, ReportedResults} from '../shared/pages';
import {quoted, type Problem} from '../../shared/report';
import type {Words} from '../ledger/timeline';
import {measureId} from './rehype-results';
import {
  NO_CASES,
  NO_TARGET,
  outcomeOf,
  outcomeWords,
  resultForms,
  resultOf,
  resultWords,
  TARGET_FORMS,
  targetOf,
  targetWords,
} from './targets';

/** Folder of the reports. */
const FOLDER = 'docs/reports';

const COLUMNS = ['Measure', 'Target', 'Result', 'Year before', 'Base and coverage', 'Owner'];
const MISSED = 'What we missed';
const MISSED_COLUMNS = ['Measure', 'Missed by', 'Why', 'What changes', 'Who', 'By'];

/** A percentage of fewer cases says less than the count itself. */
const LEAST_BASE = 50;

/** A row of a table: its cells by column. */
type Row = Readonly<Record<string, string>>;

/** A table, with the section that it is in. */
interface Table {
  readonly section: string;
  /** Anchor of the section. */
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: Row[];
}

/** The words of a results page, and how to find the words of a policy that set its targets. */
interface ResultsSource {
  readonly file: string;
  readonly blocks: readonly Block[];
  /** Year of the edition whose targets it reports. */
  readonly edition: string;
  /** Blocks of a policy in that edition, by its short name; undefined if there is none. */
  readonly policyBlocks: (shortName: string) => readonly Block[] | undefined;
}

function tablesOf(blocks: readonly Block[]): Table[] {
  const tables: Table[] = [];
  let [section, id] = ['', ''];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      [section, id] = [textOf(block.runs), block.id];
    } else if (block.kind === 'row') {
      const cells = block.cells.map(textOf);
      const last = tables.at(-1);
      if (block.header || last === undefined) tables.push({section, id, columns: cells, rows: []});
      else
        last.rows.push(Object.fromEntries(last.columns.map((name, at) => [name, cells[at] ?? ''])));
    }
  }
  return tables;
}

/** A target that a policy sets. */
interface PolicyTarget {
  readonly section: string;
  readonly measure: string;
  readonly target: string;
}

/** Returns the targets of a policy: the rows of tables with such a column. */
function targetsOf(blocks: readonly Block[]): PolicyTarget[] {
  return tablesOf(blocks)
    .filter(({columns}) => /^(?:Target|Objective)$/.test(columns[1] ?? ''))
    .flatMap(({section, columns: [name = '', column = ''], rows}) =>
      rows.map((row) => ({section, measure: row[name] ?? '', target: row[column] ?? ''})),
    );
}

/** Reports targets of a policy that can't be compared with a result, while it can still change. */
export function targetProblems({file, blocks}: Pick<Words, 'file' | 'blocks'>): Problem[] {
  return targetsOf(blocks)
    .filter(({target}) => target !== NO_TARGET && targetOf(target) === undefined)
    .map(({section, measure, target}) => ({
      file,
      field: `text, ${section}, ${measure}, target`,
      expected: TARGET_FORMS,
      found: quoted(target),
      fix: `Begin with one of these forms; the year's results are compared with it. Write "${NO_TARGET}" for what is only counted.`,
    }));
}

const isMeasures = ({section, columns}: Table) => columns[0] === 'Measure' && section !== MISSED;

/** Returns what is wrong with a results page. */
export function resultsProblems({file, blocks, edition, policyBlocks}: ResultsSource): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, expected: string, found: string, fix: string) =>
    problems.push({file, field, expected, found, fix});
  const checkColumns = ({section, columns}: Table, expected: readonly string[]) => {
    if (columns.join() !== expected.join()) {
      report(
        section,
        `the columns ${expected.join(' | ')}`,
        columns.join(' | '),
        'Give the table these columns.',
      );
    }
  };
  const checkRole = (field: string, title = '') => {
    if (!isRole('owner', title))
      problems.push({file, field, found: quoted(title), ...roleAdvice('owner', title)});
  };

  const tables = tablesOf(blocks);
  const missedBy = new Map<string, string>();
  for (const table of tables.filter(isMeasures)) {
    checkColumns(table, COLUMNS);
    const policy = policyBlocks(table.section);
    if (policy === undefined) {
      report(
        table.section,
        `the short name of a policy in edition ${edition}`,
        quoted(table.section),
        'Use the policy’s sidebar_label as the heading.',
      );
      continue;
    }
    const targets = new Map(targetsOf(policy).map(({measure, target}) => [measure, target]));
    const text = policy
      .map((block) => partsOf(block).map(textOf).join(' '))
      .join('\n')
      .toLowerCase();
    const names = table.rows.map((row) => row.Measure ?? '');
    for (const measure of targets.keys()) {
      if (!names.includes(measure)) {
        const meant = nearest(
          measure,
          names.filter((name) => !targets.has(name)),
        );
        report(
          table.section,
          `a row for "${measure}", a measure of edition ${edition}`,
          meant === undefined ? 'none' : quoted(meant),
          'Copy the measure’s words from the policy.',
        );
      }
    }
    for (const row of table.rows) {
      const {Measure: measure = '', Target: target = '', Result: result = ''} = row;
      const base = row['Base and coverage'] ?? '';
      const field = `${table.section}, ${measure}`;
      const set = targets.get(measure);
      const aim = targetOf(target);
      const fits =
        set === undefined
          ? target === NO_TARGET || text.includes(target.toLowerCase())
          : set === target || (targetOf(set) === undefined && target.endsWith(` (${set})`));
      if (!fits) {
        report(
          `${field}, Target`,
          set === undefined
            ? `words of the policy in edition ${edition}, or "${NO_TARGET}"`
            : quoted(set),
          quoted(target),
          `Copy the target’s words from edition ${edition}.`,
        );
      } else if (aim === undefined && target !== NO_TARGET) {
        const fix = `Write the target in such a form, and the policy’s words after it in brackets: At least 95% (${target}).`;
        report(`${field}, Target`, TARGET_FORMS, quoted(target), fix);
      }
      const outcome = outcomeOf(target, result);
      const isReadable = aim === undefined ? resultOf(result) : outcome;
      if (isReadable === undefined && result !== NO_CASES) {
        report(
          `${field}, Result`,
          resultForms(aim),
          quoted(result),
          /^0 of 0\b/.test(result)
            ? `If there was nothing to count, write "${NO_CASES}".`
            : 'Write the result in one of these forms.',
        );
      }
      const cases = Number(/\d[\d,]*/.exec(base)?.[0].replaceAll(',', '') ?? 0);
      if (/^[\d.]+%$/.test(result) && cases < LEAST_BASE) {
        report(
          `${field}, Base and coverage`,
          `a number of cases first, ${LEAST_BASE} or more`,
          quoted(base),
          'Of fewer cases, give the count as the result: 39 of 41.',
        );
      }
      checkRole(`${field}, Owner`, row.Owner);
      if (outcome?.missedBy !== undefined) missedBy.set(measure, outcome.missedBy);
    }
  }

  const [first] = tables;
  if (first?.section !== MISSED) {
    report(
      'text',
      `"${MISSED}" with a table as the first section`,
      quoted(first?.section),
      'Begin with what was missed.',
    );
    return problems;
  }
  checkColumns(first, MISSED_COLUMNS);
  for (const row of first.rows) {
    const {Measure: measure = '', 'Missed by': by = '', By: day = ''} = row;
    const expected = missedBy.get(measure);
    const field = `${MISSED}, ${measure}`;
    if (expected === undefined) {
      report(
        field,
        'a measure that was missed',
        'one that was met, or none of this name',
        'Delete the row, or correct the name.',
      );
    } else if (expected !== by) {
      report(
        `${field}, Missed by`,
        quoted(expected),
        quoted(by),
        'Write what target and result give.',
      );
    }
    missedBy.delete(measure);
    checkRole(`${field}, Who`, row.Who);
    if (!/^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(day)) {
      report(
        `${field}, By`,
        'a day, such as 31 January 2027',
        quoted(day),
        'Write the day by which it changes.',
      );
    }
    for (const column of ['Why', 'What changes']) {
      if (!row[column])
        report(`${field}, ${column}`, 'a sentence', 'nothing', 'Say it in a sentence.');
    }
  }
  for (const [measure, by] of missedBy) {
    report(
      MISSED,
      `a row for "${measure}"`,
      `none, though it was missed by ${by}`,
      'Add the row: why, what changes, who, by when.',
    );
  }
  return problems;
}

function read(siteDir: string, file: string) {
  const place = path.join(siteDir, file);
  return existsSync(place) ? readWords(file, readFileSync(place, 'utf8')).words : undefined;
}

const filesIn = (siteDir: string, folder: string) =>
  existsSync(path.join(siteDir, folder))
    ? readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`)
    : [];

/** Paths of the reports under `docs` that are not withdrawn. */
function reportFiles(siteDir: string): string[] {
  const withdrawn = withdrawnDocuments(siteDir, today());
  return listDocuments(siteDir, 'docs').files.filter(
    (file) =>
      file.startsWith(`${FOLDER}/`) && !withdrawn.has(file.slice('docs/'.length, -'.mdx'.length)),
  );
}

/** Reads the pages of results under `docs`. */
function resultsSources(siteDir: string): ResultsSource[] {
  return reportFiles(siteDir).flatMap((file) => {
    const words = read(siteDir, file);
    if (words?.frontMatter.kind !== 'notice' || words.frontMatter.targetsOf === undefined)
      return [];
    const edition = words.frontMatter.targetsOf;
    const policies = filesIn(siteDir, `versioned_docs/version-${edition}/policies`).map((each) =>
      read(siteDir, each),
    );
    return {
      file,
      blocks: words.blocks,
      edition,
      policyBlocks: (shortName) =>
        policies.find((each) => each?.frontMatter.sidebar_label === shortName)?.blocks,
    };
  });
}

/** Returns the problems of all reports: invented figures must be marked, and results must add up. */
export function reportProblems(siteDir: string): Problem[] {
  const unmarked = reportFiles(siteDir).filter((file) => {
    const frontMatter = read(siteDir, file)?.frontMatter;
    return (
      frontMatter?.kind === 'notice' &&
      frontMatter.example !== true &&
      !(frontMatter.example === false && frontMatter.evidence)
    );
  });
  return [
    ...unmarked.map((file) => ({
      file,
      field: 'example',
      expected: 'true, or false with "evidence"',
      found: 'a report that says neither',
      fix: 'Write example: true, or example: false and who holds the evidence.',
    })),
    ...resultsSources(siteDir).flatMap(resultsProblems),
  ];
}

const addressOf = (file: string) => file.replaceAll(/^docs|\.mdx$/g, '');

/** Returns where the results of each policy's targets are, by the policy's short name. */
export function reportedResults(siteDir: string): ReportedResults[] {
  return resultsSources(siteDir).flatMap(({file, blocks}) =>
    tablesOf(blocks)
      .filter(isMeasures)
      .map(({section, id}) => ({policy: section, path: `${addressOf(file)}#${id}`})),
  );
}

/** Returns the measures of a results page by section. */
export function measuredSections(blocks: readonly Block[]): MeasuredSection[] {
  return tablesOf(blocks)
    .filter(isMeasures)
    .map(({section, id, rows}) => ({
      title: section,
      id,
      measures: rows.map(({Measure: name = '', Target: target = '', Result: result = ''}) => {
        const {missedBy, of, share} = outcomeOf(target, result) ?? {};
        return {
          name,
          id: measureId(name),
          target: targetWords(target),
          result: resultWords(result),
          ...(target !== NO_TARGET && result !== NO_CASES && {outcome: {missedBy, of, share}}),
        };
      }),
    }));
}

/** Returns every measure of each results page as a CSV file. */
export function resultsFiles(siteDir: string): GeneratedFile[] {
  return resultsSources(siteDir).map(({file, blocks, edition}) => ({
    path: `${addressOf(file)}.csv`,
    mediaType: CSV_TYPE,
    content: () => {
      const rows = tablesOf(blocks)
        .filter(isMeasures)
        .flatMap(({section, rows: measures}) =>
          measures.map((row) => {
            const outcome = outcomeOf(row.Target ?? '', row.Result ?? '');
            const words = outcome === undefined ? '' : outcomeWords(outcome);
            return [section, edition, ...COLUMNS.map((name) => row[name] ?? ''), words];
          }),
        );
      return csvFile([['Policy', 'Edition', ...COLUMNS, 'Outcome'], ...rows]);
    },
  }));
}
