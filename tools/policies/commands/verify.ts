import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {MANIFEST_PATH} from '../../../src/content/policies/addresses';
import {commonUsage, type Command} from '../command-line/command';
import {Refused, WrongUse} from '../command-line/errors';
import {readManifest, verdictOn, type Published, type Verdict} from '../verify/manifest';
import {stampsIn} from '../verify/stamps';

/** Where a build puts the manifest. */
export const BUILT_MANIFEST = `build${MANIFEST_PATH}`;

const USAGE = `Is this copy of a policy what was published? Text, PDF or Word.

  npm run policy:verify -- whistleblowing.2026.pdf --manifest sha256sums.txt

  --manifest <file or address>  the list of hashes from the published site
                                (${BUILT_MANIFEST}, of your own build)
${commonUsage
  .split('\n')
  .filter((line) => !line.includes('--today'))
  .join('\n')}`;

async function fetched(address: string): Promise<string> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Refused(`${address} cannot be reached: ${String(error)}.`);
  });
  if (!response.ok) {
    throw new Refused(`${address} answers ${response.status}: is it the address of the manifest?`);
  }
  return response.text();
}

async function loadManifest(source: string, folder: string): Promise<Published[]> {
  const isAddress = /^https?:\/\//.test(source);
  const file = path.resolve(folder, source);
  if (!isAddress && !existsSync(file)) {
    throw new WrongUse(
      `There is no manifest ${source}. Get it from the published site, and name it: --manifest <file>.`,
    );
  }
  try {
    return readManifest(isAddress ? await fetched(source) : readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(`${source}: ${(error as Error).message}`);
  }
}

function sentence(file: string, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'same':
      return `OK         ${file} is ${verdict.published.name}, as published.`;
    case 'same text':
      return `OK         ${file} has the text of ${verdict.published.name}; only line endings differ.`;
    case 'different':
      return `DIFFERENT  ${file} is not ${verdict.published.name} as published: it was changed, or comes from another build.`;
    case 'unknown':
      return `UNKNOWN    ${file}: the manifest lists nothing like it.`;
  }
}

export const verify: Command = {
  usage: USAGE,
  act: async (args, {folder, print}) => {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: {type: 'string', default: '.'},
        manifest: {type: 'string'},
      },
    });
    if (positionals.length === 0) {
      throw new WrongUse('Name at least one file.');
    }
    const missing = positionals.filter((file) => !existsSync(path.resolve(folder, file)));
    if (missing.length > 0) {
      throw new WrongUse(`There is no file ${missing.join(', ')}.`);
    }
    const source = values.manifest ?? path.join(values.root, BUILT_MANIFEST);
    const manifest = await loadManifest(source, folder);
    const verdicts = positionals.map((file) => {
      const content = readFileSync(path.resolve(folder, file));
      return {file, verdict: verdictOn(file, content, stampsIn(file, content), manifest)};
    });
    print(verdicts.map(({file, verdict}) => sentence(file, verdict)).join('\n'));
    const fine = verdicts.every(({verdict: {kind}}) => kind === 'same' || kind === 'same text');
    return fine ? 0 : 1;
  },
};
