import {namesIn, type ChunkNames} from './chunk-names';

/** A module that a page loads. */
export interface PageModule {
  /** As routes name it, and the chunk it comes in. */
  readonly name: string;
  /** What the bundler is asked for, in quotes as it was written. */
  readonly request: string;
}

/** An entry: its name, how it is loaded, and two things that only rendering on the server reads. */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)+")\), \2, require\.resolveWeak\(\2\)\]/g;

/**
 * The modules of the generated `registry.js`.
 *
 * @throws when it has entries in another form: Docusaurus writes it differently by then
 */
export function readRegistry(source: string): PageModule[] {
  const modules = [...source.matchAll(ENTRY)].map(([, name = '', request = '']) => ({
    name,
    request,
  }));
  const written = source.split('import(').length - 1;
  if (modules.length !== written) {
    throw new Error(
      `Page lists: ${written - modules.length} of ${written} entries of registry.js have a form that is not known.`,
    );
  }
  return modules;
}

/** The modules that these routes need. */
export function neededModules(modules: readonly PageModule[], routes: ChunkNames): PageModule[] {
  const needed = new Set(namesIn(routes));
  return modules.filter(({name}) => needed.has(name));
}

/**
 * Names of two or three letters. Docusaurus's own are checksums, which cannot be compressed, and
 * each is told three times.
 */
export function shortNames(modules: readonly PageModule[]): ReadonlyMap<string, string> {
  return new Map(modules.map(({name}, index) => [name, `p${index.toString(36)}`]));
}

/** `registry.js` for browsers. */
export function writeRegistry(
  modules: readonly PageModule[],
  names: ReadonlyMap<string, string>,
): string {
  const entries = modules.map(({name, request}) => {
    const short = JSON.stringify(names.get(name) ?? name);
    return `  ${short}: [() => import(/* webpackChunkName: ${short} */ ${request})],\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
}
