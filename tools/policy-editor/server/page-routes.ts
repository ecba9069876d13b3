import {html, Markup} from '../../../src/plugins/local-services/html';
import {send} from '../../../src/plugins/local-services/http';
import {sendMissing, type Route} from '../../../src/plugins/local-services/http';
import {listedPolicies} from '../checks/listed-policies';
import {olderTexts} from '../compare/older-texts';
import {openFile} from '../document/edit';
import {policyFile} from '../document/policies';
import {NoText, textOfFile} from '../document/save';
import {editorPage} from '../pages/editor-page';
import {frameHtml, pageHtml} from '../pages/layout';
import {listPage} from '../pages/list-page';
import {previewHtml} from '../preview/preview';
import {servedFile} from './files';
import type {EditorSettings} from './settings';

function contentPolicy(ancestors: "'none'" | "'self'", scripts: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      scripts,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; '),
  };
}

const PAGE = contentPolicy("'none'", "script-src 'self'; connect-src 'self'");

/** The preview runs nothing, whatever somebody types. */
const FRAME = contentPolicy("'self'", "script-src 'none'");

function listRoute({root, token, today}: EditorSettings): Route {
  return {
    method: 'GET',
    path: /^\/$/,
    async answer({response}) {
      const page = listPage(await listedPolicies(root, today()), token);
      send(response, 200, 'text/html', page, PAGE);
    },
  };
}

function policyRoute({root, token}: EditorSettings): Route {
  return {
    method: 'GET',
    path: /^\/policies\/([\w-]+)$/,
    answer({response, parameters: [slug = '']}) {
      const file = policyFile(root, slug);
      if (file === undefined) {
        sendMissing(response);
        return;
      }
      try {
        const opened = openFile(textOfFile(root, file));
        const page = editorPage(slug, file, opened, olderTexts(root, file, ''), token);
        send(response, 200, 'text/html', page, PAGE);
      } catch (error) {
        if (!(error instanceof NoText)) throw error;
        const content = html`<main class="wrap"><p class="notice">${error.message}</p></main>`;
        send(response, 500, 'text/html', pageHtml({title: slug, token, content}), PAGE);
      }
    },
  };
}

function frameRoute({root}: EditorSettings): Route {
  return {
    method: 'GET',
    path: /^\/policies\/([\w-]+)\/frame$/,
    async answer({response, parameters: [slug = '']}) {
      const file = policyFile(root, slug);
      if (file === undefined) {
        sendMissing(response);
        return;
      }
      const preview = (await previewHtml(root, file, textOfFile(root, file))) ?? '';
      send(response, 200, 'text/html', frameHtml(slug, new Markup(preview)), FRAME);
    },
  };
}

const fileRoute: Route = {
  method: 'GET',
  path: /^(\/(?:browser|styles|css|components|features|fonts|img)\/.+)$/,
  async answer({response, parameters: [address = '']}) {
    const file = await servedFile(address);
    if (file) {
      send(response, 200, file.type, file.content);
    } else {
      sendMissing(response);
    }
  },
};

/** The pages of the editor, and the files that they are made of. */
export function pageRoutes(settings: EditorSettings): Route[] {
  return [listRoute(settings), policyRoute(settings), frameRoute(settings), fileRoute];
}
