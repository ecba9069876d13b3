/** A copy of the site with more policies. */
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** A policy's file in its two parts. */
export interface PolicySource {
  /** Fields of the front matter. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Markdown after it. */
  readonly body: string;
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** @throws when the text has no front matter */
export function parsePolicy(text: string): PolicySource {
  const [, yaml, body] = FILE.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new Error('A policy has no front matter.');
  }
  return {fields: parseDocument(yaml).toJS() as Record<string, unknown>, body};
}

/** JSON is YAML: no second writer is needed. */
export function policyText({fields, body}: PolicySource): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** So many stand in one group of the navigation, as one department would have them. */
const IN_A_GROUP = 50;

interface Invented {
  readonly slug: string;
  readonly policy: PolicySource;
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** A copy of a real policy under its own name and reference, with a sentence of its own. */
function invented({fields, body}: PolicySource, number: number): Invented {
  const padded = String(number).padStart(5, '0');
  const group = Math.floor(number / 1000);
  return {
    slug: `invented-${padded}`,
    policy: {
      fields: {
        ...fields,
        title: `Invented policy ${padded}`,
        sidebar_label: `Invented ${padded}`,
        reference: `X${letter(Math.floor(group / 26))}${letter(group % 26)}-${padded.slice(-3)}`,
      },
      // No two policies say the same.
      body: body.replace(/\.$/m, `. This is number ${padded}.`),
    },
  };
}

/** Puts the policies into the navigation, group by group. */
function extendSidebar(root: string, slugs: readonly string[]): void {
  const file = path.join(root, 'sidebars.ts');
  const groups = Array.from({length: Math.ceil(slugs.length / IN_A_GROUP)}, (_, index) => ({
    type: 'category',
    label: `Department ${index + 1}`,
    items: slugs
      .slice(index * IN_A_GROUP, (index + 1) * IN_A_GROUP)
      .map((slug) => `policies/${slug}`),
  }));
  const last = "'policies/whistleblowing',";
  const source = readFileSync(file, 'utf8');
  if (!source.includes(last)) {
    throw new Error(`sidebars.ts no longer has ${last}`);
  }
  const added = groups.map((group) => `${JSON.stringify(group)},`).join('\n');
  writeFileSync(file, source.replace(last, `${last}\n${added}`));
}

/**
 * The specification fixes the number of policies; the copy allows these, without listing them as
 * policies that must have a card.
 */
function allow(root: string, policies: readonly Invented[]): void {
  const counts = policies.map(({slug, policy}) => [slug, policy.fields.sections]);
  appendFileSync(
    path.join(root, 'src/data/specification.ts'),
    `\nfor (const [slug, value] of ${JSON.stringify(counts)}) {
  Object.defineProperty(specification.policySections, slug, {value});
}\n`,
  );
}

/** Gives a copy of the site so many policies in the edition in force. */
export function addPolicies(root: string, count: number): void {
  const folder = path.join(root, 'docs/policies');
  const real = readdirSync(folder).map((name) =>
    parsePolicy(readFileSync(path.join(folder, name), 'utf8')),
  );
  const added = Array.from({length: Math.max(0, count - real.length)}, (_, index) => {
    const model = real[index % real.length];
    if (model === undefined) {
      throw new Error('docs/policies is empty.');
    }
    return invented(model, index + 1);
  });
  for (const {slug, policy} of added) {
    writeFileSync(path.join(folder, `${slug}.mdx`), policyText(policy));
  }
  extendSidebar(
    root,
    added.map(({slug}) => slug),
  );
  allow(root, added);
}
