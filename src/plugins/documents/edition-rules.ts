import type {Problem} from '../../content/report';
import type {SourceDocument} from './check';
import {CURRENT, soundPolicies, type SoundPolicy} from './sound-policy';
import {compareVersions} from './versions-and-days';

function newestEditionFirst(a: SoundPolicy, b: SoundPolicy): number {
  if (a.edition === b.edition) return 0;
  if (a.edition === CURRENT) return -1;
  if (b.edition === CURRENT) return 1;
  return b.edition.localeCompare(a.edition, 'en', {numeric: true});
}

/** Each policy with the same policy in the next older edition that has it, if one does. */
function successions(policies: readonly SoundPolicy[]): (readonly [SoundPolicy, SoundPolicy])[] {
  const newer = new Map<string, SoundPolicy>();
  return policies.toSorted(newestEditionFirst).flatMap((policy) => {
    const successor = newer.get(policy.slug);
    newer.set(policy.slug, policy);
    return successor === undefined ? [] : [[successor, policy] as const];
  });
}

/** From one edition to the next a version never falls and a reference never changes. */
function successionProblems({file, control}: SoundPolicy, older: SoundPolicy): Problem[] {
  const problems: Problem[] = [];
  if (compareVersions(control.version, older.control.version) < 0) {
    problems.push({
      file,
      field: 'version',
      expected: `'${older.control.version}' or above, the version of ${older.file}`,
      found: `'${control.version}'`,
      fix: 'Raise the version: an edition continues the one before it.',
    });
  }
  if (control.reference !== older.control.reference) {
    problems.push({
      file,
      field: 'reference',
      expected: `${older.control.reference}, as in ${older.file}: a reference never changes`,
      found: control.reference,
      fix: 'Put the old reference back; a different policy gets a file of its own.',
    });
  }
  return problems;
}

/** What is wrong between the editions of each policy. */
export function editionProblems(policies: readonly SoundPolicy[]): Problem[] {
  return successions(policies).flatMap(([policy, older]) => successionProblems(policy, older));
}

/**
 * Policies whose text differs from that of the older edition although they claim to be the same
 * version. `npm run policy:check` reports it; the build does not, because it would stop the preview
 * at the first word of every amendment.
 */
export function unversionedChanges(documents: readonly SourceDocument[]): Problem[] {
  const text = ({body}: SoundPolicy) => body.replaceAll('\r\n', '\n').trim();
  return successions(soundPolicies(documents)).flatMap(([policy, older]) => {
    if (older.control.version !== policy.control.version || text(older) === text(policy)) {
      return [];
    }
    return [
      {
        file: policy.file,
        field: 'version',
        expected: `a version above '${older.control.version}': the text differs from ${older.file}`,
        found: `'${policy.control.version}'`,
        fix: `Run: npm run policy:amend -- ${policy.slug}`,
      },
    ];
  });
}
