import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/content/report';
import {compareVersions} from '../../../src/plugins/documents/versions-and-days';
import {disagreement} from '../../../src/plugins/policies/claims';
import {comparePolicies} from '../../../src/plugins/policies/compare';
import {readPolicyText} from '../../../src/plugins/policies/read-records';
import type {PolicyRecord} from '../../../src/plugins/policies/record';
import {CURRENT, currentPolicies, type ReadDocument} from './documents';
import {lastReading} from './last-reading';

const lastRecord = lastReading<Promise<PolicyRecord | undefined>>();

async function recordOf(
  root: string,
  file: string,
  replaced: Readonly<Record<string, string>>,
): Promise<PolicyRecord | undefined> {
  const filePath = path.join(root, file);
  const text = replaced[file] ?? readFileSync(filePath, 'utf8');
  // What cannot be read is reported elsewhere.
  return lastRecord(filePath, text, () => readPolicyText(root, file, text).catch(() => undefined));
}

function numbers(sections: readonly number[]): string {
  return `${sections.length === 1 ? 'section' : 'sections'} ${sections.join(', ')}`;
}

/** Sections that a major revision since a version names. */
function namedByMajor({frontMatter}: PolicyRecord, since: string): readonly number[] {
  return frontMatter.revisions
    .filter(
      ({version, changeType}) => changeType === 'major' && compareVersions(version, since) > 0,
    )
    .flatMap(({sections}) => (sections === 'all' ? [] : sections));
}

/** Holds the revision table of a policy against what really changed since the edition before. */
export function claimProblemsBetween(before: PolicyRecord, after: PolicyRecord): Problem[] {
  const found = disagreement(comparePolicies(before, after), after);
  if (found === undefined) return [];
  const {unnamed} = found;
  // A review that leaves the text as it is names a section too, and is minor.
  const major = namedByMajor(after, before.frontMatter.version);
  const unfounded = found.unfounded.filter((number) => major.includes(number));
  const base = {file: after.file, field: 'revisions[0].sections'};
  const since = `since edition ${before.edition}`;
  return [
    ...(unnamed.length === 0
      ? []
      : [
          {
            ...base,
            expected: `every section that changed ${since}, in this row or one below it`,
            found: `nothing about ${numbers(unnamed)}, whose text is different`,
            fix: 'Name the section in the row of the version that changed it, or make a new version.',
          },
        ]),
    ...(unfounded.length === 0
      ? []
      : [
          {
            ...base,
            expected: `only sections that changed ${since}`,
            found: `${numbers(unfounded)}, whose text is the same`,
            fix: 'Take the number out of the row that names it.',
          },
        ]),
  ];
}

/** Pairs that were compared, by their fingerprints and revision tables. */
const lastProblems = lastReading<Problem[]>();

/**
 * Policies whose revision table does not tell what readers see in the comparison with the edition
 * before.
 *
 * @param replaced texts that stand in for those on the disk, by file
 */
export async function claimProblems(
  root: string,
  documents: readonly ReadDocument[],
  replaced: Readonly<Record<string, string>> = {},
): Promise<Problem[]> {
  const newestFirst = documents
    .filter(({edition}) => edition !== CURRENT)
    .sort((a, b) => b.edition.localeCompare(a.edition, 'en', {numeric: true}));
  const problems = currentPolicies(documents)
    .filter(({control}) => control.status === 'in force')
    .map(async ({file, slug}) => {
      const older = newestFirst.find(
        (document) => document.slug === slug && document.file.includes('/policies/'),
      );
      if (!older) return [];
      const before = await recordOf(root, older.file, replaced);
      const after = await recordOf(root, file, replaced);
      if (!before || !after) return [];
      const key = [before.sha256, after.sha256, JSON.stringify(after.frontMatter)].join('\n');
      return lastProblems(path.join(root, file), key, () => claimProblemsBetween(before, after));
    });
  return (await Promise.all(problems)).flat();
}
