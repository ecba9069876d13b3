import {brand} from '../../../src/data/brand/brand';
import {currentEdition} from '../../../src/data/editions/editions';
import {longDay, shortDay} from '../../../src/content/dates';
import type {PolicyFrontMatter} from '../../../src/content/documents/schema';
import {html, type Markup} from '../../../src/plugins/local-services/html';
import {companyNames} from '../form/companies';
import {valueWords} from '../form/words';

/** Days are checked elsewhere; the preview shows what it is given. */
function day(text: string, format: (day: string) => string): string {
  return Number.isNaN(Date.parse(text)) ? text : format(text);
}

function cell(term: string, value: Markup | string, className = ''): Markup {
  return html`<div class="${className}">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;
}

function scope(companies: readonly string[]): string {
  return companies.length === Object.keys(companyNames).length
    ? 'Every company of the group, and everyone who works on their behalf'
    : companies.map((id) => companyNames[id] ?? id).join(', ');
}

function contacts(): Markup {
  return html`<dl class="routes speak-up">
    <div>
      <dt>Speak-up line</dt>
      <dd>${brand.phone.speakUp.display}</dd>
    </div>
    <div>
      <dt>By e-mail</dt>
      <dd>${brand.email.speakUp}</dd>
    </div>
  </dl>`;
}

/** What stands above the text of a policy: title, the policy in short, title block. */
export function topHtml(policy: PolicyFrontMatter): Markup {
  const {approver, approvedOn, effectiveFrom, reviewBy, status, type} = policy;
  return html`<header class="wrap document__top">
    <div class="document__title">
      <h1>${policy.title}</h1>
      <p class="lead">${policy.description}</p>
      ${policy.contact === true ? contacts() : ''}
      <section class="summary" aria-labelledby="in-short">
        <p class="summary__title" id="in-short">In short</p>
        <ul class="register">
          ${policy.inShort.map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
      </section>
    </div>
    <div class="document__control">
      <dl class="titleblock">
        ${cell('Reference', `${brand.prefix.toUpperCase()}-${policy.reference}`)}
        ${cell(
          'Status',
          html`<span class="status ${status === 'in force' ? 'status--current' : ''}"
            >${valueWords(status, {})}</span
          >`,
        )}
        ${cell('Edition', currentEdition)} ${cell('Version', policy.version)}
        ${cell('Owner', policy.owner)}
        ${cell('Approved by', html`${approver}<br />${day(approvedOn, longDay)}`)}
        ${cell('Effective', day(effectiveFrom, longDay))}
        ${cell('Next review', day(reviewBy, longDay))} ${cell('Type', valueWords(type, {}))}
        ${cell('Applies to', scope(policy.appliesTo), 'titleblock__wide')}
      </dl>
    </div>
  </header>`;
}

/** What stands below the text: revision table and law. */
export function endHtml({revisions, statutes}: PolicyFrontMatter): Markup {
  const rows = revisions.map(
    ({version, effectiveFrom, sections, note, approvedBy}) =>
      html`<tr>
        <th scope="row" class="reference" data-label="Version">${version}</th>
        <td class="reference" data-label="Effective">${day(effectiveFrom, shortDay)}</td>
        <td data-label="Sections">${sections === 'all' ? 'All' : sections.join(', ')}</td>
        <td data-label="What changed">${note}</td>
        <td data-label="Approved by">${approvedBy}</td>
      </tr>`,
  );
  return html`<div class="revisions" id="revisions">
    <div class="table-frame">
      <table class="table table--stack">
        <caption>
          Revisions
        </caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Effective</th>
            <th scope="col">Sections</th>
            <th scope="col">What changed</th>
            <th scope="col">Approved by</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <section class="statutes" aria-labelledby="statutes">
      <h3 id="statutes">Law this document follows</h3>
      <ul>
        ${statutes.map(({name}) => html`<li>${name}</li>`)}
      </ul>
    </section>
  </div>`;
}
