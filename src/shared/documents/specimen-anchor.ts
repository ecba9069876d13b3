/** The address of a specimen on its page. Example: `monthly-cleaning-audit`. */
export function specimenAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
