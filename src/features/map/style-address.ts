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
