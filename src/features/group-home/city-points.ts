import type {CompanyId} from '@site/src/data/companies/companies.schema';

/** Where each company works on the city model, in per cent of the picture; in the order of the key. */
export const cityPoints: readonly {
  readonly company: CompanyId;
  readonly x: number;
  readonly y: number;
}[] = [
  {company: 'design', x: 39.6, y: 71},
  {company: 'construction', x: 59.4, y: 39.4},
  {company: 'bespoke', x: 59, y: 63.6},
  {company: 'facilities', x: 84.4, y: 57.5},
  {company: 'recruitment', x: 54.1, y: 29.4},
];
