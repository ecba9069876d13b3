/**
 * Runs a benchmark:
 *
 *   npm run bench -- [first-visit | policies-scale | load] [its options]
 *
 * The head of the file of that name says what it measures and which options it takes.
 */
import path from 'node:path';
import {createJiti} from 'jiti';

/** What every benchmark is to `npm run bench`. */
interface Benchmark {
  /** Measures and prints its tables. */
  readonly report: (args: readonly string[]) => Promise<void>;
}

const NAMES = ['first-visit', 'policies-scale', 'load'];

/** The site's own modules name each other `@site/…`, which only bundlers know. */
const jiti = createJiti(__filename, {alias: {'@site': path.resolve(__dirname, '../..')}});

async function main(args: readonly string[]): Promise<void> {
  const [first = '', ...rest] = args;
  const named = !first.startsWith('-') && first !== '';
  const name = named ? first : 'first-visit';
  if (!NAMES.includes(name)) {
    throw new Error(`There is no benchmark "${name}"; there are ${NAMES.join(', ')}.`);
  }
  const benchmark = await jiti.import<Benchmark>(`./${name}.ts`);
  await benchmark.report(named ? rest : args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
