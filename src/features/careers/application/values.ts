import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {type Draft, draftKeeper, laterChoice} from '../../site/form/draft';
import {positionOf, type Position} from './positions';
import {type Application, emptyApplication} from './rules';

/**
 * The values of the fields. The chosen file is in a list of one; a field that is not rendered yet
 * has no value.
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
    // The value is null while no radio button is chosen.
    availability: availability ?? '',
    resume: resume?.[0]?.name ?? remembered,
  };
}

interface InitialValues {
  readonly draft: Draft<Application> | undefined;
  /** The position that the visitor's link asks for; empty if it asks for none. */
  readonly requested: string;
  readonly positions: readonly Position[];
}

/**
 * Returns the initial values: the draft, but without its position if that is no longer offered or
 * the visitor has since followed a link to another one.
 */
export function initialValues({draft, requested, positions}: InitialValues): Application {
  const values = draft?.values ?? emptyApplication;
  const kept = positionOf(positions, values.position)?.id ?? '';
  return {...values, position: laterChoice(kept, draft?.suggested ?? '', requested)};
}

/** The draft of the application form. It contains the name of the CV and never the file. */
export const applicationDraft = draftKeeper(APPLICATION_DRAFT_NAME, emptyApplication);
