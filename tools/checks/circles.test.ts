import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const {options, fileNames} = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')).config,
  ts.sys,
  ROOT,
);

/** Returns our modules that a file imports, including type-only imports. */
function importsOf(file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({fileName}) => {
    const {resolvedModule} = ts.resolveModuleName(fileName, file, options, ts.sys);
    return resolvedModule?.isExternalLibraryImport === false ? resolvedModule.resolvedFileName : [];
  });
}

/** Returns the first circular import that starts from a module, or an empty list. */
function circle(file: string, graph: ReadonlyMap<string, string[]>, clear: Set<string>): string[] {
  const walk = (at: string, before: readonly string[]): string[] => {
    if (before.includes(at)) return [...before.slice(before.indexOf(at)), at];
    if (clear.has(at)) return [];
    for (const next of graph.get(at) ?? []) {
      const found = walk(next, [...before, at]);
      if (found.length > 0) return found;
    }
    clear.add(at);
    return [];
  };
  return walk(file, []).map((each) => path.relative(ROOT, each));
}

it('finds no circular imports', () => {
  const files = fileNames.filter((file) => /\/(?:src|tools|e2e)\//.test(file));
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(500);
  expect(graph.get(path.join(ROOT, 'src/pages/contact.tsx'))).toContain(
    path.join(ROOT, 'src/features/contact/map/MapPanel.tsx'),
  );
  const clear = new Set<string>();
  expect(files.map((file) => circle(file, graph, clear)).find(({length}) => length > 0)).toEqual(
    undefined,
  );
});
