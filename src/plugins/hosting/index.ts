import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Redirect, redirects} from '../../data/routes/routes';
import type {PrepareStep} from '../../platform/built-pages/index';
import {removeFileList, writeFileListAtTheEnd} from './whole-build';
import {defaultHeaders, type Headers, immutableFolders, mediaTypesByPath, NOT_FOUND} from './rules';

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Omits `Cache-Control`, because these hosts send the same value by default. */
const {'Cache-Control': cacheControl, ...headers} = defaultHeaders;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. If several rules match, one host overrides
 * values and the other joins them, so no two rules here set the same header for one file. Patterns
 * are whole folders or exact paths, which both hosts interpret the same way.
 */
export function headersFile(): string {
  return `${[
    `# Cache-Control is ${cacheControl} where nothing else is said.`,
    block('/*', headers),
    ...Object.entries(immutableFolders).map(([folder, more]) => block(`${folder}*`, more)),
    ...Object.entries(mediaTypesByPath).map(([path, type]) => block(path, {'Content-Type': type})),
  ].join('\n\n')}\n`;
}

/**
 * Returns `_redirects` for the same hosts. Both keep the query, and both handle clean addresses
 * themselves.
 *
 * @param netlify adds `!`, without which Netlify serves an existing page instead of redirecting, and
 *   the status of the not-found page; Cloudflare Pages understands neither
 */
export function redirectsFile(list: readonly Redirect[], {netlify}: {netlify: boolean}): string {
  const moved = list.map(({from, to}) => `${from} ${to} 301${netlify ? '!' : ''}\n`);
  return [...moved, ...(netlify ? [`${NOT_FOUND} ${NOT_FOUND}.html 404!\n`] : [])].join('');
}

/**
 * Writes the files that Netlify and Cloudflare Pages need to serve the site. See README.md.
 */
export default function hosting({outDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') removeFileList(outDir);
  // Netlify sets this variable in its builds.
  const netlify = process.env.NETLIFY === 'true';
  return {
    name: 'hosting',
    async postBuild() {
      await writeFile(path.join(outDir, '_headers'), headersFile());
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, {netlify}));
    },
  };
}

/** Lists the files of the build, with the sizes of its finished pages. See README.md. */
export const fileList: PrepareStep = ({outDir}) => ({
  end: (pages) => writeFileListAtTheEnd(outDir, pages),
});
