import {escapeHtml} from '../../../src/plugins/generated-files/formats/html';
import type {Comparison, SectionComparison} from '../../../src/plugins/policies/comparison';
import {headingHtml, stretchHtml} from '../../../src/plugins/policies/comparison-blocks-html';
import {piecesHtml} from '../../../src/plugins/policies/comparison-words-html';

function sectionHtml({change, heading, number, stretches}: SectionComparison): string {
  const title = heading ? headingHtml(heading, `change-${change}-${number}`) : '';
  return `<section class="comparison__section comparison__section--${change}">${title}
${stretches.map(stretchHtml).join('\n')}</section>`;
}

function detailsHtml({details}: Comparison): string {
  const rows = details.map(
    ({label, pieces}) => `<div><dt>${escapeHtml(label)}</dt><dd>${piecesHtml(pieces)}</dd></div>`,
  );
  return rows.length === 0
    ? ''
    : `<section class="comparison__section"><h2>Title block and summary</h2>
<dl class="routes">${rows.join('\n')}</dl></section>`;
}

/**
 * What changed, word by word, as the published comparison shows it; without the table of editions,
 * as one side is no edition yet.
 *
 * @param label the older side, in a sentence. Example: `edition 2025`
 */
export function changesHtml(comparison: Comparison, label: string): string {
  const {details, links, sections, summary} = comparison;
  const isSame = details.length + links.length === 0 && summary.changed.length === 0;
  const text = isSame ? 'Nothing is different.' : summary.text;
  const changedLinks = links.map(
    ({place, text: words, after}) =>
      `<li>${escapeHtml(place)}: “${escapeHtml(words)}” leads to ${escapeHtml(after ?? 'nothing')}</li>`,
  );
  return `<article class="comparison wrap">
<header class="comparison__top">
<p class="lead">Your text beside ${escapeHtml(label)}. ${escapeHtml(text)}</p>
<p class="comparison__key">Words that came are <ins>underlined</ins>, words that went are <del>struck through</del>. What did not change is folded.</p>
</header>
${detailsHtml(comparison)}
${isSame ? '' : sections.map(sectionHtml).join('\n')}
${changedLinks.length > 0 ? `<section class="comparison__section"><h2>Links</h2><ul class="comparison__list">${changedLinks.join('')}</ul></section>` : ''}
</article>`;
}
