import {brand} from '@site/src/data/brand/brand';
import {mailLink, type MailLink} from '../../site/mailto';
import {divisionOf, emptyEnquiry, fieldNames, rules, type Enquiry, type FieldName} from './rules';

/** What copies the text. Not among the form's texts, which come with the form. */
export const COPY_LABEL = 'Copy my message';

const PASTE_HERE = '[Please paste your message here.]';

const titles: Record<FieldName, string> = {
  name: rules.name.label,
  email: rules.email.label,
  company: rules.company.label,
  division: 'To',
  phone: rules.phone.label,
  message: rules.message.label,
};

function inWords(name: FieldName, value: string): string {
  return name === 'division' ? (divisionOf(value)?.company ?? '') : value;
}

/** The whole enquiry as text: what "Copy my message" copies and what the email says. */
export function plainText(values: Enquiry): string {
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => `${titles[name]}: ${inWords(name, values[name])}`);
  return [...lines, '', values.message].join('\n');
}

const SUBJECT = `Enquiry for ${brand.name}`;

/** A link to an email that holds everything typed, as far as a link may go. */
export function mailLinkFor(values: Enquiry): MailLink {
  const to = divisionOf(values.division)?.email ?? brand.email.info;
  const withoutMessage = plainText({...values, message: PASTE_HERE});
  return mailLink(to, SUBJECT, plainText(values), withoutMessage, PASTE_HERE);
}

/** A link to an email that asks for what the form asks for, for visitors without the form. */
export const blankMailLink = mailLink(brand.email.info, SUBJECT, plainText(emptyEnquiry));
