import {brand} from '@site/src/data/brand/brand';
import {mailtoHref} from '../mail/mailto';
import {divisionOf} from './divisions';
import {emptyEnquiry, fieldNames, rules, type Enquiry, type FieldName} from './rules';

/** Longer links are dropped without a word by some systems (Windows stops at 2,083). */
const LONGEST_LINK = 2000;

const PASTE_HERE = '[Please paste your message here.]';

/** Half an emoji, as a cut-off paste leaves it, cannot stand in a link. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

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

/** The whole enquiry as text: what "Copy my message" copies and what the e-mail says. */
export function letter(values: Enquiry): string {
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => `${titles[name]}: ${inWords(name, values[name])}`);
  return [...lines, '', values.message].join('\n');
}

function mailHref(to: string, body: string): string {
  const lines = wellFormed(body).split(/\r\n|\r|\n/);
  return mailtoHref({to, subject: `Enquiry for ${brand.name}`, lines});
}

/** An e-mail ready to be sent from the visitor's own program. */
export interface MailLink {
  readonly href: string;
  /** The mailbox of the chosen company. */
  readonly to: string;
  /** False when the message is too long for a link: then it has to be copied and pasted. */
  readonly complete: boolean;
}

/** A link to an e-mail that holds everything typed, as far as a link may go. */
export function mailLinkFor(values: Enquiry): MailLink {
  const to = divisionOf(values.division)?.email ?? brand.email.info;
  const whole = mailHref(to, letter(values));
  if (whole.length <= LONGEST_LINK) {
    return {href: whole, to, complete: true};
  }
  const heading = mailHref(to, letter({...values, message: PASTE_HERE}));
  const short = mailHref(to, PASTE_HERE);
  return {href: heading.length <= LONGEST_LINK ? heading : short, to, complete: false};
}

/** A link to an e-mail that asks for what the form asks for, for visitors without the form. */
export const blankMailLink = mailHref(brand.email.info, letter(emptyEnquiry));
