import {brand} from '@site/src/data/brand/brand';
import type {Opening} from '@site/src/shared/openings/schema';
import {mailLink, type MailLink, questionLines} from '../site/mailto';

/** The parts of an opening that its application email needs. */
type Advertised = Pick<Opening, 'title' | 'reference' | 'contact'>;

/**
 * Returns the recipient and subject of an application.
 *
 * @param openings the openings that share the chosen title; empty if no job has been chosen yet
 */
export function recipientOf(openings: readonly Advertised[]): {to: string; subject: string} {
  const [first] = openings;
  return first === undefined
    ? {to: brand.email.careers, subject: 'Application: [job title and reference]'}
    : {
        to: first.contact.email,
        subject: `Application: ${first.title} (${openings.map(({reference}) => reference).join(', ')})`,
      };
}

/** The questions that an application by email should answer, as in the form. */
export const QUESTIONS = [
  'First and last name',
  'Phone',
  'Address and postcode',
  'When you can work (full-time, part-time, weekends, evenings, flexible hours)',
  'Experience of similar work',
  'Eligible to work in the UK (yes or no)',
  'CV attached (.pdf, .doc or .docx)',
];

const TEXT = [
  ...questionLines(QUESTIONS),
  `How we use your details: ${brand.url}/privacy/candidates`,
].join('\n');

/**
 * Prepares an application by email: title and reference in the subject, the form’s questions in the
 * body.
 */
export function applicationMail(openings: readonly Advertised[]): MailLink {
  const {to, subject} = recipientOf(openings);
  return mailLink(to, subject, TEXT);
}
