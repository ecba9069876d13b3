import type {Edit} from '../document/edit';
import {dropDraft, keptDraft} from './draft';
import {notice} from './views';

/**
 * The words of an earlier visit that were never saved, with the offer to give them up.
 *
 * @param hasFields whether the page has a form; a draft of the other kind does not fit into it
 */
export function offeredDraft(slug: string, hasFields: boolean): Edit | undefined {
  const draft = keptDraft(slug);
  if (!draft || (draft.edit.values !== undefined) !== hasFields) return undefined;
  const form = {dateStyle: 'medium', timeStyle: 'short'} as const;
  const time = new Date(draft.at).toLocaleString('en-GB', form);
  notice(`These are your words of ${time}, which were not saved.`, {
    'Give them up and open the file': () => {
      // At the last moment: until then the page keeps its words as it goes along.
      addEventListener('pagehide', () => dropDraft(slug));
      location.reload();
    },
  });
  return draft.edit;
}
