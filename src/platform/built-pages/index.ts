import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {ContentError, quoted, type Problem} from '../../shared/report';
import {blockedScripts, type Origins, withPolicy} from '../security-policy/policy';

/** A build whose pages are all rendered. */
export type Rendered = LoadContext & Pick<Props, 'routes'>;

/** A step that every built page passes. It changes a page only by returning new HTML. */
export interface Step {
  /**
   * Returns the new HTML of a page.
   *
   * @param address example: `/contact`
   */
  readonly change?: (html: string, address: string) => string;
  /**
   * Runs once after the last page, to write other files.
   *
   * @param pages size of each page in bytes, by its file in the build. Example: `contact.html`
   */
  readonly end?: (pages: ReadonlyMap<string, number>) => void | Promise<void>;
}

export type PrepareStep = (build: Rendered) => Step | Promise<Step>;

/** Returns the address of a page's file. Example: `contact.html` is `/contact`. */
function addressOf(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * Finishes the built pages: each is read once, passes all steps in their order, gets its
 * Content-Security-Policy and is written once. No step can add a script after the policy is made,
 * because only this function writes pages.
 *
 * @param prepare the steps. Each is prepared before the first page
 * @param origins other origins that each island may contact
 * @throws Error naming the page that could not be finished
 */
export async function finishPages(
  build: Rendered,
  prepare: readonly PrepareStep[],
  origins: Origins,
): Promise<void> {
  const {outDir} = build;
  const steps: Step[] = [];
  for (const each of prepare) steps.push(await each(build));
  const files = (await readdir(outDir, {recursive: true}))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const sizes = new Map<string, number>();
  // One page at a time, because a long record has thousands.
  for (const file of files) {
    const place = path.join(outDir, file);
    try {
      let html = await readFile(place, 'utf8');
      for (const {change} of steps) html = change?.(html, addressOf(file)) ?? html;
      const [blocked] = blockedScripts(html, origins);
      if (blocked !== undefined) throw new ContentError([blockedScript(blocked, file)]);
      const page = Buffer.from(withPolicy(html, origins));
      await writeFile(place, page);
      sizes.set(file, page.length);
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw new Error(`The page ${file} could not be finished.`, {cause: error});
    }
  }
  for (const {end} of steps) await end?.(sizes);
}

/** Reports a script that browsers would not run. The first page is enough: all have it. */
function blockedScript(address: string, file: string): Problem {
  // `//host/script.js` has the scheme of the page.
  const whole = address.replace(/^\/\//, 'https://');
  const origin = URL.canParse(whole) ? new URL(whole).origin : '';
  const fix = origin.startsWith('https:')
    ? `Set ANALYTICS_ORIGIN=${origin}, or remove the script. See contributing/connect-the-form.md#analytics.`
    : 'Put the file into the folder static, and name it from there: /script.js.';
  return {
    file: 'docusaurus.config.ts',
    field: 'scripts',
    expected: 'scripts that the site’s security policy lets browsers run',
    found: `${quoted(address)} in ${addressOf(file)}`,
    fix,
  };
}

/** The plugin that finishes the pages of a build. docusaurus.config.ts lists its steps. */
export default function builtPages(
  prepare: readonly PrepareStep[],
  origins: Origins,
): () => Plugin {
  return () => ({
    name: 'built-pages',
    async postBuild(build) {
      try {
        await finishPages(build, prepare, origins);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // Docusaurus would add a stack trace.
        console.error(`\n${error.message}\n`);
        process.exit(1);
      }
    },
  });
}

/**
 * Inserts tags before another tag of a page.
 *
 * @param before the first characters of a tag, e.g. `</head>`
 * @param tags HTML
 * @throws when the page has no such tag
 */
export function insertBefore(before: string, html: string, tags: string): string {
  if (!html.includes(before)) {
    throw new Error(`The page has no ${before}, so these tags can’t be inserted: ${tags}`);
  }
  return html.replace(before, () => tags + before);
}
