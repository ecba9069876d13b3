import {brand} from '../../../../data/brand/brand';
import {html, type Markup} from './markup';

const navigation = [
  {href: '/mailbox', label: 'Messages'},
  {href: '/mailbox/behaviour', label: 'Behaviour'},
  {href: '/', label: 'To the site'},
];

/** A page of the mailbox. @param current address of the page, as the navigation writes it */
export function page(title: string, current: string, content: Markup): string {
  const links = navigation.map(({href, label}) =>
    href === current
      ? html`<li><a href="${href}" aria-current="page">${label}</a></li>`
      : html`<li><a href="${href}">${label}</a></li>`,
  );
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
          <div class="wrap mailbox-head__row">
            <p class="mailbox-head__name">Mailbox</p>
            <nav aria-label="Mailbox">
              <ul class="mailbox-head__links">
                ${links}
              </ul>
            </nav>
          </div>
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

/** A moment as people of the headquarters read it. @param moment ISO 8601 */
export function moment(moment: string): Markup {
  return html`<time datetime="${moment}">${clock.format(new Date(moment))}</time>`;
}

/** @param bytes size of a file */
export function fileSize(bytes: number): string {
  if (bytes < 1024) {
    return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  }
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
