import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {mailLink, type MailLink} from '../form/mail-link';
import {questionLines} from '../mail/mailto';
import {answersOf} from './answers';
import {positionOf, type Position} from './positions';
import type {Application} from './rules';

/** What copies the letter. Not among the form's texts, which come with the form. */
export const COPY_LABEL = 'Copy my application';

const ATTACH = '[Please attach your CV to this e-mail.]';
const PASTE_HERE = '[Please paste your application here.]';

/** The whole application as text: what "Copy my application" copies and what the e-mail says. */
export function letter(application: Application, positions: readonly Position[]): string {
  return answersOf(application, positions)
    .map(({name, question, answer}) => {
      // What was written at length stands by itself.
      return name === 'experience' ? `\n${question}:\n${answer}\n` : `${question}: ${answer}`;
    })
    .join('\n');
}

/** Who reads applications for a position, and under which subject. */
function recipient(position: Position | undefined): {to: string; subject: string} {
  if (position === undefined) {
    return {to: brand.email.careers, subject: 'Application'};
  }
  const references = position.openings.map(({reference}) => reference).join(', ');
  return {
    to: position.openings[0]?.contact.email ?? brand.email.careers,
    subject: `Application: ${position.title} (${references})`,
  };
}

/**
 * A link to an e-mail that holds everything typed, as far as a link may go. It carries no file.
 *
 * @param reference of the receipt, if there is one
 */
export function mailLinkFor(
  application: Application,
  positions: readonly Position[],
  reference?: string,
): MailLink {
  const heading = reference === undefined ? ATTACH : `${ATTACH}\n\nReference: ${reference}`;
  const {to, subject} = recipient(positionOf(positions, application.position));
  const withoutExperience = letter({...application, experience: PASTE_HERE}, positions);
  return mailLink(
    to,
    subject,
    ...[letter(application, positions), withoutExperience, PASTE_HERE].map(
      (text) => `${heading}\n\n${text}`,
    ),
  );
}

/** A link to an e-mail that asks for what the form asks for, for visitors without the form. */
export const blankMailLink = mailLink(
  brand.email.careers,
  'Application: [title and reference of the position]',
  questionLines(careers.applicationLines).join('\n'),
);
