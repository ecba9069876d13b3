import MailComposer from 'nodemailer/lib/mail-composer';
import type {Template} from './settings';

/** A variable of the email template, by name. */
export type Variable = readonly [name: string, value: string];

export interface UploadedFile {
  /** Name of the field that it was put into. */
  readonly field: string;
  /** Name as the visitor's browser sent it: not to be trusted. */
  readonly name: string;
  /** Media type as the browser sent it: not to be trusted. */
  readonly type: string;
  readonly content: Buffer;
}

/** What a visitor sent, in whichever form it came. */
export interface Submission {
  readonly variables: readonly Variable[];
  readonly files: readonly UploadedFile[];
}

/** The first variable of that name, without the space around it; empty when there is none. */
export function valueOf(variables: readonly Variable[], name: string): string {
  return (variables.find(([found]) => found === name)?.[1] ?? '').trim();
}

/** Who sent it: an enquiry has one name, an application two. Empty when it has neither. */
function senderOf(variables: readonly Variable[]): string {
  const names = ['firstName', 'lastName'].map((name) => valueOf(variables, name));
  return valueOf(variables, 'name') || names.join(' ').trim();
}

const SUBJECT_LENGTH = 150;
const FILE_NAME_LENGTH = 120;

/** Control characters, line and paragraph separators, and what turns the direction of text round. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** One address, nothing else: no list, no name, no space. */
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/** Text for a header: on one line, and not longer than a person reads. */
export function headerText(text: string, length = SUBJECT_LENGTH): string {
  return Array.from(text.replace(UNPRINTABLE, ' ').trim()).slice(0, length).join('');
}

/** A file name without folders, and without characters that would hide its ending. */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = headerText(last.replaceAll('"', ''), FILE_NAME_LENGTH).replace(/^\.+/, '');
  return clean === '' ? 'file' : clean;
}

/**
 * The media type for the mail. Messages and multiparts get the general type: their content may not
 * be encoded in a mail, so line ends would change on the way.
 */
export function mediaType(type: string): string {
  const usable = /^(?:application|audio|font|image|model|text|video)\/[\w.+-]{1,100}$/i.test(type);
  return usable ? type.toLowerCase() : 'application/octet-stream';
}

const isLong = (value: string) => value.includes('\n') || value.length > 100;

/** The text of the mail: short variables first, one per line, then the long ones. */
export function mailText(variables: readonly Variable[]): string {
  const short = variables.filter(([, value]) => !isLong(value));
  const long = variables.filter(([, value]) => isLong(value));
  return [
    short.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...long.map(([name, value]) => `${name}:\n${value}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function subjectFor(variables: readonly Variable[]): string {
  const who = senderOf(variables) || valueOf(variables, 'email') || 'a visitor';
  const position = valueOf(variables, 'position');
  const what = valueOf(variables, 'division') || position;
  const kind = position === '' ? 'Message' : 'Application';
  return headerText(`${kind} from ${who}${what === '' ? '' : ` (${what})`}`);
}

/** The email of a submission. */
export interface Mail {
  readonly messageId: string;
  readonly subject: string;
  /** Address of the visitor, when the submission names one. */
  readonly replyTo: string | undefined;
  readonly text: string;
  readonly attachments: readonly Omit<UploadedFile, 'field'>[];
  /** The message as it travels and as it is kept (RFC 5322). */
  readonly source: Buffer;
}

/**
 * Composes the email as the service would from its template: the sender and the recipient are the
 * template's, an answer goes to the visitor.
 *
 * @param id of the message, for its Message-ID
 */
export async function composeMail(
  {variables, files}: Submission,
  {sender, recipient}: Template,
  id: string,
  date: Date,
): Promise<Mail> {
  const subject = subjectFor(variables);
  const messageId = `<${id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`;
  const email = valueOf(variables, 'email');
  const replyTo = ONE_ADDRESS.test(email) ? email : undefined;
  const attachments = files.map(({name, type, content}) => ({
    name: fileName(name),
    type: mediaType(type),
    content,
  }));
  const text = mailText(variables);
  const composer = new MailComposer({
    from: sender,
    to: {name: '', address: recipient},
    replyTo: replyTo && {name: headerText(senderOf(variables)), address: replyTo},
    subject,
    messageId,
    date,
    text,
    attachments: attachments.map(({name, type, content}) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // What a visitor sends is content, never the address of a file to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {messageId, subject, replyTo, text, attachments, source: await composer.compile().build()};
}
