import {positionOf, type Position} from './positions';
import {availabilities, fieldNames, rules, type Application, type FieldName} from './rules';

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
