import {longDay} from '../../content/dates';
import {pagePrintFoot} from '../../features/document/print-foot';
import {escapeHtml} from '../generated-files/formats/html';
import type {PlainPage} from '../../content/policies/pages';
import {IN_FORCE_PATH, periodPath} from '../../content/policies/addresses';
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
import type {Period, VersionOfPolicy} from './periods';

function rowHtml(each: VersionOfPolicy, find: FindSummary): string {
  const {policy, version} = each;
  const {slug, title, reference} = policy;
  return `<tr id="${slug}"><th scope="row">${escapeHtml(title)} <span class="reference">${quotedReference(reference)}</span></th>
${cell('Version', version.version, 'reference')}
${cell('In force', daysHtml(version))}
${cell('Approved by', approvalHtml(version))}
<td class="versions__words">${wordsAndChangesHtml(each, find)}</td></tr>`;
}

function leadText({from, until, inForce}: Period): string {
  const count = policiesCounted(inForce.length);
  if (until === undefined) {
    return `${count}, each in force until something takes its place.`;
  }
  const changed = inForce.filter(({version}) => version.until !== undefined).length;
  const since = changed === inForce.length ? 'All have changed since' : `${changed} changed since`;
  return `${count}${until === from ? '' : ', the same on every day of this period'}. ${changed === 0 ? 'None has changed since' : since}.`;
}

function newsHtml({from, began, withdrawn}: Period): string {
  const entries = [
    ...began.map(
      ({policy, version}) =>
        `<div class="entry entry--name-text"><dt class="entry__name">${escapeHtml(policy.title)} ${version.version}</dt><dd>${escapeHtml(version.note)}</dd></div>`,
    ),
    ...withdrawn.map(
      ({title}) =>
        `<div class="entry entry--name-text"><dt class="entry__name">${escapeHtml(title)}</dt><dd>Withdrawn.</dd></div>`,
    ),
  ];
  return `<section class="in-force__news" aria-labelledby="new">
<h2 id="new">What was new on ${wholeDay(from)}</h2>
<dl class="register">${entries.join('\n')}</dl>
</section>`;
}

function wayHtml(words: string, period: Period | undefined): string {
  return period === undefined
    ? ''
    : `<li>${words}: <a href="${periodPath(period.from)}">${daysText(period)}</a></li>`;
}

interface Neighbours {
  readonly earlier: Period | undefined;
  readonly later: Period | undefined;
}

/** The page that answers for every day of a period. */
export function periodPage(
  period: Period,
  {earlier, later}: Neighbours,
  find: FindSummary,
): PlainPage {
  const {from, until, inForce} = period;
  const spoken = (text: (day: string) => string) => {
    if (until === undefined) {
      return `since ${text(from)}`;
    }
    return until === from ? `on ${text(from)}` : `from ${text(from)} to ${text(until)}`;
  };
  const days = spoken(longDay);
  const heads = ['Policy', 'Version', 'In force', 'Approved by', 'Since then, and the words'];
  return {
    path: periodPath(from),
    title: `Policies in force ${days}`,
    description: `Which version of each policy was in force ${days}, who approved it, where its words are and what changed since.`,
    printFoot: pagePrintFoot(periodPath(from)),
    html: `<article class="in-force wrap">
<a class="document__back" href="${IN_FORCE_PATH}">Back to all periods</a>
<h1>In force ${spoken(wholeDay)}</h1>
<p class="lead">${leadText(period)}</p>
${tableHtml({kind: 'period', caption: 'Version by version', heads, rows: inForce.map((each) => rowHtml(each, find))})}
${newsHtml(period)}
<nav class="in-force__ways" aria-label="Other periods"><ul>${wayHtml('Before', earlier)}${wayHtml('After', later)}</ul></nav>
</article>
`,
  };
}
