import {createHash} from 'node:crypto';
import {composeMail} from './compose';
import type {Deliver} from './deliver';
import type {Template} from './settings';
import {messageId, type Card, type Store} from './store';
import type {Submission} from './submission';

/** What a service has besides the messages themselves. */
export interface Keeping {
  readonly store: Store;
  readonly deliver: Deliver;
  readonly template: Template;
}

/**
 * Composes the e-mail of a submission, hands it on if there is a mail server, and keeps it.
 *
 * @param more what the service adds to the card, which may depend on the id of the message
 */
export async function keepSubmission(
  submission: Pick<Submission, 'files' | 'variables'>,
  {store, deliver, template}: Keeping,
  more: (id: string) => Pick<Card, 'idempotencyKey' | 'reference'> = () => ({}),
): Promise<Card> {
  const date = new Date();
  const id = messageId(date);
  const mail = await composeMail(submission, template, id, date);
  const card: Card = {
    id,
    receivedAt: date.toISOString(),
    messageId: mail.messageId,
    subject: mail.subject,
    to: template.recipient,
    replyTo: mail.replyTo,
    variables: Object.fromEntries(submission.variables),
    attachments: mail.attachments.map(({name, type, content}) => ({
      name,
      type,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    ...more(id),
    delivery: await deliver(mail.source),
  };
  await store.keep(card, mail.source);
  return card;
}
