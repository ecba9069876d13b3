import {html, Markup} from '../../../src/plugins/local-services/html';
import type {OlderText} from '../compare/older-texts';
import type {OpenedFile} from '../document/edit';
import {formHtml} from '../form/form-html';
import {questionsHtml} from './questions';
import {headHtml} from './head';
import {pageHtml} from './layout';

/** Marks that the tool bar puts into the text, by their names in `browser/markdown-marks.ts`. */
const TOOLS = [
  ['undo', 'Undo'],
  ['redo', 'Redo'],
  ['section', 'Section'],
  ['part', 'Part'],
  ['strong', 'Bold'],
  ['link', 'Link'],
  ['list', 'List'],
  ['numbers', 'Numbered list'],
  ['table', 'Table'],
  ['note', 'Note'],
] as const;

/** Data for the page's script. It is no script itself, so nothing in it runs. */
function data(id: string, value: unknown): Markup {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">
    ${new Markup(json)}
  </script>`;
}

function writeHtml({values}: OpenedFile): Markup {
  const tools = TOOLS.map(
    ([name, label]) =>
      html`<button type="button" class="editor-tool" data-tool="${name}">${label}</button>`,
  );
  const whole = values === undefined;
  return html`<section class="editor-write" aria-label="Write">
    <section class="problems editor-problems" id="problems" aria-labelledby="problems-title" hidden>
      <h2 class="problems__title" id="problems-title" tabindex="-1"></h2>
      <ul class="editor-problems__list" id="problems-list"></ul>
    </section>
    <p class="visually-hidden" role="status" id="problems-said"></p>
    <section class="editor-text" aria-labelledby="text-title">
      <h2 id="text-title">${whole ? 'The whole file' : 'Text'}</h2>
      <p class="field__hint" id="text-help">
        ${
          whole
            ? 'The fields at the top of the file cannot be read, so here is all of it. Put right what the list above names, and save: the fields come back.'
            : 'Two number signs begin a section. A paragraph is one line. The page numbers everything by itself.'
        }
      </p>
      <div class="editor-tools" role="toolbar" aria-label="Marks">${tools}</div>
      <div class="editor-paper">
        <ol class="editor-lines" id="lines" aria-hidden="true"></ol>
        <textarea
          class="editor-area"
          id="text"
          aria-labelledby="text-title"
          aria-describedby="text-help"
          spellcheck="true"
          lang="en-GB"
        ></textarea>
      </div>
    </section>
    ${
      whole
        ? ''
        : html`<section class="editor-fields" id="fields" aria-labelledby="fields-title">
            <h2 id="fields-title">Fields</h2>
            <p class="field__hint">They feed the title block and the revision table.</p>
            ${formHtml()}
          </section>`
    }
  </section>`;
}

function seeHtml(slug: string, older: readonly OlderText[]): Markup {
  const options = older.map(({id, label}) => html`<option value="${id}">${label}</option>`);
  return html`<section class="editor-see" aria-label="See">
    <div class="editor-preview" id="preview">
      <p class="notice editor-preview__notice" id="preview-notice" hidden>
        The text cannot be shown until the problems are put right. Below is how it was before.
      </p>
      <iframe
        class="editor-preview__frame"
        id="frame"
        title="Preview of the page"
        src="/policies/${slug}/frame"
        sandbox="allow-same-origin"
      ></iframe>
    </div>
    <div class="editor-changes" id="changes">
      <p class="field editor-changes__choice">
        <label for="against">Compare your text with</label>
        <select class="input" id="against">
          ${options}
        </select>
      </p>
      <div id="comparison" aria-live="polite"></div>
    </div>
  </section>`;
}

/** The page on which one policy is edited. */
export function editorPage(
  slug: string,
  file: string,
  opened: OpenedFile,
  older: readonly OlderText[],
  token: string,
): string {
  const title = opened.values?.title;
  const name = typeof title === 'string' && title !== '' ? title : slug;
  return pageHtml({
    title: name,
    token,
    script: 'editor',
    content: html`${headHtml(name, file)}
      <main class="editor" data-show="preview">
        <div class="editor-notices" id="notices"></div>
        ${writeHtml(opened)} ${seeHtml(slug, older)}
      </main>
      ${questionsHtml()} ${data('opened', {slug, ...opened})}`,
  });
}
