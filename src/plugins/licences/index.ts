import type {Plugin} from '@docusaurus/types';
import type {WithGeneratedFiles} from '../../platform/generated-files/generated-file';
import {licenceTexts} from './licences';

/** The parts of the bundler's API that list the modules in scripts. */
interface Module {
  readonly nameForCondition?: () => string | null | undefined;
  /** Present on a module that combines several. */
  readonly modules?: Iterable<Module>;
}
interface Compilation<Chunk> {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {getChunkModules(chunk: Chunk): Iterable<Module>};
}
interface Compiler<Chunk> {
  readonly hooks: {
    readonly done: {
      tap(name: string, collect: (stats: {readonly compilation: Compilation<Chunk>}) => void): void;
    };
  };
}

function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (file) yield file;
    yield* filesOf(module.modules ?? []);
  }
}

/** Publishes the licences of the packages in the scripts, at `/licences.txt`. */
export default function licences(): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const files = new Set<string>();
  const collector = {
    apply<Chunk>({hooks}: Compiler<Chunk>): void {
      hooks.done.tap('licences', ({compilation: {chunks, chunkGraph}}) => {
        for (const chunk of chunks) {
          for (const file of filesOf(chunkGraph.getChunkModules(chunk))) files.add(file);
        }
      });
    },
  };
  return {
    name: 'licences',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({
        generatedFiles: [
          {
            path: '/licences.txt',
            mediaType: 'text/plain; charset=utf-8',
            content: () => licenceTexts(files),
          },
        ],
      }),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collector]}),
  };
}
