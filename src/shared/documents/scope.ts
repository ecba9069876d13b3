import {entityOf, everyEntity, type Entity} from '../../data/companies/companies';

/**
 * The companies that a policy applies to, in words.
 *
 * @param day first day of the version, which may be from before a company came or left
 * @param group every company of any day
 */
export function scopeText(
  companies: readonly string[],
  day = '9999-12-31',
  group: readonly Entity[] = everyEntity,
): string {
  return group
    .filter(({from = '', until = '9999-12-31'}) => from <= day && day <= until)
    .every(({id}) => companies.includes(id))
    ? 'Every company in the group, and everyone who works on its behalf'
    : companies.map((id) => entityOf(id).name).join(', ');
}

/** What the PDF and the plain text of a report say if its figures are invented. */
export const EXAMPLE = {term: 'Example', value: 'Figures are invented'} as const;
