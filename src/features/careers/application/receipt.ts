import {brand} from '@site/src/data/brand/brand';
import {processes} from '@site/src/data/processes/processes';
import {clocksOf} from '@site/src/shared/local-instant';
import {wallClock} from '@site/src/shared/wall-clock';
import {longDay} from '@site/src/shared/dates';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {fileSize} from '../../documents/record/file-size';
import {closingMoment, interviewWords, placeWords} from '@site/src/shared/openings/words';
import {recipientOf} from '../application-mail';
import {answersOf} from './plain-text';
import type {Position} from './positions';
import type {Application} from './rules';

export const CANDIDATE_NOTICE = '/privacy/candidates';

/** The visitor's receipt of a submitted application. It is made on the device and not sent. */
export interface Receipt {
  /** Given by the receiver, or made on the device. Example: `'APP-20261120-9F8E7D6C'`. */
  readonly reference: string;
  readonly sentAt: Date;
  readonly application: Application;
  readonly position: Position;
  readonly notice: InForce;
  readonly file: Pick<File, 'name' | 'size'>;
  /** False if the build delivers nothing (`log`): the data never left the device. */
  readonly delivered: boolean;
}

interface Row {
  readonly term: string;
  readonly value: string;
  /** Shown in the typeface of references, so that no character is mistaken for another. */
  readonly exact?: boolean;
}

/** A part of the receipt, used for both the page and the text file. */
interface ReceiptPart {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Formats an instant in UK time: `20 November 2026, 3:42 PM (UK time)`. */
function ukMoment(instant: Date): string {
  const {date, minutes} = wallClock(instant, clocksOf(brand.timeZone, instant));
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${closingMoment({closes: `${date}T${time}`})} (UK time)`;
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
    {term: 'Place', value: placeWords(opening)},
    {term: 'Closes', value: `${closingMoment(opening)} (UK time)`},
    {term: 'Interviews', value: interviewWords(opening)},
  ]);
}

function answers({application, position}: Receipt): Row[] {
  return answersOf(application, [position])
    .filter(({name}) => name !== 'position' && name !== 'resume')
    .map(({question, answer}) => ({term: question, value: answer}));
}

function nextSteps({reference}: Receipt): Row[] {
  // Keeps the number on one line.
  const telephone = brand.phone.main.display.replaceAll(' ', '\u00A0');
  return [
    ...processes.application.slice(1).map(({title, text, duration}) => ({
      term: `${title} (${duration.toLowerCase()})`,
      value: text,
    })),
    {
      term: 'To withdraw or correct your application',
      value: `Write to ${brand.email.careers} or call ${telephone}, and quote ${reference}. You don’t need to give a reason.`,
    },
  ];
}

export function receiptParts(receipt: Receipt): ReceiptPart[] {
  const {name, size} = receipt.file;
  return [
    {title: receipt.delivered ? 'Receipt' : 'Your record', rows: cover(receipt)},
    {title: 'The job', rows: job(receipt)},
    {title: 'What you entered', rows: answers(receipt)},
    {
      title: 'Your CV',
      rows: [
        {term: 'File', value: name},
        {term: 'Size', value: `${fileSize(size)} (${size} bytes)`},
      ],
    },
    {
      title: receipt.delivered ? 'What happens next' : 'Once you’ve sent it',
      rows: nextSteps(receipt),
    },
  ];
}

/** Heading of the panel if the build delivers nothing. */
export const NOT_SENT = 'One step left: email your application to us';

/** Returns the applicant's next step. With `log` the text file must ask for the email itself. */
export function receiptSummary({delivered, reference, position}: Receipt): string {
  return delivered
    ? 'Most people hear from us within five working days. Print or download this receipt now: it won’t be here once you leave the page.'
    : `Your application isn’t with us yet: send it to ${recipientOf(position.openings).to} with your CV, and quote ${reference}.`;
}

/** Returns the receipt as a text file, with ordinary spaces and CRLF, which every editor reads. */
export function receiptText(receipt: Receipt): string {
  const parts = receiptParts(receipt).map(({title, rows}) =>
    [title.toUpperCase(), ...rows.map(({term, value}) => `${term}: ${value}`)].join('\n'),
  );
  return [`${brand.name}: Application`, receiptSummary(receipt), ...parts, '']
    .join('\n\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\r\n|\r|\n/g, '\r\n');
}
