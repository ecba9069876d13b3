import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {draftKeeper} from '../form/draft';
import {emptyEnquiry} from './rules';

/** The draft of the enquiry form, in session storage. */
export const {
  read: readDraft,
  keep: keepDraft,
  discard: discardDraft,
} = draftKeeper(ENQUIRY_DRAFT_NAME, emptyEnquiry);
