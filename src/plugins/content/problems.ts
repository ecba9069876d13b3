import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {brand} from '../../data/brand/brand';
import type {Brand} from '../../data/brand/brand.schema';
import {isFictional} from '../../data/group/group';
import {sheetProblems} from '../../platform/page-styles/site-sheet';
import {documentAndRecordProblems} from '../../policy-record/ledger/problems';
import {currentRecord} from '../../policy-record/record';
import {ContentError, quoted, type Problem} from '../../shared/report';
import {currentOpenings} from '../openings/load';
import {factProblems, FACTS} from './facts';
import {inventedFacts} from './invented';
import {addressProblems, mentionProblems, withCompanyAdvice} from './mentions';
import {type SourceLine, sourceLines} from './sources';

/** Returns the files of the facts. */
export function factFiles(siteDir: string): string[] {
  return Object.values(FACTS).map(({file}) => path.join(siteDir, file));
}

/** Checks the facts as they are now. The compiler checks the other modules of `src/data`. */
async function editedFactProblems(siteDir: string): Promise<Problem[]> {
  const problems = await Promise.all(
    (Object.keys(FACTS) as (keyof typeof FACTS)[]).map(async (name) => {
      const module: unknown = await loadFreshModule(path.join(siteDir, FACTS[name].file));
      return factProblems(name, Reflect.get(Object(module), name));
    }),
  );
  return problems.flat();
}

function openingProblems(siteDir: string): readonly Problem[] {
  try {
    currentOpenings(siteDir);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Reports a folder in which the site can't be built: the bundler gives these signs a meaning. */
export function folderProblems(siteDir: string): Problem[] {
  const signs = [...new Set(siteDir.match(/[#?!]/g))];
  if (signs.length === 0) return [];
  return [
    {
      file: 'the folder of the site',
      field: 'its path',
      expected: 'a path without the signs #, ? and !',
      found: quoted(siteDir),
      fix: `Rename the folder whose name contains ${signs.join(' and ')}, or move the site out of it.`,
    },
  ];
}

/** Reports a real group whose applications reach nobody. */
export function deliveryProblems(
  {fictional}: Pick<Brand, 'fictional'>,
  delivers: boolean,
): Problem[] {
  if (fictional || delivers) return [];
  return [
    {
      file: FACTS.brand.file,
      field: 'brand.fictional',
      expected: 'true, while job applications reach nobody',
      found: 'false',
      fix: 'Set the variable APPLICATION_DELIVERY to emailjs or endpoint: contributing/connect-the-form.md#receive-applications.',
    },
  ];
}

/** Reports the page of reports in the route table of a group that has no report. */
export function emptyPageProblems(lines: readonly SourceLine[]): Problem[] {
  const line = lines.find(
    ({file, text}) => file === 'src/data/routes/routes.ts' && text.includes("'/reports',"),
  );
  if (line === undefined || lines.some(({file}) => file.startsWith('docs/reports/'))) return [];
  return [
    {
      ...line,
      field: 'pages',
      expected: 'only pages that have something to show',
      found: quoted('/reports'),
      fix: 'Delete this line, because docs/reports has no report.',
    },
  ];
}

export interface Checks {
  /** Whether the build is published, so that the site of a real group may contain no example. */
  readonly isPublic: boolean;
  /** Whether applications sent from the site are delivered. */
  readonly delivers: boolean;
}

/**
 * Returns the problems of everything that people write: facts, documents, record, openings and the
 * list of style sheets. If there are none, returns what stops the public build of a real group.
 */
export async function contentProblems(
  siteDir: string,
  {isPublic, delivers}: Checks,
): Promise<Problem[]> {
  const hidesDrafts = process.env.NODE_ENV === 'production' && process.env.DRAFTS !== 'shown';
  const record = currentRecord(siteDir);
  const lines = sourceLines(siteDir);
  const problems = withCompanyAdvice([
    ...folderProblems(siteDir),
    ...sheetProblems(siteDir),
    ...(await editedFactProblems(siteDir)),
    ...documentAndRecordProblems(siteDir, record, {isPublic: hidesDrafts}),
    ...openingProblems(siteDir),
    ...mentionProblems(lines),
    ...emptyPageProblems(lines),
    ...addressProblems(siteDir, lines),
  ]);
  if (problems.length > 0 || !isPublic) return problems;
  return [
    ...deliveryProblems(brand, delivers),
    ...(isFictional ? [] : inventedFacts(siteDir, lines).filter(({done}) => !done)),
  ];
}
