import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {type Draft, draftKeeper, laterChoice} from '../../site/form/draft';
import {positionOf, type Position} from './positions';
import {type Application, emptyApplication} from './rules';

/**
 * The values of the fields. A browser keeps the chosen file in a list of one; a field that has not
 * been rendered yet has no value.
 */
export interface Values extends Omit<Application, 'resume'> {
  readonly resume: ArrayLike<File> | undefined;
}

/**
 * Replaces the file by its name, for the draft, the email and the receipt.
 *
 * @param remembered name of the CV that was chosen before the page was reloaded
 */
export function applicationOf(values: Partial<Values>, remembered = ''): Application {
  const {availability, resume, ...rest} = values;
  return {
    ...emptyApplication,
    ...rest,
    // No choice among radio buttons is null.
    availability: availability ?? '',
    resume: resume?.[0]?.name ?? remembered,
  };
}

interface Beginning {
  readonly draft: Draft<Application> | undefined;
  /** The position that the visitor's link asks for; empty if it asks for none. */
  readonly requested: string;
  readonly positions: readonly Position[];
}

/**
 * What the form begins with: the draft, with its position only if it is still offered and the visitor
 * has not followed a link to another one since.
 */
export function initialValues({draft, requested, positions}: Beginning): Application {
  const values = draft?.values ?? emptyApplication;
  const kept = positionOf(positions, values.position)?.id ?? '';
  return {...values, position: laterChoice(kept, draft?.suggested ?? '', requested)};
}

/** The draft of the application form. It holds the name of the CV and never the file. */
export const applicationDraft = draftKeeper(APPLICATION_DRAFT_NAME, emptyApplication);
