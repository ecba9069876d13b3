import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../data/routes/routes';
import {headersFile, redirectsFile} from './host-files';
import {removeFileList, writeFileListAtTheEnd} from './whole-build';

/**
 * Writes the files by which Netlify and Cloudflare Pages serve the site, and the list of files that
 * marks a finished build. See README.md.
 */
export default function hosting({outDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') removeFileList(outDir);
  // Netlify sets it in the builds that it runs.
  const netlify = process.env.NETLIFY === 'true';
  return {
    name: 'hosting',
    async postBuild() {
      await writeFile(path.join(outDir, '_headers'), headersFile());
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, {netlify}));
      writeFileListAtTheEnd(outDir);
    },
  };
}
