import {recipientOf} from '../application-mail';
import type {Letter} from '../../site/form/FailurePanel';
import {mailLink} from '../../site/mailto';
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

/** A question of the form and the visitor's answer in words, empty if there is none yet. */
interface Answer {
  readonly name: FieldName;
  readonly question: string;
  readonly answer: string;
}

export function answersOf(application: Application, positions: readonly Position[]): Answer[] {
  const words: Readonly<Record<FieldName, string | boolean>> = {
    ...application,
    position: positionOf(positions, application.position)?.title ?? '',
    availability: availabilities.find(({id}) => id === application.availability)?.label ?? '',
  };
  return fieldNames.map((name) => {
    const word = words[name];
    const answer = typeof word === 'string' ? word : word ? 'Yes' : 'No';
    return {name, question: shortNames[name] ?? rules[name].label, answer};
  });
}

const ATTACH = '[Please attach your CV to this email.]';
const PASTE_HERE = '[Please paste your application here.]';

/** Returns the whole application as text, for "Copy my application" and for the email. */
export function plainText(application: Application, positions: readonly Position[]): string {
  return answersOf(application, positions)
    .map(({name, question, answer}) =>
      name === 'experience' ? `\n${question}:\n${answer}\n` : `${question}: ${answer}`,
    )
    .join('\n');
}

/**
 * Returns the application as text and as an email link, which shortens the text if it is too long.
 * The link cannot attach the CV.
 *
 * @param reference of the receipt, if there is one
 */
export function letterOf(
  application: Application,
  positions: readonly Position[],
  reference?: string,
): Letter {
  const heading = reference === undefined ? ATTACH : `${ATTACH}\n\nReference: ${reference}`;
  const {to, subject} = recipientOf(positionOf(positions, application.position)?.openings ?? []);
  const text = plainText(application, positions);
  const withoutExperience = plainText({...application, experience: PASTE_HERE}, positions);
  const bodies = [text, withoutExperience, PASTE_HERE].map((body) => `${heading}\n\n${body}`);
  return {text, mail: mailLink(to, subject, ...bodies)};
}
