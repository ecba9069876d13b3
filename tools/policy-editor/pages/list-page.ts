import {longDay} from '../../../src/content/dates';
import {html, type Markup} from '../../../src/plugins/local-services/html';
import type {ListedPolicy} from '../checks/listed-policies';
import {valueWords} from '../form/words';
import {pageHtml} from './layout';

function reviewWords({reviewBy, daysLeft}: ListedPolicy): Markup {
  if (reviewBy === undefined || daysLeft === undefined) return html`not known`;
  const day = longDay(reviewBy);
  if (daysLeft < 0) {
    return html`<strong class="editor-late">${day}, overdue</strong>`;
  }
  return html`${day} <span class="quiet">(${daysLeft} days)</span>`;
}

function problemWords(count: number): Markup {
  if (count === 0) return html`<span class="quiet">none</span>`;
  return html`<strong class="editor-late"
    >${count === 1 ? '1 problem' : `${count} problems`}</strong
  >`;
}

function row(policy: ListedPolicy): Markup {
  const {slug, title, version, status, problems} = policy;
  return html`<tr>
    <th scope="row" data-label="Policy"><a href="/policies/${slug}">${title}</a></th>
    <td class="reference" data-label="Version">${version}</td>
    <td data-label="Status">${valueWords(status, {})}</td>
    <td data-label="Review by">${reviewWords(policy)}</td>
    <td data-label="Problems">${problemWords(problems)}</td>
  </tr>`;
}

/** All policies that can be edited, with what waits for somebody. */
export function listPage(policies: readonly ListedPolicy[], token: string): string {
  return pageHtml({
    title: 'Policies',
    token,
    content: html`<header class="editor-head">
        <div class="editor-head__row">
          <p class="editor-head__name">Policy editor</p>
          <p class="quiet">On this machine only. Nothing is published from here.</p>
        </div>
      </header>
      <main class="wrap editor-list-page">
        <h1>Policies</h1>
        <p class="lead">Choose one to read, change or bring to a new version.</p>
        <div class="table-frame">
          <table class="table table--stack">
            <caption class="visually-hidden">
              The policies of the edition in force
            </caption>
            <thead>
              <tr>
                <th scope="col">Policy</th>
                <th scope="col">Version</th>
                <th scope="col">Status</th>
                <th scope="col">Review by</th>
                <th scope="col">Problems</th>
              </tr>
            </thead>
            <tbody>
              ${policies.map(row)}
            </tbody>
          </table>
        </div>
        <p class="quiet editor-list-page__end">
          A policy that does not exist yet: <code>npm run policy:new</code>. The yearly edition:
          <code>npm run policy:release</code>. To end the editor, go back to the terminal and press
          Ctrl-C.
        </p>
      </main>`,
  });
}
