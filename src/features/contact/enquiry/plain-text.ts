import {brand} from '@site/src/data/brand/brand';
import type {Letter} from '../../site/form/FailurePanel';
import {mailLink} from '../../site/mailto';
import {divisionOf, emptyEnquiry, fieldNames, rules, type Enquiry} from './rules';

const PASTE_HERE = '[Please paste your message here.]';

/** Returns the whole enquiry as text, for "Copy my message" and for the email. */
export function plainText(values: Enquiry): string {
  const words = {...values, division: divisionOf(values.division)?.company ?? ''};
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => `${name === 'division' ? 'To' : rules[name].label}: ${words[name]}`);
  return [...lines, '', values.message].join('\n');
}

const SUBJECT = `Enquiry for ${brand.name}`;

/** Returns the enquiry as text and as an email link, which shortens the text if it is too long. */
export function letterOf(typed: Partial<Enquiry>): Letter {
  const values = {...emptyEnquiry, ...typed};
  const to = divisionOf(values.division)?.email ?? brand.email.info;
  const text = plainText(values);
  const withoutMessage = plainText({...values, message: PASTE_HERE});
  return {text, mail: mailLink(to, SUBJECT, text, withoutMessage, PASTE_HERE)};
}

/** A link to an email with the form's questions, for visitors without the form. */
export const blankMailLink = mailLink(brand.email.info, SUBJECT, plainText(emptyEnquiry));
