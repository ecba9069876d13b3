import {contentOf} from '../../policies/changes/journal';
import {CARDS, withCardFields} from '../../policies/content/cards';
import {currentPolicies, readDocuments} from '../../policies/content/documents';

/** What a card may hold between its quotes. */
const PLAIN = /^[^'\\\r\n]*$/;

/**
 * The texts that are written together: the policy, and the card of the About page with what it
 * repeats of it. Who edits in a form cannot be asked to edit a program as well. While a field is
 * wrong, the card stays as it is.
 */
export async function withCard(
  root: string,
  slug: string,
  file: string,
  typed: string,
): Promise<Readonly<Record<string, string>>> {
  const cards = contentOf(root, CARDS)?.toString();
  const {documents} = await readDocuments(root, {[file]: typed});
  const control = currentPolicies(documents).find((each) => each.slug === slug)?.control;
  if (cards === undefined || control === undefined) {
    return {[file]: typed};
  }
  const {reference, sidebar_label: title, version, reviewBy} = control;
  const repeated = Object.entries({reference, title, version, reviewBy});
  const values = Object.fromEntries(repeated.filter(([, value]) => PLAIN.test(value)));
  return {[file]: typed, [CARDS]: withCardFields(cards, slug, values)};
}
