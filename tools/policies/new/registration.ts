import {SECTION_COUNT, type NewPolicy} from './skeleton';

/** The families of documents and their order. */
export const SIDEBARS = 'sidebars.ts';

const LAST_POLICY = /^( *)'policies\/[^']+',(\r?\n)(?! *'policies\/)/m;

/**
 * The families with a policy added at the end of the policies.
 *
 * @throws when the file lists no policies, one on each line
 */
export function withSidebarEntry(source: string, slug: string): string {
  if (!LAST_POLICY.test(source)) {
    throw new Error(`${SIDEBARS} lists no policies, one on each line.`);
  }
  return source.replace(
    LAST_POLICY,
    (line, indent: string, eol: string) => `${line}${indent}'policies/${slug}',${eol}`,
  );
}

/** The next reference that no policy has or had. Example: `POL-010` after `POL-009`. */
export function nextReference(references: readonly string[]): string {
  const numbers = references
    .map((reference) => /^POL-(\d{3})$/.exec(reference)?.[1])
    .filter((number) => number !== undefined)
    .map(Number);
  return `POL-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

/** A title as the last part of an address. Example: `Drugs & alcohol policy` is `drugs-alcohol`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .split(' ')
    .filter((word) => !['', 'and', 'the', 'of', 'policy', 'statement'].includes(word))
    .join('-');
}

/**
 * What is left to do before a new policy can be published. The specification fixes nine policies,
 * their addresses and their cards, so a tenth is the owner's decision and not this command's.
 */
export function stepsToPublish({slug, label, reference}: NewPolicy, reviewBy: string): string {
  const key = slug.includes('-') ? `'${slug}'` : slug;
  return `It is a draft: npm start shows it at /policies/${slug}, the published site leaves it out.

Write it: replace every "[To be written" and keep "sections" at the number of ## headings.

When it is approved and shall be published:
  1. docs/policies/${slug}.mdx: remove "draft: true", set "status: in force" and the dates.
  2. src/data/specification.ts: the specification has nine policies. Record in
     contributing/decisions why there is one more, raise counts.policies, and add to
     policySections:
       ${key}: ${SECTION_COUNT},
  3. src/data/policies/policies.ts: add the card of the About page:
       {
         slug: '${slug}',
         reference: '${reference}',
         title: '${label.replaceAll("'", '’')}',
         promise: 'One sentence of 30 to 90 characters.',
         version: '1.0',
         reviewBy: '${reviewBy}',
       },
  4. src/data/routes/routes.ts: add the address:
       {path: '/policies/${slug}', title: '${label.replaceAll("'", '’')}', family: 'policy'},
  5. npm run policy:check and npm test.`;
}
