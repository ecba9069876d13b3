import {recipientOf} from '../application-mail';
import {mailLink, type MailLink} from '../../site/mailto';
import {positionOf, type Position} from './positions';
import {type Application, availabilities, type FieldName, fieldNames, rules} from './rules';

/** Short names of the fields whose labels are sentences. */
const shortNames: Partial<Record<FieldName, string>> = {
  availability: 'Available',
  experience: 'Experience',
  resume: 'CV',
  workEligibility: 'Eligible to work in the UK',
  dataConsent: 'Candidate privacy notice read',
};

/** A question of the form and what the visitor answered. */
export interface Answer {
  readonly name: FieldName;
  readonly question: string;
  /** In words; empty if there is none yet. */
  readonly answer: string;
}

function inWords(
  name: FieldName,
  application: Application,
  positions: readonly Position[],
): string {
  const value = application[name];
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  switch (name) {
    case 'position':
      return positionOf(positions, value)?.title ?? '';
    case 'availability':
      return availabilities.find(({id}) => id === value)?.label ?? '';
    default:
      return value;
  }
}

/** Every field of the application in words, in the order of the form. */
export function answersOf(application: Application, positions: readonly Position[]): Answer[] {
  return fieldNames.map((name) => ({
    name,
    question: shortNames[name] ?? rules[name].label,
    answer: inWords(name, application, positions),
  }));
}

/** What copies the text. Not among the form's texts, which come with the form. */
export const COPY_LABEL = 'Copy my application';

const ATTACH = '[Please attach your CV to this email.]';
const PASTE_HERE = '[Please paste your application here.]';

/** The whole application as text: what "Copy my application" copies and what the email says. */
export function plainText(application: Application, positions: readonly Position[]): string {
  return answersOf(application, positions)
    .map(({name, question, answer}) => {
      // What was written at length stands by itself.
      return name === 'experience' ? `\n${question}:\n${answer}\n` : `${question}: ${answer}`;
    })
    .join('\n');
}

/**
 * A link to an email that holds everything typed, as far as a link may go. It carries no file.
 *
 * @param reference of the receipt, if there is one
 */
export function mailLinkFor(
  application: Application,
  positions: readonly Position[],
  reference?: string,
): MailLink {
  const heading = reference === undefined ? ATTACH : `${ATTACH}\n\nReference: ${reference}`;
  const {to, subject} = recipientOf(positionOf(positions, application.position)?.openings ?? []);
  const withoutExperience = plainText({...application, experience: PASTE_HERE}, positions);
  return mailLink(
    to,
    subject,
    ...[plainText(application, positions), withoutExperience, PASTE_HERE].map(
      (text) => `${heading}\n\n${text}`,
    ),
  );
}
