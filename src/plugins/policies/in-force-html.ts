import {pagePrintFoot} from '../../features/document/print-foot';
import {escapeHtml} from '../generated-files/formats/html';
import type {PlainPage} from '../../content/policies/pages';
import {
  IN_FORCE_PATH,
  MANIFEST_PATH,
  periodPath,
  REGISTER_PATH,
} from '../../content/policies/addresses';
import {listed} from './comparison-summary';
import type {PolicyHistory, PolicyVersion} from './history';
import {
  approvalHtml,
  cell,
  daysHtml,
  daysText,
  policiesCounted,
  quotedReference,
  tableHtml,
  wholeDay,
  wordsAndChangesHtml,
  type FindSummary,
} from './in-force-cells-html';
import type {Period} from './periods';

/** So many are named; more are counted. */
const NAMED = 12;

function newsText({began, withdrawn}: Period): string {
  const names = [
    ...began.map(({policy, version}) => `${policy.title} ${version.version}`),
    ...withdrawn.map(({title}) => `${title} withdrawn`),
  ];
  return names.length > NAMED ? policiesCounted(names.length) : listed(names);
}

function periodRow(period: Period): string {
  const {from} = period;
  return `<tr id="${from}"><th scope="row"><a href="${periodPath(from)}">${daysText(period)}</a></th>
${cell('New on the first day', escapeHtml(newsText(period)))}</tr>`;
}

function versionRow(policy: PolicyHistory, version: PolicyVersion, find: FindSummary): string {
  return `<tr><th scope="row" class="reference" data-label="Version">${version.version}</th>
${cell('In force', daysHtml(version))}
${cell('What was new', escapeHtml(version.note))}
${cell('Approved by', approvalHtml(version))}
<td class="versions__words">${wordsAndChangesHtml({policy, version}, find)}</td></tr>`;
}

function policyHtml(policy: PolicyHistory, find: FindSummary): string {
  const {slug, reference, title, versions} = policy;
  const heads = ['Version', 'In force', 'What was new', 'Approved by', 'Since then, and the words'];
  return `<section class="in-force__policy" aria-labelledby="${slug}">
<h3 id="${slug}">${escapeHtml(title)} <span class="reference">${quotedReference(reference)}</span></h3>
${tableHtml({kind: 'policy', caption: `<span class="visually-hidden">Versions of ${escapeHtml(title)}</span>`, heads, rows: versions.map((version) => versionRow(policy, version, find))})}
</section>`;
}

function beforeHtml(first: string): string {
  return `<p id="before"><strong>Before ${wholeDay(first)}</strong> this record knows of no policy, and cannot say what applied.</p>`;
}

/** The page that leads to the answer for any day, and lists every version of every policy. */
export function inForcePage(
  histories: readonly PolicyHistory[],
  periods: readonly Period[],
  find: FindSummary,
): PlainPage {
  const first = periods.at(-1)?.from;
  return {
    path: IN_FORCE_PATH,
    title: 'What was in force, and when',
    description:
      'Every version of every policy: from which day until which, who approved it, where its words are and what changed since.',
    printFoot: pagePrintFoot(IN_FORCE_PATH),
    html: `<article class="in-force wrap">
<a class="document__back" href="/about#our-policies">Back to About</a>
<h1>What was in force, and when</h1>
<p class="lead">Every version of every policy, day by day: who approved it, where its words are, and what has changed since.</p>
<section class="in-force__days" aria-labelledby="days">
<h2 id="days">Find your day</h2>
<p>Choose the period that your day falls into.</p>
${tableHtml({kind: 'days', caption: '<span class="visually-hidden">Periods between changes</span>', heads: ['Period', 'New on the first day'], rows: periods.map(periodRow)})}
${first === undefined ? '' : beforeHtml(first)}
<p id="to-come"><strong>For a day to come</strong> nobody can say yet. What is in force now stays so until a new version takes its place; the page of each policy names the day of its next review.</p>
</section>
<section class="in-force__all" aria-labelledby="versions">
<h2 id="versions">Every version</h2>
${histories.map((policy) => policyHtml(policy, find)).join('\n')}
</section>
<p class="quiet">The same for programs: <a href="${REGISTER_PATH}">policies.json</a>. The fingerprint of every published copy: <a href="${MANIFEST_PATH}">sha256sums.txt</a>.</p>
</article>
`,
  };
}
