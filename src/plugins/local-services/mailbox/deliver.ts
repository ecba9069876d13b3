import nodemailer from 'nodemailer';
import type {Card} from './store';
import type {Template} from './settings';

/** Sends a composed message on; the result goes on the message's card. */
export type Deliver = (source: Buffer) => Promise<Card['delivery']>;

/** A mail server that does not answer must not outlast the visitor's patience. Milliseconds. */
const PATIENCE = 8_000;

/**
 * Delivery by SMTP. Without an address of a mail server, messages are only kept.
 *
 * The envelope is the template's, never what a message says of itself.
 */
export function delivery(smtpUrl: string | undefined, {sender, recipient}: Template): Deliver {
  if (smtpUrl === undefined) {
    return () => Promise.resolve({state: 'kept'});
  }
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return async (raw) => {
    try {
      await transport.sendMail({envelope: {from: sender.address, to: [recipient]}, raw});
      return {state: 'delivered'};
    } catch (error) {
      return {state: 'failed', reason: error instanceof Error ? error.message : String(error)};
    }
  };
}
