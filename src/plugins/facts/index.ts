import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {ZodType} from 'zod';
import {bankHolidaysSchema} from '../../data/bank-holidays/bank-holidays.schema';
import {brandSchema} from '../../data/brand/brand.schema';
import {formatProblems, problemsFromZod, type Problem} from '../../shared/report';

/** Facts that an owner or an office edits, keyed by the export of their module. */
const FACTS = {
  brand: {file: 'src/data/brand/brand.ts', schema: brandSchema},
  bankHolidays: {
    file: 'src/data/bank-holidays/bank-holidays.ts',
    schema: bankHolidaysSchema,
  },
} as const satisfies Record<string, {readonly file: string; readonly schema: ZodType}>;

/** Returns the problems of a fact: file, field, expected, found, fix. */
export function factProblems(name: keyof typeof FACTS, value: unknown): Problem[] {
  const {file, schema} = FACTS[name];
  const result = schema.safeParse(value);
  return result.success
    ? []
    : problemsFromZod(file, result.error, value).map((problem) => ({
        ...problem,
        field: `${name}.${problem.field}`,
      }));
}

/**
 * Checks the facts that people edit, in builds and while `npm start` runs. The other modules of
 * `src/data` are constants, which the compiler checks.
 *
 * @throws one error that lists all problems of all files.
 */
export default function factsPlugin({siteDir}: LoadContext): Plugin {
  const files = Object.values(FACTS).map(({file}) => path.join(siteDir, file));
  return {
    name: 'facts',
    getPathsToWatch: () => files,
    async loadContent() {
      const problems: Problem[] = [];
      for (const [name, {file}] of Object.entries(FACTS) as [
        keyof typeof FACTS,
        {file: string},
      ][]) {
        const module: unknown = await loadFreshModule(path.join(siteDir, file));
        problems.push(...factProblems(name, Reflect.get(Object(module), name)));
      }
      if (problems.length > 0) {
        throw new Error(`Facts: ${formatProblems(problems)}`);
      }
    },
  };
}
