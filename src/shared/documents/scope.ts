import {entities, formerCompanies, type Entity} from '../../data/companies/companies';

const current: Readonly<Partial<Record<string, Entity>>> = entities;

/** Returns a company's name, or its last one if it has left the group. */
export function companyName(id: string): string {
  return current[id]?.name ?? formerCompanies[id]?.name ?? id;
}

/** Returns the ids of the companies that were in the group on a day. */
function companiesOn(day: string): string[] {
  const past = Object.entries(formerCompanies).filter(
    ([, company]) => day <= (company?.until ?? ''),
  );
  const present = Object.values(current).filter((entity) => (entity?.since ?? '') <= day);
  return [...present.flatMap((entity) => entity?.id ?? []), ...past.map(([id]) => id)];
}

/**
 * The companies that a policy applies to, in words.
 *
 * @param day first day of the version, which may be from before a company came or left
 */
export function scopeText(companies: readonly string[], day = '9999-12-31'): string {
  return companiesOn(day).every((id) => companies.includes(id))
    ? 'Every company in the group, and everyone who works on its behalf'
    : companies.map(companyName).join(', ');
}

/** The cell of the title block of a report whose figures are invented. */
export const EXAMPLE = {term: 'Example', value: 'Figures are invented'} as const;
