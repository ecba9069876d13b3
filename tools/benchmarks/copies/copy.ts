import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');

/** What a build reads. */
const SITE = [
  'docs',
  'docusaurus.config.ts',
  'openings',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/**
 * Runs one benchmark in an empty folder of its own, which is removed at the end or when the run is
 * stopped.
 *
 * @param keep leaves the folder at the end and says where it is
 */
export async function inEmptyFolder(
  work: (folder: string) => Promise<void>,
  keep = false,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  const stopped = () => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  try {
    await work(folder);
  } finally {
    if (keep) {
      console.error(`The copies are in ${folder}.`);
    } else {
      remove();
    }
  }
}

/**
 * Lends the installed packages to a copy, each by a link, so that it keeps caches of its own.
 * Caches and programs have names that begin with a dot.
 */
export function lendPackages(folder: string): void {
  const installed = path.join(ROOT, 'node_modules');
  const lent = path.join(folder, 'node_modules');
  mkdirSync(lent, {recursive: true});
  for (const name of readdirSync(installed).filter((each) => !each.startsWith('.'))) {
    symlinkSync(path.join(installed, name), path.join(lent, name), 'junction');
  }
}

/** A copy of the site that can be built. */
export function copyOfSite(folder: string): string {
  for (const name of SITE) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  lendPackages(folder);
  return folder;
}

/** Makes a copy publish a word in the place of each PDF and Word document. */
export function leaveOutCopies(folder: string): void {
  for (const [file, name] of [
    ['pdf/policy-pdf.ts', 'policyPdf'],
    ['docx/policy-docx.ts', 'policyDocx'],
  ] as const) {
    writeFileSync(
      path.join(folder, 'src/plugins/policies', file),
      `export const ${name} = () => Promise.resolve(Buffer.from('left out'));\n`,
    );
  }
}
