import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../data/routes/routes';
import {headersFile, redirectsFile} from './host-files';
import {removeFileList, writeFileListAtTheEnd} from './whole-build';

/**
 * Writes the files that Netlify and Cloudflare Pages need to serve the site, and the list of files
 * that marks a finished build. See README.md.
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
      writeFileListAtTheEnd(outDir);
    },
  };
}
