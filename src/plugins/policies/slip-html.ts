import {brand} from '../../data/brand/brand';
import {longDay} from '../../content/dates';
import {policyPrintFoot} from '../../features/document/print-foot';
import {escapeHtml} from '../generated-files/formats/html';
import type {PlainPage} from '../../content/policies/pages';
import {slipPath} from '../../content/policies/addresses';
import type {PolicyRecord} from './record';

/** What the reader fills in by hand. */
const BLANKS = ['Name', 'Job title', 'Company', 'Place of work', 'Signature', 'Date'];

function row(term: string, value: string): string {
  return `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

/**
 * A slip on which somebody signs that they have read a policy. It names the version and the
 * fingerprint of the words, so that nobody can say later that other words were meant.
 */
export function slipPage(record: PolicyRecord): PlainPage {
  const {slug, path, edition, frontMatter, sha256} = record;
  const {title, reference, version, effectiveFrom, owner} = frontMatter;
  const fullReference = `${brand.prefix.toUpperCase()}-${reference}`;
  const facts = [
    row('Document', title),
    row('Reference', fullReference),
    row('Edition and version', `${edition}, version ${version}`),
    row('Effective', longDay(effectiveFrom)),
    row('SHA-256 of the words', sha256),
  ];
  const blanks = BLANKS.map((term) => `<div><dt>${term}</dt><dd></dd></div>`);
  return {
    path: slipPath(slug),
    title: `${title}: read and understood`,
    description: `A slip to print and sign: ${title}, version ${version}, edition ${edition}.`,
    printFoot: policyPrintFoot(frontMatter, edition),
    html: `<article class="slip wrap">
<a class="document__back" href="${escapeHtml(path)}">Back to the policy</a>
<h1>Read and understood</h1>
<p class="lead">Print this page, fill it in by hand and give it to your manager. One copy is yours.</p>
<dl class="slip__facts">${facts.join('')}</dl>
<p>I have read this document in the version named above, or it was explained to me in a language I understand. I know what it asks of me and whom to ask if I am unsure. Signing does not take away any right the law gives me.</p>
<dl class="slip__blanks">${blanks.join('')}</dl>
<p class="quiet">Kept by: ${escapeHtml(owner)}. The words signed for are at ${escapeHtml(brand.url + path)}; their fingerprint can be checked against the list at ${escapeHtml(brand.url)}/policies/sha256sums.txt.</p>
</article>
`,
  };
}
