import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {type Draft, draftKeeper, laterChoice} from '../../site/form/draft';
import {positionOf, type Position} from './positions';
import {type Application, emptyApplication, fieldNames} from './rules';

/**
 * What stands in the form. A browser keeps the chosen file in its own list, of one; until a field
 * has been rendered it has no value.
 */
export interface Values extends Omit<Application, 'resume'> {
  readonly resume: ArrayLike<File> | undefined;
}

/**
 * The form as it is kept and written out: the name of the CV in the place of the file.
 *
 * @param remembered name of the CV that was chosen before the page was loaded anew
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
 * What the form begins with. A draft comes back as it was, but its position only if it is still
 * offered, and unless the visitor has followed a link to another one since.
 */
export function initialValues({draft, requested, positions}: Beginning): Application {
  const values = draft?.values ?? emptyApplication;
  const kept = positionOf(positions, values.position)?.id ?? '';
  return {...values, position: laterChoice(kept, draft?.suggested ?? '', requested)};
}

/** The draft of the application form, in session storage. Of the CV it holds the name alone. */
export const applicationDraft = draftKeeper(APPLICATION_DRAFT_NAME, emptyApplication);

/** Whether there is nothing to keep. */
export function isEmpty(application: Application): boolean {
  return fieldNames.every((name) => application[name] === emptyApplication[name]);
}
