import type {ZodType} from 'zod';
import {bankHolidaysSchema} from '../../data/bank-holidays/bank-holidays.schema';
import {brandSchema} from '../../data/brand/brand.schema';
import {companiesSchema} from '../../data/companies/companies.schema';
import {catalogueSchema} from '../../data/pictures/catalogue.schema';
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
