/**
 * Returns the class that sets a company's colour for the marks inside; undefined for the group
 * itself. Only marks have this colour, never whole areas.
 */
export function wayfindingClass(company: string | undefined): string | undefined {
  return company === undefined || company === 'group' ? undefined : `mark--${company}`;
}
