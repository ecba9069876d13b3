import type {Problem} from '../../../src/content/report';
import type {CurrentPolicy} from './documents';

/** The cards of the About page, as a file that a command may edit. */
export const CARDS = 'src/data/policies/policies.ts';

/** What a card repeats of its document, and where the document has it. */
const REPEATED = {
  reference: ({control}: CurrentPolicy) => control.reference,
  title: ({control}: CurrentPolicy) => control.sidebar_label,
  version: ({control}: CurrentPolicy) => control.version,
  reviewBy: ({control}: CurrentPolicy) => control.reviewBy,
} as const;

type RepeatedField = keyof typeof REPEATED;

/** From `slug: '…'` to the next closing brace: the rest of one card. */
function cardPattern(slug: string): RegExp {
  return new RegExp(`slug: '${slug}',[^}]*`);
}

function fieldPattern(field: RepeatedField): RegExp {
  return new RegExp(`(\\b${field}: ')([^']*)(')`);
}

/**
 * The cards with new values for one policy. A field that the card does not have is left out: the
 * page then reads it from the document.
 */
export function withCardFields(
  source: string,
  slug: string,
  values: Readonly<Partial<Record<RepeatedField, string>>>,
): string {
  return source.replace(cardPattern(slug), (card) =>
    Object.entries(values).reduce(
      (text, [field, value]) =>
        text.replace(
          fieldPattern(field as RepeatedField),
          (_, before: string, __, after: string) => before + value + after,
        ),
      card,
    ),
  );
}

/** Cards that say something else than their documents, which lead. */
export function cardProblems(source: string, policies: readonly CurrentPolicy[]): Problem[] {
  return policies.flatMap((policy) => {
    const card = cardPattern(policy.slug).exec(source)?.[0];
    if (card === undefined) {
      return policy.control.status === 'draft' ? [] : [missingCard(policy)];
    }
    return (Object.keys(REPEATED) as RepeatedField[]).flatMap((field) => {
      const found = fieldPattern(field).exec(card)?.[2];
      const expected = REPEATED[field](policy);
      return found === undefined || found === expected
        ? []
        : [
            {
              file: CARDS,
              field: `${policy.slug}.${field}`,
              expected: `'${expected}', as in ${policy.file}`,
              found: `'${found}'`,
              fix: 'Correct the card: the document leads.',
            },
          ];
    });
  });
}

function missingCard({slug, file}: CurrentPolicy): Problem {
  return {
    file: CARDS,
    field: slug,
    expected: `a card for ${file}`,
    found: 'nothing',
    fix: 'Add the card, or set the policy’s "status" to draft.',
  };
}
