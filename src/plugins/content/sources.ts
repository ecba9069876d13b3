import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, filesBelow, unusedPages} from '../../reading/files';
import {titleSlug} from '../../shared/title-slug';

/** A line of text that the site may publish. */
export interface SourceLine {
  /** Path from the repository root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

const PUBLISHED = /\.(?:tsx?|mdx)$/;
const NOT_PUBLISHED =
  /\.(?:test|test-data|schema|sheet|d)\.tsx?$|\/example-site\/|^openings\/_|^src\/data\/delivered/;
const COMMENT = /^\s*(?:\/?\*|\/\/|\{\/\*)/;

/** Returns the lines of source files and documents from which pages are made, without comments. */
export function sourceLines(siteDir: string): SourceLine[] {
  const unused = unusedPages(siteDir).map((name) => `src/pages/${name}`);
  return ['docs', 'openings', 'src/data', 'src/features', 'src/pages', 'src/components']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => PUBLISHED.test(file) && !NOT_PUBLISHED.test(file) && !unused.includes(file))
    .flatMap((file) =>
      readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .map((text, index) => ({file, line: index + 1, text}))
        .filter(({text}) => !COMMENT.test(text)),
    );
}

/** Returns the page for which a file is written, or `several pages`. */
export function pageOf(file: string): string {
  if (file.startsWith('docs/')) return addressOf(file);
  const [, folder, name = ''] = /^(openings|src\/pages)\/(.+)\.[a-z]+$/.exec(file) ?? [];
  if (folder === 'openings') return `/careers/${titleSlug(name)}`;
  return folder === undefined ? 'several pages' : `/${name.replace(/^index$/, '')}`;
}
