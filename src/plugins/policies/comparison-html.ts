import {longDay} from '../../content/dates';
import {comparisonPrintFoot} from '../../features/document/print-foot';
import {escapeHtml} from '../generated-files/formats/html';
import {comparisonPath, copyPath} from '../../content/policies/addresses';
import type {Comparison, DetailChange, LinkChange, SectionComparison, Side} from './comparison';
import {headingHtml, stretchHtml} from './comparison-blocks-html';
import {piecesHtml} from './comparison-words-html';

/** A comparison as a page; the site's shell (header, footer, head) goes round it. */
export interface ComparisonPage {
  /** Example: `/policies/whistleblowing/changes/2025-2026`. */
  readonly path: string;
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  /** At the foot of each printed sheet. */
  readonly printFoot: string;
  /** Content of `<main>`: no script, no style, nothing that must come to life. */
  readonly html: string;
}

function sectionHtml(section: SectionComparison): string {
  const {change, number, heading, stretches} = section;
  // A removed section keeps the number of the older edition, which another may have now.
  const id = `section-${change === 'removed' ? 'removed-' : ''}${number === '' ? '0' : number}`;
  const title = heading === undefined ? '' : headingHtml(heading, id);
  const label = heading === undefined ? '' : ` aria-labelledby="${id}"`;
  const content = stretches.map(stretchHtml).join('\n');
  return `<section class="comparison__section comparison__section--${change}"${label}>
${title}
${content}
</section>`;
}

function detailsHtml(details: readonly DetailChange[]): string {
  if (details.length === 0) {
    return '';
  }
  const rows = details.map(
    ({label, pieces}) => `<div><dt>${escapeHtml(label)}</dt><dd>${piecesHtml(pieces)}</dd></div>`,
  );
  return `<section class="comparison__section" aria-labelledby="title-block">
<h2 id="title-block">Title block and summary</h2>
<dl class="routes">${rows.join('\n')}</dl>
</section>`;
}

function linkHtml({place, text, before, after}: LinkChange): string {
  const [old, fresh] = [before, after].map((target) =>
    target === undefined ? 'nothing' : `<code>${escapeHtml(target)}</code>`,
  );
  return `<li>${escapeHtml(place)}: “${escapeHtml(text)}” led to ${old ?? ''}, leads to ${fresh ?? ''}</li>`;
}

function linksHtml(links: readonly LinkChange[]): string {
  return links.length === 0
    ? ''
    : `<section class="comparison__section" aria-labelledby="links">
<h2 id="links">Links that changed target</h2>
<ul class="comparison__list">${links.map(linkHtml).join('\n')}</ul>
</section>`;
}

function sidesHtml({slug, before, after}: Comparison): string {
  const sides = [before, after];
  const row = (name: string, cell: (side: Side) => string) => {
    const cells = sides.map(
      (side) => `<td data-label="Edition ${escapeHtml(side.edition)}">${cell(side)}</td>`,
    );
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  };
  const heads = sides.map(({edition, path}) => {
    const label = `Edition ${escapeHtml(edition)}`;
    return `<th scope="col"><a href="${escapeHtml(path)}">${label}</a></th>`;
  });
  const text = ({edition}: Side) =>
    `<a href="${escapeHtml(copyPath(slug, edition, 'txt'))}">Plain text</a>`;
  return `<div class="table-frame"><table class="table table--stack table--compared">
<caption class="visually-hidden">The two editions</caption>
<thead><tr><td></td>${heads.join('')}</tr></thead>
<tbody>
${row('Version', ({version}) => escapeHtml(version))}
${row('Effective', ({effectiveFrom}) => longDay(effectiveFrom))}
${row('Words', text)}
${row('SHA-256 of the words', ({sha256}) => `<span class="comparison__fingerprint">${sha256}</span>`)}
</tbody>
</table></div>`;
}

/** Renders a comparison. Nothing in it needs a script. */
function comparisonHtml(comparison: Comparison): string {
  const {title, after, before, details, sections, links, summary} = comparison;
  return `<article class="comparison wrap">
<header class="comparison__top">
<a class="document__back" href="${escapeHtml(after.path)}">Back to the policy</a>
<h1>${escapeHtml(title)}: what changed</h1>
<p class="lead">From edition ${escapeHtml(before.edition)} to edition ${escapeHtml(after.edition)}. ${escapeHtml(summary.text)}</p>
<p class="comparison__key">Words that came are <ins>underlined</ins>, words that went are <del>struck through</del>. What did not change is folded. Numbers are those of edition ${escapeHtml(after.edition)}.</p>
${sidesHtml(comparison)}
</header>
${[detailsHtml(details), ...sections.map(sectionHtml), linksHtml(links)].filter((part) => part !== '').join('\n')}
</article>
`;
}

/** A comparison with what the page's head needs. */
export function comparisonPage(comparison: Comparison): ComparisonPage {
  const {slug, reference, title, before, after, summary} = comparison;
  return {
    path: comparisonPath(slug, before.edition, after.edition),
    title: `${title}: what changed from ${before.edition} to ${after.edition}`,
    description: `${title}, edition ${before.edition} and edition ${after.edition} compared word by word. ${summary.text}`,
    printFoot: comparisonPrintFoot(reference, before.edition, after.edition),
    html: comparisonHtml(comparison),
  };
}
