/** A company's wayfinding colour, as a modifier class. The colour marks; it never fills an area. */
export type Wayfinding = 'design' | 'construction' | 'bespoke' | 'facilities' | 'recruitment';

/** The class that sets the marker colour for everything inside; nothing for the group itself. */
export function wayfindingClass(company: Wayfinding | 'group' | undefined): string | undefined {
  return company === undefined || company === 'group' ? undefined : `mark--${company}`;
}
