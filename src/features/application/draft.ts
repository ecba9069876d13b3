import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {draftKeeper} from '../form/draft';
import {emptyApplication, fieldNames, type Application} from './rules';

/** The draft of the application form, in session storage. Of the CV it holds the name alone. */
export const applicationDraft = draftKeeper(APPLICATION_DRAFT_NAME, emptyApplication);

/** Whether there is nothing to keep. */
export function isEmpty(application: Application): boolean {
  return fieldNames.every((name) => application[name] === emptyApplication[name]);
}
