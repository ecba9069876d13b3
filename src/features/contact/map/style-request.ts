import type {StyleSpecification} from 'maplibre-gl';
import {withoutLoneSurrogates} from '../../site/mailto';
import type {LoadProblem, MapType} from './map-state';

interface StyleRequest {
  /**
   * Address template with `{key}` and `{style}`. The placeholder may name the provider's two
   * styles, streets first: `https://maps.example/{style:roads|aerial}.json?key={key}`.
   */
  readonly styleUrl: string;
  readonly type: MapType;
  readonly key: string;
}

/** Matches `{style}`, or `{style:streets|satellite}` with the provider's own names for the two. */
const STYLE_PLACEHOLDER = /\{style(?::([^{}|]+)\|([^{}|]+))?\}/g;

/** Fills in the template. Example: `https://maps.example/aerial.json?key=a%20b`. */
export function styleAddress({styleUrl, type, key}: StyleRequest): string {
  return styleUrl
    .replace(
      STYLE_PLACEHOLDER,
      (_placeholder, streets: string | undefined, satellite: string | undefined) =>
        (type === 'streets' ? streets : satellite) ?? type,
    )
    .replaceAll('{key}', () => encodeURIComponent(withoutLoneSurrogates(key)));
}

interface Options {
  /** Aborts the request; the outcome is then `unavailable`. */
  readonly signal: AbortSignal;
  /** Time limit in milliseconds, including reading the whole body. Only tests set it. */
  readonly timeout?: number;
}

/** The same limit as for the enquiry form. */
const DEFAULT_TIMEOUT = 20_000;

/**
 * Requests a style from the map provider. Never rejects: `refused` means that the provider rejected
 * the key (401 or 403), `unavailable` any other failure, also a body that is not a style.
 *
 * The map library could request the style itself, but then a visitor with a refused key would
 * download the library for nothing, and a failed tile would look like a failed style.
 */
export async function requestStyle(
  wanted: StyleRequest,
  {signal, timeout = DEFAULT_TIMEOUT}: Options,
): Promise<StyleSpecification | LoadProblem> {
  // `AbortSignal.any` is missing from the oldest supported browsers.
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, timeout);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(styleAddress(wanted), {
      headers: {accept: 'application/json'},
      signal: request.signal,
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok) return 'unavailable';
    const style: unknown = await response.json();
    return isStyle(style) ? style : 'unavailable';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Tells a style from a JSON error response; the library validates the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'layers' in value &&
    Array.isArray(value.layers)
  );
}
