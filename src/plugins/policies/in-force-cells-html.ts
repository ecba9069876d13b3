import {longDay} from '../../content/dates';
import {brand} from '../../data/brand/brand';
import {escapeHtml} from '../generated-files/formats/html';
import {comparisonPath, copyPath} from '../../content/policies/addresses';
import type {ComparisonSummary} from './comparison';
import {wasInForce, type PolicyHistory, type PolicyVersion} from './history';
import type {VersionOfPolicy} from './periods';
import type {PolicyRecord} from './record';

/** Finds what a comparison of two editions of a policy came to. */
export type FindSummary = (
  slug: string,
  from: string,
  to: string,
) => Pick<ComparisonSummary, 'changed' | 'sections'> | undefined;

/** As people quote it. Example: `ABC-POL-009`. */
export function quotedReference(reference: string): string {
  return `${brand.prefix.toUpperCase()}-${reference}`;
}

/** `1 policy`, `9 policies`. */
export function policiesCounted(count: number): string {
  return `${count} ${count === 1 ? 'policy' : 'policies'}`;
}

/** A day that stays on one line. */
export function wholeDay(day: string): string {
  return longDay(day).replaceAll(' ', '\u00a0');
}

/** Example: `1 April 2025 to 31 March 2026`. */
export function daysText({from, until}: Pick<PolicyVersion, 'from' | 'until'>): string {
  if (until === undefined) {
    return `Since ${wholeDay(from)}`;
  }
  return until === from ? wholeDay(from) : `${wholeDay(from)} to ${wholeDay(until)}`;
}

/** The days on which a version was in force. */
export function daysHtml(version: PolicyVersion): string {
  return wasInForce(version)
    ? daysText(version)
    : `On no day: replaced on ${wholeDay(version.from)}, its first`;
}

/** Who approved a version, and when if the edition that has it says so. */
export function approvalHtml({approvedBy, record}: PolicyVersion): string {
  const day = record === undefined ? '' : `, ${wholeDay(record.frontMatter.approvedOn)}`;
  return escapeHtml(approvedBy) + day;
}

function isDraft(record: PolicyRecord | undefined): boolean {
  return record?.frontMatter.status === 'draft';
}

/** The record whose words are those of a version: today's page where it is today's version. */
function keptRecord({current}: PolicyHistory, {version, record}: PolicyVersion) {
  return current?.frontMatter.version === version && !isDraft(current) ? current : record;
}

function link(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
}

/** A fingerprint that breaks in the middle where it must break. */
function inHalves(sha256: string): string {
  return `${sha256.slice(0, 32)}<wbr>${sha256.slice(32)}`;
}

/** Page and copies of a version with the fingerprint of its words, or whom to ask for them. */
function wordsHtml(policy: PolicyHistory, version: PolicyVersion): string {
  const kept = keptRecord(policy, version);
  if (kept === undefined) {
    return `<p class="quiet">No edition here holds its words. Ask: ${escapeHtml(policy.owner)}.</p>`;
  }
  const {slug, edition, path, sha256} = kept;
  const links = [
    link(path, `Edition ${edition}`),
    link(copyPath(slug, edition, 'pdf'), 'PDF'),
    link(copyPath(slug, edition, 'docx'), 'Word'),
    link(copyPath(slug, edition, 'txt'), 'Plain text'),
  ];
  return `<ul class="versions__links">${links.map((each) => `<li>${each}</li>`).join('')}</ul>
<p class="versions__fingerprint"><abbr title="Fingerprint of the words">SHA-256</abbr><br>${inHalves(sha256)}</p>`;
}

function sectionsText(summary: ReturnType<FindSummary>): string {
  if (summary === undefined) {
    return '';
  }
  const {changed, sections} = summary;
  return changed.length === 0
    ? ' No section changed.'
    : ` ${changed.length} of ${sections} sections changed.`;
}

function newerCounted(policy: PolicyHistory, version: PolicyVersion): string {
  const newer = policy.versions.indexOf(version);
  return `${newer} newer ${newer === 1 ? 'version' : 'versions'}`;
}

/** What has become of a version since, with the way to what changed. */
function sinceHtml(policy: PolicyHistory, version: PolicyVersion, find: FindSummary): string {
  const {slug, current, withdrawnOn, versions} = policy;
  const isLatest = versions[0] === version;
  if (withdrawnOn !== undefined || current === undefined) {
    const day = withdrawnOn === undefined ? '' : ` on ${wholeDay(withdrawnOn)}`;
    const newer = isLatest ? '' : `${newerCounted(policy, version)}, then `;
    const words = `${newer}withdrawn${day}.`;
    return `<p>${words.charAt(0).toUpperCase()}${words.slice(1)}</p>`;
  }
  if (isLatest) {
    return '<p>The latest version.</p>';
  }
  const kept = keptRecord(policy, version);
  if (kept === undefined || kept === current || isDraft(current)) {
    const notes = link(`${current.path}#revisions`, 'notes on what changed');
    return `<p>${newerCounted(policy, version)}: ${notes}.</p>`;
  }
  const comparison = link(
    comparisonPath(slug, kept.edition, current.edition),
    'What changed since, word by word',
  );
  return `<p>${comparison}.${sectionsText(find(slug, kept.edition, current.edition))}</p>`;
}

/** The last cell of a row: the words of a version, and what became of it. */
export function wordsAndChangesHtml({policy, version}: VersionOfPolicy, find: FindSummary): string {
  return `${sinceHtml(policy, version, find)}\n${wordsHtml(policy, version)}`;
}

/** A cell of a table that is stacked on narrow screens, where it brings its heading along. */
export function cell(label: string, html: string, kind = ''): string {
  const className = kind === '' ? '' : ` class="${kind}"`;
  return `<td data-label="${escapeHtml(label)}"${className}>${html}</td>`;
}

/** Classes of the three tables; the style sheet sets their columns and how they stack. */
const TABLE_CLASSES = {
  days: 'table table--stack',
  period: 'table versions versions--period',
  policy: 'table versions versions--policy',
} as const;

interface Table {
  readonly kind: keyof typeof TABLE_CLASSES;
  /** HTML. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** HTML of each. */
  readonly rows: readonly string[];
}

export function tableHtml({kind, caption, heads, rows}: Table): string {
  const cells = heads.map((head) => `<th scope="col">${head}</th>`).join('');
  return `<div class="table-frame"><table class="${TABLE_CLASSES[kind]}">
<caption>${caption}</caption>
<thead><tr>${cells}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}
