/**
 * Returns the class that sets a company's colour for the marks inside; undefined for the group
 * itself. The colour never fills an area.
 */
export function wayfindingClass(company: string | undefined): string | undefined {
  return company === undefined || company === 'group' ? undefined : `mark--${company}`;
}
