import {brand} from '../../data/brand/brand';
import {comparisonPath, copyPath, periodPath} from '../../content/policies/addresses';
import {comparablePairs} from './compare';
import {policyHistories, type PolicyHistory} from './history';
import {daysOfPeriods} from './periods';
import {TEXT_FORMAT, type PolicyRecord} from './record';
import {REGISTER_VERSION, type Register, type RegisterEntry} from './register-schema';

type ComparisonLink = RegisterEntry['urls']['comparisons'][number];

function absolute(path: string): string {
  return `${brand.url}${path}`;
}

function quoted(reference: string): string {
  return `${brand.prefix.toUpperCase()}-${reference}`;
}

function registerEntry(
  record: PolicyRecord,
  comparisons: readonly ComparisonLink[],
): RegisterEntry {
  const {slug, edition, path, inForce, sha256, frontMatter} = record;
  const copy = (format: 'txt' | 'pdf' | 'docx') => absolute(copyPath(slug, edition, format));
  return {
    reference: quoted(frontMatter.reference),
    slug,
    title: frontMatter.title,
    edition,
    current: inForce,
    type: frontMatter.type,
    version: frontMatter.version,
    status: frontMatter.status,
    owner: frontMatter.owner,
    approver: frontMatter.approver,
    approvedOn: frontMatter.approvedOn,
    effectiveFrom: frontMatter.effectiveFrom,
    reviewBy: frontMatter.reviewBy,
    appliesTo: frontMatter.appliesTo,
    statutes: frontMatter.statutes,
    sections: frontMatter.sections,
    sha256,
    urls: {
      page: absolute(path),
      text: copy('txt'),
      pdf: copy('pdf'),
      docx: copy('docx'),
      comparisons: [...comparisons],
    },
  };
}

function registerHistory(history: PolicyHistory): Register['history'][number] {
  const {reference, slug, title, withdrawnOn = null, versions} = history;
  return {
    reference: quoted(reference),
    slug,
    title,
    withdrawnOn,
    versions: versions.map(({version, from, until = null, approvedBy, record}) => ({
      version,
      from,
      until,
      approvedBy,
      edition: record?.edition ?? null,
      sha256: record?.sha256 ?? null,
    })),
  };
}

/** The register of all policies, in the order of the records. */
export function policyRegister(records: readonly PolicyRecord[]): Register {
  const links = new Map<PolicyRecord, ComparisonLink[]>();
  for (const [before, after] of comparablePairs(records)) {
    const {edition: from} = before;
    const {slug, edition: to} = after;
    const link = {from, to, url: absolute(comparisonPath(slug, from, to))};
    for (const record of [before, after]) {
      links.set(record, [...(links.get(record) ?? []), link]);
    }
  }
  const histories = policyHistories(records);
  return {
    schemaVersion: REGISTER_VERSION,
    textFormat: TEXT_FORMAT,
    policies: records.map((record) => registerEntry(record, links.get(record) ?? [])),
    history: histories.map(registerHistory),
    periods: daysOfPeriods(histories).map(({from, until = null}) => ({
      from,
      until,
      url: absolute(periodPath(from)),
    })),
  };
}
