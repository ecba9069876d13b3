import {closeSync, existsSync, openSync, readdirSync, readSync, statSync} from 'node:fs';
import path from 'node:path';
import {withServices} from '../data/companies/companies';
import {pages, redirects} from '../data/routes/routes';
import {quoted, type Problem} from '../shared/report';

/** Folders of `docs/` whose documents form a family, with the kind of document in each. */
export const FAMILIES: Readonly<Record<string, 'policy' | 'service' | 'project' | 'notice'>> = {
  policies: 'policy',
  ...Object.fromEntries(withServices.map(({services}) => [services.folder, 'service'])),
  projects: 'project',
  reports: 'notice',
};

/** Returns the files of `src/pages` that make no page, because `pages` does not have their address. */
export function unusedPages(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src/pages')).filter(
    (name) => !pages.includes(`/${path.parse(name).name.replace(/^index$/, '')}`),
  );
}

/** Files of a folder that are documents, and those that only look like documents. */
export interface Listing {
  /** Paths from the repository root, sorted. Example: `docs/services/security.mdx`. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Files that systems and editors put beside documents. */
const LEFT_BY_PROGRAMS =
  /^[.~#@$]|~$|^(?:node_modules|Thumbs\.db|desktop\.ini|Icon\r|__MACOSX)$|\.(?:bak|orig|rej|swp|tmp|temp|new|part|crdownload|download|icloud|lnk|url|mine|r\d+)$/i;

/** Endings of files that authors may mistake for documents, with invisible characters after them. */
const LIKE_DOCUMENT =
  /(?:\.(?:mdx?|mdown|mkdn?|markdown|te?xt|html?))+[\s.\p{Default_Ignorable_Code_Point}]*$/iu;

/** Names without an ending, or with one that is misspelt. */
const PERHAPS_DOCUMENT = /^[^.]+\.?$|[\s.,][mdx]{2,4}$|\.mdc$/i;

/** Names that Windows keeps for devices, so that nobody could check out the repository there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether a file looks like a document by its ending or, without a usual one, by its first line. */
function isLikeDocument(place: string, name: string): boolean {
  if (LIKE_DOCUMENT.test(name)) return true;
  if (!PERHAPS_DOCUMENT.test(name)) return false;
  const start = Buffer.alloc(8);
  const file = openSync(place, 'r');
  readSync(file, start, 0, start.length, 0);
  closeSync(file);
  return /^(?:\uFEFF)?---\r?\n/.test(start.toString());
}

const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Names of templates in `openings`. */
const TEMPLATE = /^_[a-z\d-]+\.mdx$/;

const CATEGORY = /^_category_\.(?:json|ya?ml)$/;

/** Turns a file's name into one that makes a good address. Example: `Ladder (2)` becomes `ladder-2`. */
function asName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Removes a number in front that only gives an order. A year stays: `2025-26`. */
function withoutOrder(name: string): string {
  return /^(?:19|20)\d\d(?:\D|$)/.test(name) ? name : name.replace(/^\d+[\s._)-]+(?=\D)/, '');
}

function problem(file: string, expected: string, found: string, fix: string): Problem {
  return {file, field: 'the file’s name', expected, found, fix};
}

/** Finds what keeps a file, which looks like a document, from being published under a good address. */
function nameProblem(file: string, neighbours: readonly string[]): Problem | undefined {
  const folder = path.posix.dirname(file);
  const written = path.posix.basename(file);
  const stem = written.replace(LIKE_DOCUMENT, '');
  const own = stem === written ? written.replace(/[\s.,][cdmx]{0,4}$/i, '') : stem; // cspell:ignore cdmx
  const name = `${asName(withoutOrder(own.replace(/^_+/, '')))}.mdx`;
  const otherwise = neighbours.includes(name)
    ? `${name} exists already. Delete this file, or give it a name of its own.`
    : `Rename it to ${name === '.mdx' ? 'a name in small letters, with the ending .mdx' : name}.`;
  const fix = /^readme$/i.test(stem)
    ? `Move it out of ${folder}, which holds only what is published.`
    : otherwise;
  const report = (expected: string, remedy = fix) =>
    problem(file, expected, quoted(written), remedy);
  if (written !== `${stem}.mdx`) return report('a document, whose name ends in .mdx');
  if (written.startsWith('_')) {
    const advice = `${fix.slice(0, -1)} to publish it, or move it out of ${folder}.`;
    return report('a name without a line in front', advice);
  }
  if (withoutOrder(stem) !== stem) {
    return report(
      'a name without a number in front: the front matter gives the order (sidebar_position)',
    );
  }
  if (DEVICE.test(stem)) {
    return report('a name that Windows allows for files', 'Give the file another name.');
  }
  if (NAME.test(stem)) return undefined;
  return report(
    'small letters and digits with hyphens between them, because the name becomes the address',
  );
}

/** Finds a document of `docs/` in a folder or with an address that another page has. */
function placeProblem(siteDir: string, file: string): Problem | undefined {
  const [family = '', ...inside] = file.split('/').slice(1);
  const address = addressOf(file);
  const isFamily = family in FAMILIES;
  const rest = inside.slice(isFamily ? 0 : -1).join('/');
  if (inside.length > 1 || (inside.length === 1 && !isFamily && !isNotice(siteDir, family))) {
    return {
      file,
      field: 'the folder',
      expected: `a document directly in ${Object.keys(FAMILIES)
        .map((name) => `docs/${name}`)
        .join(', ')} or docs`,
      found: `the folder ${path.posix.dirname(file)}`,
      fix: `Move the file to docs/${isFamily ? family : 'policies'}/${path.posix.basename(rest)}, or to the folder of its kind.`,
    };
  }
  const isRegister = file === 'docs/projects/index.mdx';
  const taken = [...pages, ...redirects.map(({from}) => from)];
  if (!isRegister && (taken.includes(address) || path.posix.basename(file) === 'index.mdx')) {
    return problem(
      file,
      'a name that makes a new address',
      `${address === '' ? '/' : address}, which is already a page of the site`,
      'Give the file another name.',
    );
  }
  return undefined;
}

const isNotice = (siteDir: string, name: string) =>
  existsSync(path.join(siteDir, 'docs', `${name}.mdx`));

/** Address of a document. Example: `/services/security`. */
export function addressOf(file: string): string {
  return file.replaceAll(/^docs|(?:\/index)?\.mdx$/g, '');
}

/**
 * Lists the documents of a folder, which may be missing. Ignores what systems, editors and Office
 * programs leave there, and reports, with the remedy, what looks like a document but isn't used.
 *
 * @param siteDir repository root
 * @param folder In `openings`, files that begin with `_` are templates.
 */
export function listDocuments(siteDir: string, folder: 'docs' | 'openings'): Listing {
  const files: string[] = [];
  const problems: Problem[] = [];
  const read = (place: string): void => {
    const at = path.join(siteDir, place);
    if (!existsSync(at)) return;
    const entries = readdirSync(at, {withFileTypes: true});
    const names = entries.map(({name}) => name);
    for (const entry of entries) {
      const file = `${place}/${entry.name}`;
      if (LEFT_BY_PROGRAMS.test(entry.name)) continue;
      if (folder === 'docs' && CATEGORY.test(entry.name)) problems.push(category(file));
      // A copy of the template that still has its name is no template.
      if (folder === 'openings' && (entry.isDirectory() ? /^_/ : TEMPLATE).test(entry.name))
        continue;
      if (entry.isDirectory()) read(file);
      else if (entry.isSymbolicLink()) {
        const target = statSync(path.join(siteDir, file), {throwIfNoEntry: false});
        if (LIKE_DOCUMENT.test(entry.name) || target?.isDirectory()) problems.push(linked(file));
      } else if (isLikeDocument(path.join(siteDir, file), entry.name)) {
        const found =
          nameProblem(file, names) ??
          (folder === 'docs' ? placeProblem(siteDir, file) : inFolder(file));
        if (found === undefined) files.push(file);
        else problems.push(found);
      }
    }
  };
  read(folder);
  const byFile = (one: Problem, other: Problem) => (one.file < other.file ? -1 : 1);
  return {files: files.sort(), problems: problems.sort(byFile)};
}

/** Reports a symbolic link, which is missing on other computers or leads in a circle. */
function linked(file: string): Problem {
  const fix = 'Replace it with the file itself.';
  return {
    file,
    field: 'the file',
    expected: 'a file of its own',
    found: 'a link to a file or folder',
    fix,
  };
}

/** Reports a file in which Docusaurus describes a folder. A mistake in it would stop the build. */
function category(file: string): Problem {
  const fix = 'Delete it. The order is given in the documents (sidebar_position).';
  return {
    file,
    field: 'the file',
    expected: 'only files that have an effect',
    found: quoted(path.posix.basename(file)),
    fix,
  };
}

/** Lists all files below a folder, as sorted relative paths; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.relative(folder, path.posix.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Wraps a reader so that a build reads the files once. Under `npm start` it reads them again after a
 * file changes.
 *
 * @param folders what it reads, as paths from the repository root
 * @param day what else the result depends on
 * @param read takes the repository root
 */
export function readOnce<Content>(
  folders: readonly string[],
  day: () => string,
  read: (siteDir: string) => Content,
): (siteDir: string) => Content {
  let newest: {readonly of: string; readonly content: Content} | undefined;
  return (siteDir) => {
    // No file changes during a build, and a long record has thousands.
    const watched = process.env.NODE_ENV === 'production' ? [] : folders;
    const files = watched.flatMap((folder) =>
      filesBelow(path.join(siteDir, folder)).map((file) => {
        const {mtimeMs, size} = statSync(path.join(siteDir, folder, file));
        return `${folder}/${file} ${mtimeMs} ${size}`;
      }),
    );
    const of = [siteDir, day(), ...files].join('\n');
    if (newest?.of !== of) newest = {of, content: read(siteDir)};
    return newest.content;
  };
}

/** Reports an opening in a folder inside `openings`. */
function inFolder(file: string): Problem | undefined {
  const [, ...inside] = file.split('/');
  if (inside.length === 1) return undefined;
  return {
    file,
    field: 'the folder',
    expected: 'an opening directly in openings',
    found: `the folder ${path.posix.dirname(file)}`,
    fix: `Move the file to openings/${inside.at(-1) ?? ''}.`,
  };
}

/** Returns a function that lists the documents of a family, or the notices, which are in none. */
export function documentsByFamily(siteDir: string): (family: string) => readonly string[] {
  const {files} = listDocuments(siteDir, 'docs');
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  return (family) =>
    files.filter((file) =>
      family === 'notices' ? !(folderOf(file) in FAMILIES) : folderOf(file) === family,
    );
}

/** Addresses of the documents in the edition in force. Example: `/services/security`. */
export function documentAddresses(siteDir: string): string[] {
  return listDocuments(siteDir, 'docs').files.map(addressOf);
}
