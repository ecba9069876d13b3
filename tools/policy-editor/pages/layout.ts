import {brand} from '../../../src/data/brand/brand';
import {html, type Markup} from '../../../src/plugins/local-services/html';

/** What every page of the editor begins with. */
interface Page {
  readonly title: string;
  /** Lets the page's own script write, and nobody else: see `server/guard.ts`. */
  readonly token: string;
  /** Name of the page's script in `browser/`, when it has one. */
  readonly script?: string;
  readonly content: Markup;
}

/** A page of the editor, in the site's own styles. */
export function pageHtml({title, token, script, content}: Page): string {
  const code =
    script === undefined ? '' : html`<script type="module" src="/browser/${script}.js"></script>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title} | Policy editor | ${brand.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="editor-token" content="${token}" />
        <link rel="icon" href="/styles/icon.svg" />
        <link rel="stylesheet" href="/css/main.css" />
        <link rel="stylesheet" href="/styles/editor.css" />
        ${code}
      </head>
      <body class="editor-page">
        ${content}
      </body>
    </html> `.text;
}

/** The page inside the preview: the site's styles and nothing that runs. */
export function frameHtml(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="/css/main.css" />
      </head>
      <body>
        <main id="main">${content}</main>
      </body>
    </html> `.text;
}
