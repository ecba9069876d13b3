import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {lookup} from 'mrmime';
import {lastReading} from '../../policies/content/last-reading';

/** Folders of the repository whose files the pages use, by the beginning of their address. */
const FOLDERS: Readonly<Record<string, string>> = {
  components: 'src/components',
  css: 'src/css',
  features: 'src/features',
  fonts: 'static/fonts',
  img: 'static/img',
};

/** The editor's own sources, which stand beside this folder, wherever the policies are. */
const OWN = path.resolve(__dirname, '..');

/** The repository that the editor belongs to: its styles are shown, not those of a copy. */
const REPOSITORY = path.resolve(OWN, '../..');

/** A file for a browser. */
export interface ServedFile {
  /** Media type without a character set. */
  readonly type: string;
  readonly content: string | Buffer;
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() === true;
}

const lastScript = lastReading<Promise<string>>();

/** TypeScript as a browser reads it: the types taken off, modules asked for by their whole names. */
async function withoutTypes(source: string): Promise<string> {
  const {default: typescript} = await import('typescript');
  const {ModuleKind, ScriptTarget} = typescript;
  const {outputText} = typescript.transpileModule(source, {
    compilerOptions: {
      module: ModuleKind.ESNext,
      target: ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  return outputText.replaceAll(/(from\s+'\.\/[a-z-]+)'/g, "$1.js'");
}

/** A script of `browser/`. Nothing is bundled. */
async function script(name: string): Promise<ServedFile | undefined> {
  const file = path.join(OWN, 'browser', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !(await isFile(file))) return undefined;
  const source = await readFile(file, 'utf8');
  const content = await lastScript(file, source, () => withoutTypes(source));
  return {type: 'text/javascript', content};
}

/** Makes all scripts ready, so that the first page need not wait for the compiler. */
export async function prepareScripts(): Promise<void> {
  const names = await readdir(path.join(OWN, 'browser'));
  for (const name of names.filter((each) => !each.includes('.test.'))) {
    await script(path.parse(name).name);
  }
}

/**
 * A file that a page of the editor may ask for: styles, fonts and drawings of the site, styles and
 * scripts of the editor. Nothing else of this machine can be read.
 *
 * @param address path of a request, as it came
 */
export async function servedFile(address: string): Promise<ServedFile | undefined> {
  const [, folder = '', name = ''] = /^\/([a-z]+)\/([\w./-]+)$/.exec(address) ?? [];
  if (name.split('/').some((part) => part === '' || part.startsWith('.'))) return undefined;
  if (folder === 'browser') return script(name.replace(/\.js$/, ''));
  const inside =
    folder === 'styles'
      ? path.join(OWN, 'styles')
      : Object.hasOwn(FOLDERS, folder) && path.join(REPOSITORY, FOLDERS[folder] ?? '');
  if (inside === false) return undefined;
  // Beside the styles stand sources.
  if (FOLDERS[folder]?.startsWith('src') && !name.endsWith('.css')) return undefined;
  const file = path.join(inside, name);
  if (!(await isFile(file))) return undefined;
  const type = lookup(file) ?? 'application/octet-stream';
  const content = await readFile(file);
  return {type, content: type.startsWith('text/') ? content.toString('utf8') : content};
}
