import {editionsBySlug, type PolicyRecord} from './record';

/** A version of a policy and the days on which it was in force. */
export interface PolicyVersion {
  readonly version: string;
  /** First day. */
  readonly from: string;
  /** Last day; absent as long as nothing has taken its place. */
  readonly until?: string;
  readonly approvedBy: string;
  readonly note: string;
  /**
   * The first edition that has the text of this version. Absent for a version that the revision
   * table names and no edition kept, such as one that was amended again within its year.
   */
  readonly record?: PolicyRecord;
}

/** A policy through all its versions. */
export interface PolicyHistory {
  readonly slug: string;
  readonly reference: string;
  /** As the newest edition that has the policy calls it. */
  readonly title: string;
  /** Role that keeps it. */
  readonly owner: string;
  /** The policy in the current edition; absent when it was withdrawn. */
  readonly current?: PolicyRecord;
  /** First day without it. */
  readonly withdrawnOn?: string;
  /** Newest first; at least one. */
  readonly versions: readonly PolicyVersion[];
}

/** The day before. Example: `2026-03-31` for `2026-04-01`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** A version that was replaced on its first day was in force on none. */
export function wasInForce({from, until}: PolicyVersion): boolean {
  return until === undefined || until >= from;
}

/** Whether a version was in force on a day. */
export function isInForceOn({from, until}: PolicyVersion, day: string): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** A draft's own version is in force nowhere. */
function isDraft({frontMatter}: PolicyRecord, version: string): boolean {
  return frontMatter.status === 'draft' && frontMatter.version === version;
}

/** The versions that the editions of a policy name, newest first, without their last days. */
function namedVersions(editions: readonly PolicyRecord[]): PolicyVersion[] {
  const versions = new Map<string, PolicyVersion>();
  for (const record of editions) {
    for (const revision of record.frontMatter.revisions) {
      const {version, effectiveFrom, approvedBy, note} = revision;
      if (!isDraft(record, version)) {
        // The oldest edition comes last and stays: it is the one that the version came with.
        const text = version === record.frontMatter.version ? {record} : {};
        const known = versions.get(version) ?? {version, from: effectiveFrom, approvedBy, note};
        versions.set(version, {...known, ...text});
      }
    }
  }
  // Of two that began on the same day, the one that stands higher in the table stays first.
  return [...versions.values()].sort((one, other) => other.from.localeCompare(one.from));
}

/** Each version ends on the day before the next one begins; the newest on the day before `end`. */
function withLastDays(
  versions: readonly PolicyVersion[],
  end: string | undefined,
): PolicyVersion[] {
  return versions.map((version, index) => {
    const next = index === 0 ? end : versions[index - 1]?.from;
    return next === undefined ? version : {...version, until: dayBefore(next)};
  });
}

/**
 * The day on which an edition took the place of the one before: the first on which one of its new
 * versions applied. Unknown when it has none.
 */
function beginning(edition: readonly PolicyRecord[], before: readonly PolicyRecord[]) {
  const older = new Map(before.map((record) => [record.slug, record.frontMatter]));
  const days = edition.flatMap(({slug, frontMatter}) => {
    const known = older.get(slug)?.revisions.map(({version}) => version);
    return known === undefined
      ? [frontMatter.effectiveFrom]
      : frontMatter.revisions
          .filter(({version}) => !known.includes(version))
          .map(({effectiveFrom}) => effectiveFrom);
  });
  return days.sort()[0];
}

/** For each edition but the newest the day on which the next one began. */
function endsOfEditions(records: readonly PolicyRecord[]): ReadonlyMap<string, string | undefined> {
  const editions = new Map<string, PolicyRecord[]>();
  for (const record of records) {
    const known = editions.get(record.edition);
    if (known === undefined) {
      editions.set(record.edition, [record]);
    } else {
      known.push(record);
    }
  }
  const newestFirst = [...editions.values()];
  return new Map(
    [...editions.keys()]
      .map((label, index) => [label, newestFirst[index - 1], newestFirst[index]] as const)
      .map(([label, next, own]) => [label, next && own && beginning(next, own)]),
  );
}

function historyOf(
  slug: string,
  editions: readonly PolicyRecord[],
  ends: ReadonlyMap<string, string | undefined>,
): PolicyHistory[] {
  const [newest] = editions;
  const named = namedVersions(editions);
  if (newest === undefined || named.length === 0) {
    return [];
  }
  const {reference, title, owner} = newest.frontMatter;
  const end = newest.inForce ? undefined : ends.get(newest.edition);
  return [
    {
      slug,
      reference,
      title,
      owner,
      ...(newest.inForce && {current: newest}),
      ...(end !== undefined && {withdrawnOn: end}),
      versions: withLastDays(named, end),
    },
  ];
}

/**
 * The histories of all policies, by reference. A policy that an edition no longer has was withdrawn
 * on the day on which that edition began. What is only a draft so far has no history.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 */
export function policyHistories(records: readonly PolicyRecord[]): PolicyHistory[] {
  const ends = endsOfEditions(records);
  return [...editionsBySlug(records)]
    .flatMap(([slug, editions]) => historyOf(slug, editions, ends))
    .sort((one, other) => (one.reference < other.reference ? -1 : 1));
}
