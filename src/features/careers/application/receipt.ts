import {brand} from '@site/src/data/brand/brand';
import {processes} from '@site/src/data/processes/processes';
import {clocksOf} from '@site/src/shared/local-instant';
import {wallClock} from '@site/src/shared/wall-clock';
import {longDay} from '@site/src/shared/dates';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {fileSize} from '../../documents/record/file-size';
import {closingMoment, placeWords} from '@site/src/shared/openings/words';
import {recipientOf} from '../application-mail';
import {answersOf} from './plain-text';
import type {Position} from './positions';
import type {Application} from './rules';

/** Where the candidate privacy notice stands. */
export const CANDIDATE_NOTICE = '/privacy/candidates';

/** An instant as the United Kingdom's clocks show it: `20 November 2026, 3:42 PM (UK time)`. */
function ukMoment(instant: Date): string {
  const {date, minutes} = wallClock(instant, clocksOf(brand.timeZone, instant));
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${closingMoment({closes: `${date}T${time}`})} (UK time)`;
}

/** What the visitor keeps of a submitted application. Made on the device, and sent nowhere. */
export interface Receipt {
  /** Of the receiver, or made on the device. Example: `'APP-20261120-7F3K'`. */
  readonly reference: string;
  readonly sentAt: Date;
  readonly application: Application;
  readonly position: Position;
  /** The candidate privacy notice in force. */
  readonly notice: InForce;
  readonly file: {
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    /** In hexadecimal; absent where the browser cannot compute it. */
    readonly sha256: string | undefined;
  };
  /** False if the build delivers nothing (`log`): the data never left the device. */
  readonly delivered: boolean;
}

interface Row {
  readonly term: string;
  readonly value: string;
  /** A reference or a fingerprint: set so that every sign can be told. */
  readonly exact?: boolean;
}

/** On one line, so that it is dialled right. */
const telephone = brand.phone.main.display.replaceAll(' ', '\u00A0');

/** A part of the receipt, on the page and in the file alike. */
export interface ReceiptPart {
  readonly title: string;
  readonly rows: readonly Row[];
}

function cover({reference, sentAt, delivered, notice}: Receipt): Row[] {
  const {title, reference: document, version, effectiveFrom} = notice;
  return [
    {term: 'Reference', value: reference, exact: true},
    {term: delivered ? 'Sent' : 'Completed', value: ukMoment(sentAt)},
    {
      term: title,
      value: `${brand.prefix.toUpperCase()}-${document}, version ${version}, in force from ${longDay(effectiveFrom)}`,
    },
  ];
}

function job({position}: Receipt): Row[] {
  return position.openings.flatMap((opening) => [
    {term: 'Position', value: `${opening.title}, ${opening.reference}`},
    {term: 'Place', value: placeWords(opening.location)},
    {term: 'Closes', value: `${closingMoment(opening)} (UK time)`},
    {
      term: 'Interviews',
      value:
        opening.interview === undefined
          ? 'Date to be agreed with each applicant'
          : `From ${longDay(opening.interview)}`,
    },
  ]);
}

function answers({application, position}: Receipt): Row[] {
  return answersOf(application, [position])
    .filter(({name}) => name !== 'position' && name !== 'resume')
    .map(({question, answer}) => ({term: question, value: answer}));
}

function cv({file: {name, size, sha256}}: Receipt): Row[] {
  return [
    {term: 'File', value: name},
    {term: 'Size', value: `${fileSize(size)} (${size} bytes)`},
    {
      term: 'Fingerprint (SHA-256)',
      value: sha256 ?? 'Your browser couldn’t calculate the fingerprint.',
      exact: sha256 !== undefined,
    },
  ];
}

/** The first step is done. */
const nextSteps = processes.application.slice(1).map(({title, text, duration}) => ({
  term: `${title} (${duration.toLowerCase()})`,
  value: text,
}));

/** The applicant's own next step while the form delivers nothing. */
function emailStep({delivered, reference, position}: Receipt): Row[] {
  const {to} = recipientOf(position.openings);
  return delivered
    ? []
    : [{term: 'Email your CV', value: `Send the file to ${to} and quote ${reference}.`}];
}

function ways({reference}: Receipt): Row[] {
  return [
    {
      term: 'To withdraw or correct your application',
      value: `Write to ${brand.email.careers} or call ${telephone}, and quote ${reference}. You don’t need to give a reason.`,
    },
  ];
}

/** The receipt, part by part. */
export function receiptParts(receipt: Receipt): ReceiptPart[] {
  return [
    {title: 'Receipt', rows: cover(receipt)},
    {title: 'The job', rows: job(receipt)},
    {title: 'What you entered', rows: answers(receipt)},
    {title: 'Your CV', rows: cv(receipt)},
    {title: 'What happens next', rows: [...emailStep(receipt), ...nextSteps, ...ways(receipt)]},
  ];
}

/**
 * Says what happens now. Under `log` it asks for an email, and never contradicts the toast, whose
 * success text is the specification's: the page has said before the form that it isn't connected.
 */
export function receiptSummary({delivered, reference, position}: Receipt): string {
  return delivered
    ? 'Most people hear from us within five working days. Print or download this receipt now: it won’t be here once you leave the page.'
    : `Now email your CV to ${recipientOf(position.openings).to} and quote ${reference}. Print or download this receipt now: it won’t be here once you leave the page.`;
}

/** The receipt as a text file, with ordinary spaces and the line ends that every editor reads. */
export function receiptText(receipt: Receipt): string {
  const parts = receiptParts(receipt).map(({title, rows}) =>
    [title.toUpperCase(), ...rows.map(({term, value}) => `${term}: ${value}`)].join('\n'),
  );
  return [`${brand.name}: Application`, receiptSummary(receipt), ...parts, '']
    .join('\n\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\r\n|\r|\n/g, '\r\n');
}
