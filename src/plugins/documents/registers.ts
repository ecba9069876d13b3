import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import * as z from 'zod';
import type {PictureName} from '../../data/pictures/catalogue';
import type {
  ChangeToCome,
  DocumentsData,
  ListedPolicy,
  PolicyRegister,
  ServiceRegister,
  WorkCard,
} from '../../shared/documents/registers';
import {familyOf, inEdition} from '../../features/documents/families';
import type {RecordFacts} from '../../policy-record/shared/pages';
import {policySchema, projectSchema, serviceSchema} from '../../shared/documents/schema';

/** Facts that src/policy-record/facts.ts has added to a policy or a notice. */
const facts = z.custom<RecordFacts>((value) => typeof value === 'object' && value !== null);

const policyFields = policySchema
  .pick({kind: true, reference: true, title: true, description: true, owner: true, promise: true})
  .extend({
    sidebar_label: z.string(),
    /** Labels of the editions that contain the policy. */
    editions: z.array(z.string()),
    facts,
  });

/** Front matter of a policy or a notice. */
const changeFields = z.object({reference: z.string(), title: z.string(), facts});

const serviceFields = serviceSchema.pick({
  kind: true,
  reference: true,
  title: true,
  description: true,
  location: true,
  hours: true,
});

/** Front matter of a service or a project. */
const workFields = projectSchema.pick({
  reference: true,
  title: true,
  company: true,
  location: true,
  picture: true,
  card: true,
  companies: true,
  outcome: true,
});

/** Collects the document data for other pages. @see DocumentsData */
export function documentsData({loadedVersions}: LoadedContent): DocumentsData {
  const documents = loadedVersions.filter(({isLast}) => isLast).flatMap(({docs}) => docs);
  return {
    works: (['services', 'construction', 'projects'] as const).flatMap((family) =>
      documentsOf(documents, family, workFields).flatMap(workCard),
    ),
    policies: listedPolicies(documents),
  };
}

/** Returns no card for a document that doesn't define one. */
function workCard({
  card,
  picture,
  companies,
  reference: _,
  ...work
}: z.infer<typeof workFields> & {readonly path: string}): WorkCard[] {
  return card === undefined
    ? []
    : [
        {
          ...work,
          text: card.text,
          strapline: card.strapline ?? card.text,
          // `documentProblems` has checked the name against the catalogue.
          picture: (card.picture ?? picture) as PictureName,
          companies: companies ?? [work.company],
        },
      ];
}

type Documents = LoadedContent['loadedVersions'][number]['docs'];

/** Returns the documents of a family in one edition, sorted by reference. */
function documentsOf<Fields extends {reference: string}>(
  documents: Documents,
  family: 'policies' | 'notices' | 'services' | 'construction' | 'projects',
  fields: z.ZodType<Fields>,
) {
  return documents
    .filter(({sidebar}) => sidebar === family)
    .flatMap(({permalink, frontMatter}) => {
      // Skips documents of another kind, which lack the fields.
      const {data} = fields.safeParse(frontMatter);
      return data === undefined ? [] : [{...data, path: permalink}];
    })
    .sort((one, other) => one.reference.localeCompare(other.reference, 'en'));
}

function listedPolicies(documents: Documents): ListedPolicy[] {
  return documentsOf(documents, 'policies', policyFields).map(
    ({facts: {state, row, coming}, sidebar_label: label, ...policy}) => ({
      ...policy,
      label,
      state,
      ...(row && {
        version: row.version,
        effectiveFrom: row.effectiveFrom,
        ...(row.reviewBy && {reviewBy: row.reviewBy}),
      }),
      ...(coming && {coming}),
    }),
  );
}

/**
 * Returns approved changes that aren't in force yet: major changes and withdrawals first, then
 * minor changes, each by date.
 */
function changesToCome(documents: Documents): ChangeToCome[] {
  return (['policies', 'notices'] as const)
    .flatMap((family) => documentsOf(documents, family, changeFields))
    .flatMap(({path, title, facts: {coming}}) => (coming ? [{path, title, coming}] : []))
    .sort(
      ({coming: one}, {coming: other}) =>
        Number(one.kind === 'minor') - Number(other.kind === 'minor') ||
        one.from.localeCompare(other.from),
    );
}

/**
 * Adds the pages that list the documents of a family: services in the edition in force, policies in
 * every edition. Their text comes from the documents' front matter.
 */
export function addRegisters(
  {addRoute}: PluginContentLoadedActions,
  {loadedVersions}: LoadedContent,
): void {
  const add = (page: string, register: PolicyRegister | ServiceRegister): void => {
    const component = `@site/src/features/documents/registers/${page}`;
    addRoute({path: register.path, component, props: {...register}, exact: true});
  };
  for (const {docs, label, path, isLast} of loadedVersions) {
    add('PolicyRegisterPage', {
      path: inEdition(familyOf('policies').index.to, '/', path),
      edition: label,
      inForce: isLast,
      documents: listedPolicies(docs),
      changes: changesToCome(docs),
    });
    if (isLast) {
      const documents = documentsOf(docs, 'services', serviceFields);
      add('ServiceRegisterPage', {path: familyOf('services').index.to, documents});
    }
  }
}
