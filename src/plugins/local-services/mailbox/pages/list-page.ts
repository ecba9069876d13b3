import {behaviours, type Behaviour} from '../behaviour';
import type {MailboxSettings} from '../settings';
import type {Card} from '../store';
import {deliveryText} from './delivery';
import {moment, page} from './layout';
import {html, type Markup} from './markup';

/** What is said where the service is switched to a failure. */
function behaviourNotice({name}: Behaviour): Markup {
  return name === 'ok'
    ? html``
    : html`<p class="notice">
        <strong>Switched to ${name} for this browser:</strong> ${behaviours[name]}.
        <a href="/mailbox/behaviour">Change the behaviour</a>.
      </p>`;
}

function row(card: Card): Markup {
  const count = card.attachments.length;
  return html`<tr>
    <td><a href="/mailbox/${card.id}">${card.subject}</a></td>
    <td data-label="Answer to">${card.replyTo ?? 'no address'}</td>
    <td data-label="Received">${moment(card.receivedAt)}</td>
    <td data-label="Files">${count}</td>
    <td data-label="Delivery">${deliveryText(card)}</td>
  </tr> `;
}

const nothing = html`<div class="empty">
  <p>No message has been kept yet.</p>
  <p><a class="button button--plain" href="/contact">Write one on the contact page</a></p>
</div>`;

function table(cards: readonly Card[]): Markup {
  return html`<div class="table-frame">
    <table class="table table--stack">
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Answer to</th>
          <th scope="col">Received</th>
          <th scope="col">Files</th>
          <th scope="col">Delivery</th>
        </tr>
      </thead>
      <tbody>
        ${cards.map(row)}
      </tbody>
    </table>
  </div>`;
}

/** The page /mailbox: all messages, newest first. */
export function listPage(
  cards: readonly Card[],
  behaviour: Behaviour,
  {template, smtpUrl, kept}: MailboxSettings,
): string {
  // Messages of an earlier run may have been delivered although none would be now.
  const delivery = [
    ...(cards.every((card) => card.delivery.state === 'kept')
      ? [html`None of them has left this machine. `]
      : []),
    ...(smtpUrl === undefined ? [] : [html`New ones are also delivered by SMTP.`]),
  ];
  return page(
    'Messages',
    '/mailbox',
    html`<p class="lead">
        What the forms of the site sent to ${template.recipient}, newest first. ${delivery}
      </p>
      ${behaviourNotice(behaviour)} ${cards.length === 0 ? nothing : table(cards)}
      <p class="quiet">The last ${kept} are kept, in the folder <code>.mailbox</code>.</p>`,
  );
}
