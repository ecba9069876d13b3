import {escapeHtml} from '../generated-files/formats/html';
import type {OpeningDocument} from './parse';

/** Stands above the requirements, on the page and wherever else the advert is read. */
const REQUIREMENTS_HEADING = 'What you need';

/** The advert as HTML: everything that its page says in words, in the page's order. */
export function jobDescription({opening, html}: OpeningDocument): string {
  const requirements = opening.requirements.map((point) => `<li>${escapeHtml(point)}</li>`);
  return [
    `<p>${escapeHtml(opening.description)}</p>`,
    `<h2>${REQUIREMENTS_HEADING}</h2>`,
    `<ul>${requirements.join('')}</ul>`,
    html,
  ].join('\n');
}
