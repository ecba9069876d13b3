import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../data/brand/brand';
import {send, sendAnswer, sendMissing, type Route} from '../http';
import {html, type Markup} from '../html';
import type {MailboxSettings} from './settings';
import type {Card, Store} from './store';

function page(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title} | Mailbox | ${brand.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icons/icon.svg" />
        <link rel="stylesheet" href="/mailbox/style.css" />
      </head>
      <body>
        <header class="mailbox-head">
          <nav class="wrap mailbox-head__links" aria-label="Mailbox">
            <a href="/mailbox">Mailbox</a>
            <a href="/">Back to the site</a>
          </nav>
        </header>
        <main class="wrap mailbox-main">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: brand.timeZone,
});

function moment(iso: string): Markup {
  return html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`;
}

/** Whether a message was sent on from this computer. */
function deliveryText({delivery}: Card): string {
  switch (delivery.state) {
    case 'kept':
      return 'Saved here';
    case 'delivered':
      return 'Saved here and forwarded';
    case 'failed':
      return `Saved here; couldn’t be forwarded: ${delivery.reason}`;
  }
}

/** The page /mailbox: all messages, newest first. */
function listPage(cards: readonly Card[], {template, smtpUrl, kept}: MailboxSettings): string {
  const rows = cards.map(
    (card) =>
      html`<tr>
        <td><a href="/mailbox/${card.id}">${card.subject}</a></td>
        <td data-label="Reply to">${card.replyTo ?? 'no address'}</td>
        <td data-label="Received">${moment(card.receivedAt)}</td>
        <td data-label="Files">${card.attachments.length}</td>
        <td data-label="Delivery">${deliveryText(card)}</td>
      </tr> `,
  );
  const table = html`<div class="table-frame">
    <table class="table table--stack">
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Reply to</th>
          <th scope="col">Received</th>
          <th scope="col">Files</th>
          <th scope="col">Delivery</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  const nothing = html`<p>
    There are no messages yet. <a href="/contact">Send one from the contact page</a>.
  </p>`;
  return page(
    'Messages',
    html`<p class="lead">
        Messages from the site’s forms to ${template.recipient}, newest first.
        ${smtpUrl === undefined ? 'Nothing is forwarded from this computer.' : 'New messages are also forwarded by SMTP.'}
      </p>
      ${cards.length === 0 ? nothing : table}
      <p class="quiet">The last ${kept} messages are kept in the folder <code>.mailbox</code>.</p>`,
  );
}

/** The page of one message. */
function messagePage(card: Card): string {
  const facts: readonly (readonly [string, string | Markup])[] = [
    ['Reply to', card.replyTo ?? 'no address'],
    ['To', card.to],
    ['Received', moment(card.receivedAt)],
    ...(card.reference === undefined ? [] : ([['Reference', card.reference]] as const)),
    ['Delivery', deliveryText(card)],
    ['Message-ID', card.messageId],
    ...card.attachments.map(
      ({name, type, size, sha256}) =>
        ['File', `${name} (${type}, ${size} bytes), SHA-256 ${sha256}`] as const,
    ),
  ];
  return page(
    card.subject,
    html`<dl class="titleblock">
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div> `,
        )}
      </dl>
      <pre class="mailbox-text">${card.text}</pre>
      <p class="button-row">
        <a class="button button--plain" href="/mailbox/${card.id}.eml"
          >Save as .eml, with its files</a
        >
      </p>`,
  );
}

/** The site's stylesheets that the mailbox uses, in the order of its cascade, and its own. */
const SHEETS = [
  'css/tokens',
  'css/base',
  'css/layout',
  'components/action/button',
  'components/titleblock/titleblock',
  'components/prose/table',
  'local-services/mailbox/mailbox',
];

async function styleSheet(root: string): Promise<string> {
  const files = SHEETS.map((name) => readFile(path.join(root, `src/${name}.css`), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

/** The pages of the mailbox, and what tests read. */
export function pageRoutes(settings: MailboxSettings, store: Store): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/mailbox\/?$/,
      answer: async ({response}) =>
        send(response, 200, 'text/html', listPage(await store.list(), settings)),
    },
    {
      method: 'GET',
      path: /^\/mailbox\/style\.css$/,
      answer: async ({response}) =>
        send(response, 200, 'text/css', await styleSheet(settings.root)),
    },
    {
      method: 'GET',
      path: /^\/mailbox\/messages\.json$/,
      answer: async ({response}) =>
        send(response, 200, 'application/json', JSON.stringify(await store.list(), null, 2)),
    },
    {
      method: 'DELETE',
      path: /^\/mailbox\/messages$/,
      async answer({response}) {
        await store.clear();
        sendAnswer(response, {status: 200, text: 'OK'});
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/([^/]+)\.eml$/,
      async answer({response, parameters: [id = '']}) {
        const source = await store.source(id);
        if (source) {
          // To save, never to open in the page: what a visitor sent may be anything.
          const headers = {'Content-Disposition': `attachment; filename="${id}.eml"`};
          send(response, 200, 'application/octet-stream', source, headers);
        } else {
          sendMissing(response);
        }
      },
    },
    {
      method: 'GET',
      path: /^\/mailbox\/([^/]+)$/,
      async answer({response, parameters: [id]}) {
        const card = (await store.list()).find((found) => found.id === id);
        if (card) send(response, 200, 'text/html', messagePage(card));
        else sendMissing(response);
      },
    },
  ];
}
