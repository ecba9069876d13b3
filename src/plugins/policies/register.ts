import {brand} from '../../data/brand/brand';
import {comparisonPath, copyPath} from './addresses';
import {comparablePairs} from './compare';
import {TEXT_FORMAT, type PolicyRecord} from './record';
import {REGISTER_VERSION, type Register, type RegisterEntry} from './register-schema';

type ComparisonLink = RegisterEntry['urls']['comparisons'][number];

function absolute(path: string): string {
  return `${brand.url}${path}`;
}

function registerEntry(
  record: PolicyRecord,
  comparisons: readonly ComparisonLink[],
): RegisterEntry {
  const {slug, edition, path, inForce, sha256, frontMatter} = record;
  const copy = (format: 'txt' | 'pdf' | 'docx') => absolute(copyPath(slug, edition, format));
  return {
    reference: `${brand.prefix.toUpperCase()}-${frontMatter.reference}`,
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
  return {
    schemaVersion: REGISTER_VERSION,
    textFormat: TEXT_FORMAT,
    policies: records.map((record) => registerEntry(record, links.get(record) ?? [])),
  };
}
