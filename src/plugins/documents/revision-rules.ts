import type {Problem} from '../../data/report';
import type {SoundPolicy} from './sound-policy';
import {compareVersions} from './versions-and-days';

/** The newest row of the revision table tells of the version that the title block shows. */
export function newestRevisionProblems({file, control}: SoundPolicy): Problem[] {
  const newest = control.revisions[0];
  // A row of another version is check.ts's to report; the rest of it would differ anyway.
  if (newest?.version !== control.version) {
    return [];
  }
  const pairs = [
    ['effectiveFrom', newest.effectiveFrom, 'effectiveFrom', control.effectiveFrom],
    ['changeType', newest.changeType, 'changeType', control.changeType],
    ['note', newest.note, 'changeNote', control.changeNote ?? newest.note],
    ['approvedBy', newest.approvedBy, 'approver', control.approver],
  ] as const;
  return pairs
    .filter(([, found, , expected]) => found !== expected)
    .map(([field, found, source, expected]) => ({
      file,
      field: `revisions[0].${field}`,
      expected: `"${expected}", as "${source}" says`,
      found: `"${found}"`,
      fix: `Write the same in both places; "${source}" is what the title block shows.`,
    }));
}

/** Rows go back in time, and name sections that exist. */
export function revisionTableProblems({file, control}: SoundPolicy): Problem[] {
  return control.revisions.flatMap(({version, effectiveFrom, sections}, index) => {
    const older = control.revisions[index + 1];
    const problems: Problem[] = [];
    if (older !== undefined && compareVersions(version, older.version) <= 0) {
      problems.push({
        file,
        field: `revisions[${index}].version`,
        expected: `a version above '${older.version}', which the row below has: newest first`,
        found: `'${version}'`,
        fix: 'Put the rows in order, or correct the version.',
      });
    }
    if (older !== undefined && effectiveFrom < older.effectiveFrom) {
      problems.push({
        file,
        field: `revisions[${index}].effectiveFrom`,
        expected: `${older.effectiveFrom} or later: the row below is older`,
        found: effectiveFrom,
        fix: 'Put the rows in order, newest first, or correct the day.',
      });
    }
    // Earlier versions may have had other sections than today's text.
    const beyond =
      index === 0 && sections !== 'all' ? sections.filter((n) => n > control.sections) : [];
    if (beyond.length > 0) {
      problems.push({
        file,
        field: `revisions[${index}].sections`,
        expected: `numbers from 1 to ${control.sections}, as the policy has that many sections`,
        found: beyond.join(', '),
        fix: 'Write the numbers of the sections that changed.',
      });
    }
    return problems;
  });
}
