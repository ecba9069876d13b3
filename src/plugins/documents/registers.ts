import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import * as z from 'zod';
import type {
  ChangeToCome,
  DocumentsData,
  ListedPolicy,
  PolicyRegister,
  ServiceRegister,
} from '../../shared/documents/registers';
import {familyOf} from '../../features/documents/families';
import {inEdition} from '../../features/documents/edition-path';
import {policySchema, projectSchema, serviceSchema} from '../../shared/documents/schema';

const comingFields = z
  .object({
    version: z.string(),
    kind: z.enum(['major', 'minor', 'withdrawn']),
    from: z.string(),
    note: z.string(),
    path: z.string(),
    changes: z.string().optional(),
  })
  .optional();

const policyFields = policySchema
  .pick({kind: true, reference: true, title: true, description: true, owner: true, promise: true})
  .extend({
    sidebar_label: z.string(),
    /** Labels of the editions that have the policy. */
    editions: z.array(z.string()),
    /** What the ledger says; see src/policy-record/facts.ts. */
    facts: z.object({
      state: z.enum(['coming', 'in force', 'superseded', 'replaced', 'draft']),
      row: z
        .object({version: z.string(), effectiveFrom: z.string(), reviewBy: z.string().nullable()})
        .optional(),
      coming: comingFields,
    }),
  });

/** Of a policy or a notice. */
const changeFields = z.object({
  reference: z.string(),
  title: z.string(),
  facts: z.object({coming: comingFields}),
});

const serviceFields = serviceSchema.pick({
  kind: true,
  reference: true,
  title: true,
  description: true,
  location: true,
  hours: true,
});

const projectFields = projectSchema.pick({reference: true, company: true});

/** @see DocumentsData */
export function documentsData({loadedVersions}: LoadedContent): DocumentsData {
  const documents = loadedVersions.filter(({isLast}) => isLast).flatMap(({docs}) => docs);
  return {
    companies: Object.fromEntries(
      listed(documents, 'projects', projectFields)
        .filter(({company}) => company !== 'group')
        .map(({path, company}) => [path, company]),
    ),
    policies: listedPolicies(documents),
  };
}

type Documents = LoadedContent['loadedVersions'][number]['docs'];

/** The documents of a family in one edition, in the order of their references. */
function listed<Fields extends {reference: string}>(
  documents: Documents,
  family: 'policies' | 'notices' | 'services' | 'projects',
  fields: z.ZodType<Fields>,
) {
  return documents
    .filter(({sidebar}) => sidebar === family)
    .flatMap(({permalink, frontMatter}) => {
      // A document of another kind has nothing to put into the columns of this one.
      const {data} = fields.safeParse(frontMatter);
      return data === undefined ? [] : [{...data, path: permalink}];
    })
    .sort((one, other) => one.reference.localeCompare(other.reference, 'en'));
}

function listedPolicies(documents: Documents): ListedPolicy[] {
  return listed(documents, 'policies', policyFields).map(
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

/** What has been approved for a later day: major changes first, and of those the earliest. */
function changesToCome(documents: Documents): ChangeToCome[] {
  return (['policies', 'notices'] as const)
    .flatMap((family) => listed(documents, family, changeFields))
    .flatMap(({path, title, facts: {coming}}) => (coming ? [{path, title, coming}] : []))
    .sort(
      ({coming: one}, {coming: other}) =>
        Number(one.kind === 'minor') - Number(other.kind === 'minor') ||
        one.from.localeCompare(other.from),
    );
}

/**
 * Adds the pages that list the documents of a family: services as they are today, policies in
 * every edition. All they say comes from the front matter of the documents.
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
      const documents = listed(docs, 'services', serviceFields);
      add('ServiceRegisterPage', {path: familyOf('services').index.to, documents});
    }
  }
}
