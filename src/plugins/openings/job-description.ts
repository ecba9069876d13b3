import {WHAT_HELPS, WHAT_YOU_NEED} from '../../shared/openings/words';
import {escapeHtml} from '../../platform/generated-files/formats/html';
import type {OpeningDocument} from './parse';

/**
 * Returns the advert as HTML for search engines and feeds, with the page's text in the same order.
 */
export function jobDescription({opening, html}: OpeningDocument): string {
  const {description, flexibility, requirements, desirable} = opening;
  return [
    `<p>${escapeHtml(description)}</p>`,
    `<p>${escapeHtml(flexibility)}</p>`,
    ...points(WHAT_YOU_NEED, requirements),
    ...(desirable === undefined ? [] : points(WHAT_HELPS, desirable)),
    html,
  ].join('\n');
}

function points(heading: string, texts: readonly string[]): string[] {
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`);
  return [`<h2>${heading}</h2>`, `<ul>${items.join('')}</ul>`];
}
