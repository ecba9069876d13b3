import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../data/brand/brand';
import {Refused, send, type Exchange, type Route} from '../http';
import {KEPT, type Message, type Store} from './store';

/** HTML that is safe to insert. Only {@link html} makes it. */
class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | number | string | readonly Markup[];

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Template tag for HTML: escapes every value that isn't itself made by `html`. */
function html(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({raw: texts}, ...values.map(textOf)));
}

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
        <nav class="wrap row after" aria-label="Mailbox">
          <a href="/mailbox">Mailbox</a>
          <a href="/">Back to the site</a>
        </nav>
        <main class="wrap section stack stack--full">
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

const timeOf = ({receivedAt}: Message) =>
  html`<time datetime="${receivedAt}">${clock.format(new Date(receivedAt))}</time>`;

const listOf = (entries: readonly (readonly [name: Value, value: Value])[]) =>
  html`<dl class="terms terms--typed">
    ${entries.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd dir="auto">${value}</dd>
        </div> `,
    )}
  </dl>`;

function listPage(messages: readonly Message[]): string {
  const entries = messages.map((message) => {
    const {id, subject, replyTo, attachments} = message;
    const files = attachments.length === 0 ? '' : `, files: ${attachments.length}`;
    return [
      html`${timeOf(message)}, from ${replyTo || 'no address'}${files}`,
      html`<a href="/mailbox/${id}">${subject}</a>`,
    ] as const;
  });
  const nothing = html`<p>
    There are no messages yet. <a href="/contact">Send one from the contact page</a>.
  </p>`;
  return page(
    'Messages',
    html`<p class="lead">
        Messages from the site’s forms, newest first. None leaves this computer.
      </p>
      ${messages.length === 0 ? nothing : listOf(entries)}
      <p class="quiet">The last ${KEPT} messages are kept in the folder <code>.mailbox</code>.</p>`,
  );
}

function messagePage(message: Message): string {
  const {id, subject, to, replyTo, reference, variables, attachments} = message;
  const files = attachments.map(({name, type, size, sha256}, index) => {
    const link = html`<a href="/mailbox/${id}/${index}">${name}</a>`;
    return ['File', html`${link} (${type}, ${size} bytes), SHA-256 ${sha256}`] as const;
  });
  const facts = [
    ['Sender', replyTo || 'no address'],
    ['To', to],
    ['Received', timeOf(message)],
    ['Reference', reference ?? 'none'],
    ...files,
  ] as const;
  return page(
    subject,
    html`${listOf(facts)}
      <h2>Fields</h2>
      ${listOf(Object.entries(variables))}`,
  );
}

const SOURCE = path.resolve(__dirname, '../..');

/** The site's style sheets that the mailbox uses, in the order of the cascade. */
const SHEETS = ['css/tokens', 'css/base', 'css/layout', 'components/prose/summary'];

async function styleSheet(): Promise<string> {
  const files = SHEETS.map((name) => readFile(path.join(SOURCE, `${name}.css`), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

/** Returns the routes of the mailbox: its pages, attached files, and the list that tests read. */
export function pageRoutes(store: Store): readonly Route[] {
  const get = (path: RegExp, answer: Route['answer']): Route => ({method: 'GET', path, answer});

  async function messageOf({parameters: [id]}: Exchange): Promise<Message> {
    const message = (await store.list()).find((found) => found.id === id);
    if (!message) throw new Refused({status: 404, text: 'There is no such message.'});
    return message;
  }

  async function sendFile(exchange: Exchange): Promise<void> {
    const {id, attachments} = await messageOf(exchange);
    const index = Number(exchange.parameters[1]);
    const file = attachments[index];
    if (!file) throw new Refused({status: 404, text: 'There is no such file.'});
    // Makes the browser download the file, because it is not safe to open as a page.
    const name = encodeURIComponent(file.name);
    const headers = {'Content-Disposition': `attachment; filename*=UTF-8''${name}`};
    const content = await store.file(id, index);
    send(exchange.response, 200, 'application/octet-stream', content, headers);
  }

  return [
    get(/^\/mailbox\/?$/, async ({response}) =>
      send(response, 200, 'text/html', listPage(await store.list())),
    ),
    get(/^\/mailbox\/style\.css$/, async ({response}) =>
      send(response, 200, 'text/css', await styleSheet()),
    ),
    get(/^\/mailbox\/messages\.json$/, async ({response}) =>
      send(response, 200, 'application/json', JSON.stringify(await store.list(), null, 2)),
    ),
    get(/^\/mailbox\/([^/]+)$/, async (exchange) =>
      send(exchange.response, 200, 'text/html', messagePage(await messageOf(exchange))),
    ),
    get(/^\/mailbox\/([^/]+)\/(\d+)$/, sendFile),
  ];
}
