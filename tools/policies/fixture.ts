import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Ask} from './command-line/ask';
import {run, type Command, type ExitCode} from './command-line/command';
import {filesBelow} from './content/files';

/*
 * A small repository for the tests of the commands: two policies and a notice in force, one policy
 * in an older edition. Its own dates keep the tests true when the real policies change.
 */

/** A day on which everything in the fixture is in force and nothing is overdue. */
export const TODAY = '2026-11-20';

/** What a test may want different in a policy. */
export interface PolicyFixture {
  readonly slug: 'environmental' | 'whistleblowing';
  readonly version?: string;
  readonly status?: string;
  readonly approvedOn?: string;
  readonly reviewBy?: string;
  /** Text of the first section. */
  readonly text?: string;
}

const FIXED = {
  environmental: {reference: 'POL-002', label: 'Environmental', sections: 9},
  whistleblowing: {reference: 'POL-009', label: 'Whistleblowing', sections: 10},
} as const;

/** A policy's file that passes every check. */
export function policySource(fixture: PolicyFixture): string {
  const {slug, version = '4.0', status = 'in force', approvedOn = '2026-03-18'} = fixture;
  const {reference, label, sections} = FIXED[slug];
  const first = `## Section 1\n\n${fixture.text ?? 'Somebody does something by a certain day.'}\n`;
  const others = Array.from({length: sections - 1}, (_, index) => `## Section ${index + 2}\n`);
  return `---
title: ${label} policy
description: What we promise, who keeps the promise, and what happens when somebody does not keep it.
sidebar_label: ${label} # as on the card
kind: policy
reference: ${reference}
type: policy
version: '${version}'
status: ${status}
owner: Head of "Compliance"
approver: Group board
approvedOn: ${approvedOn}
effectiveFrom: ${approvedOn}
reviewBy: ${fixture.reviewBy ?? '2027-03-18'}
changeType: major
changeNote: Something is new.
appliesTo: [group,   design]
statutes:
  - name: Environment Act 2021
    url: https://www.legislation.gov.uk/ukpga/2021/30
sections: ${sections}
inShort:
  - Everybody does what is written here.
  - Somebody makes sure that it is done.
  - Somebody else looks at it every year.
revisions:
  - version: '${version}'
    effectiveFrom: ${approvedOn}
    sections: [1]
    changeType: major
    note: Something is new.
    approvedBy: Group board
---

${[first, ...others].join('\n')}
This policy is reviewed annually.
`;
}

const NOTICE = `---
title: Privacy Policy
slug: /privacy
description: What we know about visitors of this site, why we need it, and when we delete all of it.
sidebar_label: Privacy
kind: notice
reference: LEG-001
owner: Data Protection Lead
version: '4.0'
effectiveFrom: 2026-04-01
reviewBy: 2027-03-18
lead: We know very little about you, and what we know we delete as soon as we can.
---

## Nothing

We know nothing. Call {brand.phone.main}.
`;

const CARDS = `export const policies = [
  {
    slug: 'environmental',
    reference: 'POL-002',
    title: 'Environmental',
    promise: 'At least 95 per cent is kept out of landfill.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'whistleblowing',
    reference: 'POL-009',
    title: 'Whistleblowing',
    promise: 'You have an answer within two working days.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
];
`;

const SIDEBARS = `const sidebars = {
  policies: [
    'policies/environmental',
    'policies/whistleblowing',
  ],
  notices: ['privacy'],
};

export default sidebars;
`;

const FILES: Readonly<Record<string, string>> = {
  'docs/policies/environmental.mdx': policySource({slug: 'environmental'}),
  'docs/policies/whistleblowing.mdx': policySource({slug: 'whistleblowing'}),
  'docs/privacy.mdx': NOTICE,
  'versioned_docs/version-2025/policies/environmental.mdx': policySource({
    slug: 'environmental',
    version: '3.0',
    status: 'superseded',
    approvedOn: '2025-03-19',
    reviewBy: '2026-03-19',
    text: 'Somebody did something else by another day.',
  }),
  'versioned_sidebars/version-2025-sidebars.json': '{}\n',
  'versions.json': '["2025"]\n',
  'sidebars.ts': SIDEBARS,
  'package.json': '{}\n',
  'src/data/editions/editions.ts': `/** The label. */\nexport const currentEdition = '2026';\n`,
  'src/data/brand/tokens.ts': `export const brandTokens = {'brand.name': 'A Group'};\n`,
  'src/data/policies/policies.ts': CARDS,
};

/** Writes files into a folder. */
function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

function emptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'policies-'));
}

/** A new small repository in a temporary folder. */
export function fixtureRepository(files: Readonly<Record<string, string>> = {}): string {
  const root = emptyFolder();
  write(root, {...FILES, ...files});
  return root;
}

const REPOSITORY = path.resolve(__dirname, '../..');

/** A copy of the real documents and of what a release reads and writes. */
export function copyOfRepository(): string {
  const root = emptyFolder();
  for (const name of [
    'docs',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
    'sidebars.ts',
    'package.json',
    'src/data',
  ]) {
    cpSync(path.join(REPOSITORY, name), path.join(root, name), {recursive: true});
  }
  return root;
}

/** Every file below a folder with its bytes, to compare trees. */
export function snapshot(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filesBelow(root, '.').map((file) => [file, readFileSync(path.join(root, file), 'base64')]),
  );
}

/** How a command ended, and all that it printed. */
export interface Outcome {
  readonly code: ExitCode;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command in a folder, with somebody at the terminal or without. */
export async function runIn(
  folder: string,
  command: Command,
  args: string[],
  ask?: Ask,
): Promise<Outcome> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await run(command, args, {
    folder,
    today: TODAY,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
    colours: false,
    ...(ask ? {ask} : {}),
  });
  return {code, output: output.join('\n'), errors: errors.join('\n')};
}

/** Somebody at the terminal who gives these answers in turn, and takes suggestions for `''`. */
export function answering(...answers: (string | boolean)[]): Ask & {readonly asked: string[]} {
  const asked: string[] = [];
  const next = (message: string) => {
    asked.push(message);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nobody expected the question: ${message}`);
    return answer;
  };
  return {
    asked,
    line: ({message, suggestion = ''}) => Promise.resolve(String(next(message) || suggestion)),
    choice: (message, choices) => {
      const answer = next(message);
      const found = choices.find(({value}) => value === answer);
      if (!found) throw new Error(`${String(answer)} is no choice of: ${message}`);
      return Promise.resolve(found.value);
    },
    yes: (message) => Promise.resolve(next(message) === true),
  };
}
