import type {MapType} from './map-state';

/** `{style}`, or `{style:streets|satellite}` with the provider's own names for the two. */
const STYLE = /\{style(?::([^{}|]+)\|([^{}|]+))?\}/g;
const KEY = /\{key\}/g;

/**
 * Where the provider keeps the style of a map type.
 *
 * @param template address with `{key}` and `{style}`; the names of the two styles may stand in the
 *   placeholder, streets first
 * @example
 * ```
 * styleAddress('https://maps.example/{style:roads|aerial}.json?key={key}', 'satellite', 'a b')
 * // 'https://maps.example/aerial.json?key=a%20b'
 * ```
 */
export function styleAddress(template: string, type: MapType, key: string): string {
  return template
    .replace(
      STYLE,
      (_placeholder, streets: string | undefined, satellite: string | undefined) =>
        (type === 'streets' ? streets : satellite) ?? type,
    )
    .replace(KEY, () => encodeURIComponent(key));
}

/**
 * What is wrong with a template, undefined when nothing is. For the check of the configuration.
 */
export function styleTemplateProblem(template: string): string | undefined {
  const sample = styleAddress(template, 'streets', 'key');
  if (!/^(https:\/\/[^/]|\/(?!\/))/.test(template)) {
    return 'an address that begins with https://, or with / on this site';
  }
  if (/[{}]/.test(sample)) return 'no placeholders besides {key} and {style}';
  if (sample === styleAddress(template, 'satellite', 'key')) {
    return 'the placeholder {style}, which becomes "streets" or "satellite"';
  }
  return undefined;
}
