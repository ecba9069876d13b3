/** British numbers without their leading 0, in the groups in which people read them. */
const GROUPS = [
  /^(2\d)(\d{4})(\d{4})$/,
  /^(11\d|1\d1|[389]\d\d)(\d{3})(\d{4})$/,
  /^([17]\d{3})(\d{6})$/,
  // Some towns, and some 0800 numbers, have one digit fewer.
  /^(1\d{3})(\d{5})$/,
  /^(800)(\d{6})$/,
];

/**
 * Reads a British number in any usual form, national or international, and returns it as the site
 * shows it. Example: `+44 (0)1632-960123` becomes `01632 960123`.
 *
 * @returns undefined for anything else, such as a number abroad, an extension or two numbers
 */
export function britishTelephone(written: string): string | undefined {
  if (!/^[+\d\s().\-\u2010-\u2014]+$/.test(written)) return undefined;
  const digits = written.replaceAll(/[^+\d]/g, '').replace(/^(?:(?:\+|0{0,2})440?|0)(?=[1-9])/, '');
  const [, ...parts] = GROUPS.map((groups) => groups.exec(digits)).find(Boolean) ?? [];
  return parts.length === 0 ? undefined : `0${parts.join(' ')}`;
}

/** Returns the link of a number as the site shows it: `tel:+441632960123` for `01632 960123`. */
export function telephoneHref(shown: string): string {
  return `tel:+44${shown.replaceAll(/\D/g, '').replace(/^0/, '')}`;
}
