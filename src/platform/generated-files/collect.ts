import {formatProblems, quoted, type Problem} from '../../shared/report';
import type {GeneratedFile, WithGeneratedFiles} from './generated-file';

/** The content of every plugin, by the plugin's name and then by the id of its instance. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Matches an allowed address. `.html` is excluded, because pages come from routes, whose links are
 * checked. Only `SHA256SUMS` may lack an extension: tools look for exactly that name.
 */
const FILE_PATH =
  /^(?:\/\.well-known)?(?:\/[a-z0-9][\w.-]*)+(?:\.(?!html$)[a-z0-9]+|\/SHA256SUMS)$/i;

/**
 * Collects the generated files of all plugins, by address.
 *
 * @param isStatic whether a static file has this address
 * @throws one error that lists every address that is malformed or taken
 */
export function collectFiles(
  allContent: AllContent,
  isStatic: (path: string) => boolean,
): Map<string, GeneratedFile> {
  const files = new Map<string, GeneratedFile>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const {plugin, file} of filesOf(allContent)) {
    const owner = owners.get(file.path);
    if (!FILE_PATH.test(file.path)) {
      problems.push(malformed(plugin, file));
    } else if (owner !== undefined) {
      problems.push(taken(plugin, file, `the plugin ${owner} publishes one there`));
    } else if (isStatic(file.path)) {
      problems.push(taken(plugin, file, 'a folder of static files holds one'));
    }
    files.set(file.path, file);
    owners.set(file.path, plugin);
  }
  if (problems.length > 0) {
    throw new Error(`Generated files: ${formatProblems(problems)}`);
  }
  return files;
}

function filesOf(allContent: AllContent): {plugin: string; file: GeneratedFile}[] {
  return Object.entries(allContent).flatMap(([plugin, instances]) =>
    Object.values(instances)
      .filter(publishesFiles)
      .flatMap(({generatedFiles}) => generatedFiles.map((file) => ({plugin, file}))),
  );
}

function publishesFiles(content: unknown): content is WithGeneratedFiles {
  return (
    typeof content === 'object' &&
    content !== null &&
    'generatedFiles' in content &&
    Array.isArray(content.generatedFiles)
  );
}

function malformed(plugin: string, {path}: GeneratedFile): Problem {
  return {
    file: `plugin ${plugin}`,
    field: 'generatedFiles, path',
    expected: 'an address such as /careers/openings.atom, with an ending other than .html',
    found: quoted(path),
    fix: 'Correct the address; make a page with a route.',
  };
}

function taken(plugin: string, {path}: GeneratedFile, found: string): Problem {
  return {
    file: `plugin ${plugin}`,
    field: path,
    expected: 'an address at which nothing else is published',
    found,
    fix: 'Publish one of the two at another address.',
  };
}
