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
import {weeksWords} from '../../shared/documents/programme';
import {familyOf, inEdition} from '../../features/documents/families';
import {withServices} from '../../data/companies/companies';
import type {State} from '../../policy-record/shared/version';
import {
  noticeSchema,
  policySchema,
  projectSchema,
  serviceSchema,
} from '../../shared/documents/schema';

const policyFields = policySchema
  .pick({kind: true, reference: true, title: true, description: true, owner: true, promise: true})
  .extend({sidebar_label: z.string()});

const changeFields = z.object({reference: z.string(), title: z.string()});

const serviceFields = serviceSchema.pick({
  reference: true,
  title: true,
  description: true,
  hours: true,
});

const reportFields = noticeSchema.pick({
  reference: true,
  title: true,
  description: true,
  owner: true,
  figure: true,
  figureWords: true,
});

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
    cardPicture: true,
    programme: true,
  })
  .transform(({programme, picture, cardPicture = picture, ...project}) => ({
    ...project,
    picture: cardPicture,
    weeks: weeksWords({programme, ...project}),
  }));

/** Facts about documents, by the address of their page. */
type PageFacts = Pick<DocumentsData, 'editions' | 'facts'>;

/** Collects the document data for other pages. @see DocumentsData */
export function documentsData(
  {loadedVersions}: LoadedContent,
  {results, ...about}: PageFacts & Pick<DocumentsData, 'results'>,
): DocumentsData {
  const documents = loadedVersions.filter(({isLast}) => isLast).flatMap(({docs}) => docs);
  return {
    works: [...withServices.map(({services}) => services.folder), 'projects'].flatMap((family) =>
      documentsOf(documents, family, workFields).flatMap(workCard),
    ),
    projects: documentsOf(documents, 'projects', projectFields).sort(
      (one, other) => Number(one.region === 'abroad') - Number(other.region === 'abroad'),
    ),
    policies: listedPolicies(documents, about),
    reports: documentsOf(documents, 'reports', reportFields).map((report) => {
      const {effectiveFrom, reviewBy} = about.facts[report.path]?.row ?? {};
      return {...report, effectiveFrom, reviewBy};
    }),
    results,
    ...about,
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
  family: string,
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

function listedPolicies(documents: Documents, {editions, facts}: PageFacts): ListedPolicy[] {
  return documentsOf(documents, 'policies', policyFields).flatMap(
    ({sidebar_label: label, ...policy}) => {
      const {state, row, coming} = facts[policy.path] ?? {};
      return state === undefined
        ? []
        : {
            ...policy,
            editions: editions[policy.path]?.labels ?? [],
            label,
            state,
            ...(row && {
              version: row.version,
              effectiveFrom: row.effectiveFrom,
              ...(row.reviewBy && {reviewBy: row.reviewBy}),
            }),
            ...(coming && {coming}),
          };
    },
  );
}

/** States of versions that the drawing leaves out. */
const OUT_OF_FORCE: ReadonlySet<State> = new Set(['replaced', 'corrected', 'retracted']);

/** Returns the versions of each policy that were, are or will be in force. */
function datedPolicies(documents: Documents, {facts}: PageFacts): DatedPolicy[] {
  return documentsOf(documents, 'policies', policyFields).flatMap(
    ({path, sidebar_label: label}) => {
      const {row, revisions = []} = facts[path] ?? {};
      return row?.reviewBy
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
        : [];
    },
  );
}

/**
 * Returns approved changes that aren't in force yet: major changes and withdrawals first, then by
 * date.
 */
function changesToCome(documents: Documents, {facts}: PageFacts): ChangeToCome[] {
  return (['policies', 'notices', 'reports'] as const)
    .flatMap((family) => documentsOf(documents, family, changeFields))
    .flatMap(({path, title}) => {
      const {coming} = facts[path] ?? {};
      return coming ? [{path, title, coming}] : [];
    })
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
  about: PageFacts,
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
      documents: listedPolicies(docs, about),
      changes: changesToCome(docs, about),
      dated: isLast ? datedPolicies(docs, about) : [],
    });
    if (isLast) {
      const documents = documentsOf(docs, 'services', serviceFields);
      if (documents.length > 0) add('ServiceRegisterPage', {path: '/services', documents});
    }
  }
}
