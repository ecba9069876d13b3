import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import * as z from 'zod';
import type {
  ChangeToCome,
  DatedPolicy,
  DocumentsData,
  ListedPolicy,
  PolicyRegister,
  ServiceRegister,
  WorkCard,
} from '../../shared/documents/registers';
import {latenessWords} from '../../shared/documents/programme';
import {familyOf, inEdition} from '../../features/documents/families';
import type {RecordFacts} from '../../policy-record/shared/pages';
import type {State} from '../../policy-record/shared/version';
import {
  noticeSchema,
  policySchema,
  projectSchema,
  serviceSchema,
} from '../../shared/documents/schema';

/** Facts that src/policy-record/facts.ts has added to a policy or a notice. */
const facts = z.custom<RecordFacts>((value) => typeof value === 'object' && value !== null);

const policyFields = policySchema
  .pick({kind: true, reference: true, title: true, description: true, owner: true, promise: true})
  .extend({
    sidebar_label: z.string(),
    /** Labels of the editions that have the policy. */
    editions: z.array(z.string()),
    facts,
  });

const changeFields = z.object({reference: z.string(), title: z.string(), facts});

const serviceFields = serviceSchema.pick({
  reference: true,
  title: true,
  description: true,
  hours: true,
});

const reportFields = noticeSchema
  .pick({
    reference: true,
    title: true,
    description: true,
    owner: true,
    figure: true,
    figureWords: true,
  })
  .extend({facts})
  .transform(({facts: {row}, ...report}) => ({
    ...report,
    effectiveFrom: row?.effectiveFrom,
    reviewBy: row?.reviewBy,
  }));

const cardFields = {
  reference: true,
  title: true,
  location: true,
  picture: true,
  card: true,
} as const;

/** Front matter of a service or a project with a card. */
const workFields = z.union([
  serviceSchema.pick({...cardFields, company: true}),
  projectSchema
    .pick({...cardFields, companies: true})
    .transform(({companies: [company = 'group'], ...work}) => ({...work, company})),
]);

const projectFields = projectSchema
  .pick({
    reference: true,
    title: true,
    description: true,
    companies: true,
    services: true,
    sector: true,
    region: true,
    location: true,
    value: true,
    period: true,
    status: true,
    example: true,
    picture: true,
    programme: true,
  })
  .transform(({programme, ...project}) => ({
    ...project,
    lateness: latenessWords({programme, ...project}),
  }));

/** Collects the document data for other pages. @see DocumentsData */
export function documentsData(
  {loadedVersions}: LoadedContent,
  results: DocumentsData['results'],
): DocumentsData {
  const documents = loadedVersions.filter(({isLast}) => isLast).flatMap(({docs}) => docs);
  return {
    works: (['services', 'construction', 'projects'] as const).flatMap((family) =>
      documentsOf(documents, family, workFields).flatMap(workCard),
    ),
    projects: documentsOf(documents, 'projects', projectFields).sort(
      (one, other) => Number(one.region === 'abroad') - Number(other.region === 'abroad'),
    ),
    policies: listedPolicies(documents),
    reports: documentsOf(documents, 'reports', reportFields),
    results,
  };
}

/** Returns no card for a document that doesn't define one. */
function workCard({
  card,
  picture,
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
          picture: card.picture ?? picture,
        },
      ];
}

type Documents = LoadedContent['loadedVersions'][number]['docs'];

function documentsOf<Fields extends {reference: string}>(
  documents: Documents,
  family: 'policies' | 'notices' | 'reports' | 'services' | 'construction' | 'projects',
  fields: z.ZodType<Fields>,
) {
  return (
    documents
      // Under `npm start` the documents include those that are withdrawn.
      .filter(({sidebar, frontMatter}) => sidebar === family && frontMatter.draft !== true)
      .flatMap(({permalink, frontMatter}) => {
        // Skips documents of another kind, which lack the fields.
        const {data} = fields.safeParse(frontMatter);
        return data === undefined ? [] : [{...data, path: permalink}];
      })
      .sort((one, other) => one.reference.localeCompare(other.reference, 'en'))
  );
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

/** States of versions that the drawing leaves out. */
const OUT_OF_FORCE: ReadonlySet<State> = new Set(['replaced', 'corrected', 'retracted']);

/** Returns the versions of each policy that were, are or will be in force. */
function datedPolicies(documents: Documents): DatedPolicy[] {
  return documentsOf(documents, 'policies', policyFields).flatMap(
    ({facts: {row, revisions}, sidebar_label: label}) =>
      row?.reviewBy
        ? {
            label,
            versions: revisions
              .filter(({state}) => state !== undefined && !OUT_OF_FORCE.has(state))
              .map(({version, effectiveFrom: from}) => ({
                version,
                from,
                inForce: version === row.version,
              }))
              .reverse(),
            reviewBy: row.reviewBy,
          }
        : [],
  );
}

/**
 * Returns approved changes that aren't in force yet: major changes and withdrawals first, then by
 * date.
 */
function changesToCome(documents: Documents): ChangeToCome[] {
  return (['policies', 'notices', 'reports'] as const)
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
      dated: isLast ? datedPolicies(docs) : [],
    });
    if (isLast) {
      const documents = documentsOf(docs, 'services', serviceFields);
      add('ServiceRegisterPage', {path: familyOf('services').index.to, documents});
    }
  }
}
