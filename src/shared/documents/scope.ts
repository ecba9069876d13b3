import {entities, type EntityId} from '../../data/companies/companies';

/** The companies that a policy applies to, in words. */
export function scopeText(companies: readonly EntityId[]): string {
  return companies.length === Object.keys(entities).length
    ? 'Every company in the group, and everyone who works on its behalf'
    : companies.map((company) => entities[company].name).join(', ');
}

/** The cell of the title block of a report whose figures are invented. */
export const EXAMPLE = {term: 'Example', value: 'Figures are invented'} as const;
