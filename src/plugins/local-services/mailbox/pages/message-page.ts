import type {Address, Email} from 'postal-mime';
import type {Card} from '../store';
import {deliveryText} from './delivery';
import {fileSize, moment, page} from './layout';
import {html, type Markup} from './markup';

const addressText = ({name, address}: Address) =>
  name === '' ? (address ?? '') : `${name} <${address ?? ''}>`;

const addressTexts = (addresses: readonly Address[] | undefined) =>
  (addresses ?? []).map(addressText).join(', ') || 'none';

function header(name: string, value: string | Markup): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div> `;
}

function files(card: Card, {attachments}: Email): Markup {
  const rows = attachments.map(({filename, mimeType}, index) => {
    const size = card.attachments[index]?.size;
    return html`<li class="entry">
      <a class="entry__name" href="/mailbox/${card.id}/attachments/${index + 1}"
        >${filename ?? 'file'}</a
      >
      <span class="entry__aside"
        >${mimeType}${size === undefined ? '' : `, ${fileSize(size)}`}</span
      >
    </li> `;
  });
  return rows.length === 0
    ? html``
    : html`<section class="stack">
        <h2>Files</h2>
        <ul class="register mailbox-wide">
          ${rows}
        </ul>
      </section>`;
}

/**
 * The page of one message.
 *
 * @param email the message, read back from what was sent
 */
export function messagePage(card: Card, email: Email): string {
  return page(
    card.subject,
    '',
    html`<dl class="titleblock">
        ${header('From', email.from ? addressText(email.from) : 'none')}
        ${header('Answer to', addressTexts(email.replyTo))} ${header('To', addressTexts(email.to))}
        ${header('Received', moment(card.receivedAt))}
        ${card.reference === undefined ? '' : header('Reference', card.reference)}
        ${header('Delivery', deliveryText(card))}
        ${header('Message-ID', html`<span class="reference">${email.messageId ?? 'none'}</span>`)}
      </dl>
      <section class="stack">
        <h2>Text</h2>
        <pre class="mailbox-text">${email.text ?? ''}</pre>
      </section>
      ${files(card, email)}
      <p class="button-row">
        <a class="button button--plain" href="/mailbox/${card.id}.eml">Save as .eml</a>
        <a class="button button--plain" href="/mailbox">All messages</a>
      </p>`,
  );
}
