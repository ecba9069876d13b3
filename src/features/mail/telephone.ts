/** The link of a United Kingdom number as people read it. Example: `tel:+441632960000` of `01632 960000`. */
export function telephoneHref(display: string): string {
  return `tel:+44${display.replaceAll(/\D/g, '').replace(/^0/, '')}`;
}
