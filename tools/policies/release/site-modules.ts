import path from 'node:path';
import {createJiti} from 'jiti';
import * as z from 'zod';

const tokensModule = z.object({brandTokens: z.record(z.string(), z.string())});

/** Modules of the repository itself, not of the one the command belongs to: they may differ. */
async function load(root: string, file: string): Promise<unknown> {
  const jiti = createJiti(path.join(root, 'package.json'), {moduleCache: false});
  return jiti.import(path.join(root, file));
}

/** The brand's words of the repository, by token. */
export async function readBrandTokens(root: string): Promise<Record<string, string>> {
  return tokensModule.parse(await load(root, 'src/data/brand/tokens.ts')).brandTokens;
}

/** What `sidebars.ts` of the repository exports. */
export async function readSidebars(root: string): Promise<unknown> {
  const module = await load(root, 'sidebars.ts');
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : module;
}
