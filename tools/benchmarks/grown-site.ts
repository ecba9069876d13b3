/** Adds policies with long histories to a copy of the site. */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addDays, aYearAfter} from '../../src/shared/wall-clock';
import {documentFile, keptSource} from '../../src/policy-record/ledger/read-record';
import {keptFile, ledgerLine, rowsFile} from '../../src/policy-record/ledger/ledger';
import {canonicalText, sha256Hex} from '../../src/policy-record/words/canonical-text';
import {readWords} from '../../src/policy-record/words/read-words';

/** How many policies to add, and how many versions of each. */
export interface Growth {
  readonly policies: number;
  readonly versions: number;
}

/** Each policy is amended twice a year. */
const DAYS_BETWEEN = 182;
/** The newest versions are a little older. */
const NEWEST = '2026-11-24';
/** Shifts each policy's dates from those of the one before, so most versions begin a period. */
const DAYS_APART = 3;

type Row = Parameters<typeof ledgerLine>[0];

/** Returns an unused reference. Example: `'XAB-007'` for 1007. */
function referenceOf(number: number): string {
  const letters = [26_000, 1000].map((size) =>
    String.fromCharCode('A'.charCodeAt(0) + (Math.floor(number / size) % 26)),
  );
  return `X${letters.join('')}-${String(number % 1000).padStart(3, '0')}`;
}

/** Copies a real policy under another name, with one sentence unique to this version. */
function wordsOf(model: string, number: number, version: number): string {
  const name = `Invented policy ${number}`;
  const body = model.indexOf('\n---\n');
  const ends = [...model.matchAll(/\.$/gm)].filter(({index}) => index > body);
  const end = ends[version % ends.length]?.index ?? model.length;
  return `${model.slice(0, end)}. This is ${name}, amendment ${version}${model.slice(end)}`
    .replace(/^title: .*$/m, `title: ${name}`)
    .replace(/^sidebar_label: .*$/m, `sidebar_label: ${name}`)
    .replace(/^reference: .*$/m, `reference: ${referenceOf(number)}`);
}

/** Writes all versions of one policy, and their ledger rows. Each is entered on its first day. */
function addPolicy(root: string, model: string, number: number, versions: number) {
  const document = `policies/invented-${number}`;
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  };
  const rows = Array.from({length: versions}, (_, index): Row => {
    const source = wordsOf(model, number, index);
    const isMinor = index % 2 === 1;
    const version = `${Math.floor(index / 2) + 1}.${isMinor ? 1 : 0}`;
    const file = keptFile(document, version);
    const ago = DAYS_BETWEEN * (versions - index) - ((number * DAYS_APART) % DAYS_BETWEEN);
    const day = addDays(NEWEST, -ago);
    const row = {
      reference: referenceOf(number),
      document,
      version,
      kind: isMinor ? ('minor' as const) : ('major' as const),
      enteredOn: day,
      approvedOn: day,
      approvedBy: 'Group board',
      effectiveFrom: day,
      reviewBy: aYearAfter(day),
      sections: index === 0 ? ('all' as const) : [1],
      note: `Its own sentence for version ${version}.`,
    };
    const {words} = readWords(file, source);
    if (words === undefined) throw new Error(`${file} cannot be read.`);
    write(file, source);
    write(documentFile(document), source);
    return {...row, sha256: sha256Hex(canonicalText(words, row)), source: sha256Hex(source)};
  });
  let previous = '0'.repeat(64);
  const lines = rows.map((row) => {
    const line = ledgerLine(row, previous);
    previous = sha256Hex(line.trimEnd());
    return line;
  });
  write(rowsFile(document), lines.join(''));
}

/** Adds invented policies to a copy of the site: documents, kept versions and ledger rows. */
export function addPolicies(root: string, {policies, versions}: Growth): void {
  const folder = path.join(root, 'docs/policies');
  const models = readdirSync(folder).map((name) =>
    keptSource(readFileSync(path.join(folder, name), 'utf8')),
  );
  for (let number = 1; number <= policies; number += 1) {
    addPolicy(root, models[(number - 1) % models.length] ?? '', number, versions);
  }
}
