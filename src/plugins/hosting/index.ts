import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../data/routes/routes';
import {headersFile, redirectsFile} from './host-files';

/** Writes the files by which Netlify and Cloudflare Pages serve the site. See README.md. */
export default function hosting(): Plugin {
  // Netlify sets it in the builds that it runs.
  const netlify = process.env.NETLIFY === 'true';
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, '_headers'), headersFile());
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, {netlify}));
    },
  };
}
