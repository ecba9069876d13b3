import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import type {Opening} from '@site/src/content/openings/schema';
import {mailtoHref, questionLines} from '../mail/mailto';

const PRIVACY = `How we use your details: ${brand.url}/privacy/candidates`;

/** An application by email: title and reference in the subject, questions in the text. */
export function applicationMail(opening: Pick<Opening, 'title' | 'reference' | 'contact'>): string {
  const {title, reference, contact} = opening;
  return mailtoHref({
    to: contact.email,
    subject: `Application: ${title} (${reference})`,
    lines: [...questionLines(careers.applicationLines), PRIVACY],
  });
}
