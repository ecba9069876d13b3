/**
 * A company's wayfinding colour, used as a modifier class. The colour only marks; it never fills an
 * area.
 */
export type Wayfinding = 'design' | 'construction' | 'bespoke' | 'facilities' | 'recruitment';

/**
 * Returns the class that sets the marker colour for everything inside; undefined for the group
 * itself.
 */
export function wayfindingClass(company: Wayfinding | 'group' | undefined): string | undefined {
  return company === undefined || company === 'group' ? undefined : `mark--${company}`;
}
