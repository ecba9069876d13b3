import type {ZodType} from 'zod';
import {bankHolidaysSchema} from '../../data/bank-holidays/bank-holidays.schema';
import {brandSchema} from '../../data/brand/brand.schema';
import {companiesSchema} from '../../data/companies/companies.schema';
import {catalogue} from '../../data/pictures/catalogue';
import {catalogueSchema} from '../../data/pictures/catalogue.schema';
import manifest from '../../data/pictures/manifest.generated.json';
import {problemsFromZod, type Problem} from '../../shared/report';
import {hoursAgree} from './hours';

/** Facts that an owner or an office edits, keyed by the export of their module. */
export const FACTS = {
  brand: {file: 'src/data/brand/brand.ts', schema: brandSchema.superRefine(hoursAgree)},
  companies: {file: 'src/data/companies/companies.ts', schema: companiesSchema},
  catalogue: {file: 'src/data/pictures/catalogue.ts', schema: catalogueSchema},
  bankHolidays: {
    file: 'src/data/bank-holidays/bank-holidays.ts',
    schema: bankHolidaysSchema,
  },
} as const satisfies Record<string, {readonly file: string; readonly schema: ZodType}>;

/** Reports entries of the catalogue that have no files yet, and files of entries that are gone. */
export function pictureProblems(
  entries: object = catalogue,
  encoded: object = manifest,
): readonly Problem[] {
  const [listed, made] = [Object.keys(entries), Object.keys(encoded)];
  return [...new Set([...listed, ...made])]
    .filter((name) => !listed.includes(name) || !made.includes(name))
    .map((name) => ({
      file: FACTS.catalogue.file,
      field: `catalogue.${name}`,
      expected: listed.includes(name) ? 'encoded files' : 'an entry, because it has files',
      found: 'none',
      fix: 'Run: npm run pictures.',
    }));
}

/** Returns the problems of a fact: file, field, expected, found, fix. */
export function factProblems(name: keyof typeof FACTS, value: unknown): Problem[] {
  const {file, schema} = FACTS[name];
  const result = schema.safeParse(value);
  return result.success
    ? []
    : problemsFromZod(file, result.error, value).map((problem) => ({
        ...problem,
        field: `${name}.${problem.field}`.replace('.[', '['),
      }));
}
