import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {currentEdition} from '../../../src/data/editions/editions';
import {parsePolicy, policyText, withSentence, type PolicySource} from './policy-source';

/** The revision that an edition brought: one sentence in one section. */
function revisionOf(year: number, sections: number) {
  return {
    version: `${year - 2000}.0`,
    effectiveFrom: `${year}-04-01`,
    sections: [(year % sections) + 1],
    changeType: 'major',
    note: `A sentence that edition ${year} brought.`,
    approvedBy: 'Group board',
  };
}

/** A policy as it stood in a year: it has the sentences of all editions up to then. */
function inYear({fields, body}: PolicySource, year: number, first: number): PolicySource {
  const sections = Number(fields.sections);
  const years = Array.from({length: year - first + 1}, (_, index) => year - index);
  const revisions = years.map((each) => revisionOf(each, sections));
  const {version, effectiveFrom, note} = revisionOf(year, sections);
  return {
    fields: {
      ...fields,
      version,
      effectiveFrom,
      status: String(year) === currentEdition ? 'in force' : 'superseded',
      approver: 'Group board',
      approvedOn: `${year}-03-18`,
      reviewBy: `${year + 1}-03-18`,
      changeType: 'major',
      changeNote: note,
      revisions,
    },
    body: years.reduceRight(
      (text, each) =>
        withSentence(text, (each % sections) + 1, `This sentence came with edition ${each}.`),
      body,
    ),
  };
}

function folderOf(root: string, year: number): string {
  const edition = String(year) === currentEdition ? 'docs' : `versioned_docs/version-${year}`;
  return path.join(root, edition, 'policies');
}

/** Gives a copy of the site so many editions of its policies; other documents stay as they are. */
export function addEditions(root: string, editions: number): void {
  const current = Number(currentEdition);
  const first = current - editions + 1;
  const source = folderOf(root, current);
  const policies = readdirSync(source).map((name) => ({
    name,
    policy: parsePolicy(readFileSync(path.join(source, name), 'utf8')),
  }));
  const older = Array.from({length: editions - 1}, (_, index) => current - 1 - index);
  for (const year of [current, ...older]) {
    mkdirSync(folderOf(root, year), {recursive: true});
    for (const {name, policy} of policies) {
      writeFileSync(path.join(folderOf(root, year), name), policyText(inYear(policy, year, first)));
    }
  }
  const order = policies.map(({name}) => `policies/${path.basename(name, '.mdx')}`);
  const known = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8')) as string[];
  for (const label of older.map(String).filter((year) => !known.includes(year))) {
    const sidebars = path.join(root, `versioned_sidebars/version-${label}-sidebars.json`);
    writeFileSync(sidebars, JSON.stringify({policies: order}));
  }
  writeFileSync(path.join(root, 'versions.json'), JSON.stringify(older.map(String)));
}
