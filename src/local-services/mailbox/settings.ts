import path from 'node:path';
import * as z from 'zod';
import {readConfiguration} from '../../configuration/readConfiguration';
import {brand} from '../../data/brand/brand';

/** The account that the mailbox pretends to be. */
export interface Account {
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** Bytes. */
export interface Limits {
  readonly variables: number;
  readonly files: number;
}

/** What the email template of a real account fixes. */
export interface Template {
  readonly sender: {readonly name: string; readonly address: string};
  /** The only address that ever gets a message, whatever `to_email` says. */
  readonly recipient: string;
}

export interface MailboxSettings {
  readonly account: Account;
  readonly limits: Limits;
  /** Largest CV that the endpoint for applications takes, in bytes: what the site's form allows. */
  readonly cvLimit: number;
  readonly template: Template;
  /** Folder of the kept messages. Ignored by git, because it holds personal data. */
  readonly folder: string;
  /** The repository, for the site's stylesheets. */
  readonly root: string;
  /** How many messages are kept; the oldest goes when one more arrives. */
  readonly kept: number;
  /** Mail server that gets each message too. Example: `smtp://localhost:1025`. */
  readonly smtpUrl?: string | undefined;
}

/** The service's limit for the variables of one message, in bytes. */
export const variablesLimit = 50 * 1024;
const FILES_LIMIT_KILOBYTES = 500;

/** A variable that is set to nothing counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const variables = z.object({
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'expected smtp://user:password@host:port or smtps://…',
    }),
  ),
  MAILBOX_FILES_KB: optional(
    z.coerce.number('expected a number of kilobytes').int().min(1).max(20_480),
  ),
});

/**
 * The settings of the mailbox, from environment variables: `ENQUIRY_RECIPIENT`, `SMTP_URL`,
 * `MAILBOX_FILES_KB` (size limit of the files of one message) and `CV_LIMIT_KB`.
 *
 * @param root the repository
 * @throws Error naming each wrong variable, without its value: an SMTP address holds a password
 */
export function mailboxSettings(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): MailboxSettings {
  const read = variables.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map(
      ({path: [name], message}) => `${String(name)}: ${message}`,
    );
    throw new Error(`Embedded mailbox, environment variables:\n${problems.join('\n')}`);
  }
  const {SMTP_URL, MAILBOX_FILES_KB = FILES_LIMIT_KILOBYTES} = read.data;
  // As the site itself reads them when it talks to the mailbox.
  const {enquiry, application} = readConfiguration({
    ENQUIRY_PROVIDER: 'mailbox',
    ENQUIRY_RECIPIENT: environment.ENQUIRY_RECIPIENT,
    CV_LIMIT_KB: environment.CV_LIMIT_KB,
    EMBEDDED_MAILBOX: 'true',
    APPLICATION_DELIVERY: 'endpoint',
  });
  const {publicKey, serviceId, templateId, recipient} = enquiry;
  const domain = brand.email.info.slice(brand.email.info.indexOf('@') + 1);
  return {
    account: {userId: publicKey, serviceId, templateId},
    limits: {variables: variablesLimit, files: MAILBOX_FILES_KB * 1024},
    cvLimit: application.fileLimit ?? Infinity,
    template: {
      sender: {name: `${brand.name} website`, address: `no-reply@${domain}`},
      recipient,
    },
    folder: path.join(root, '.mailbox'),
    root,
    kept: 200,
    smtpUrl: SMTP_URL,
  };
}
