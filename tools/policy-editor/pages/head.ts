import {html, type Markup} from '../../../src/plugins/local-services/html';

/** The head of the page of a policy: way back, title, views, state, saving. */
export function headHtml(title: string, file: string): Markup {
  const views = [
    ['write', 'Write'],
    ['preview', 'Preview'],
    ['changes', 'What changed'],
  ].map(
    ([name = '', label = '']) =>
      html`<button type="button" class="editor-view" data-view="${name}" aria-pressed="false">
        ${label}
      </button>`,
  );
  return html`<header class="editor-head">
    <div class="editor-head__row">
      <div class="editor-head__title">
        <p><a class="document__back" href="/">All policies</a></p>
        <h1>${title}</h1>
        <p class="reference quiet">${file}</p>
      </div>
      <div class="editor-head__views" role="group" aria-label="Show">${views}</div>
      <div class="editor-head__act">
        <p class="editor-state" id="state" role="status">Saved</p>
        <button type="button" class="button" id="save">Save</button>
        <button type="button" class="button button--plain" id="new-version">
          Make it a new version
        </button>
      </div>
    </div>
  </header>`;
}
