import type {StyleSpecification} from 'maplibre-gl';

/** Outcome of requesting a style from the map provider. */
export type StyleAnswer =
  | {readonly kind: 'style'; readonly style: StyleSpecification}
  /** The provider rejected the key: 401 or 403. */
  | {readonly kind: 'refused'}
  /**
   * Any other failure: offline, blocked, timed out, an error status, or a body that is not a style.
   */
  | {readonly kind: 'unavailable'};

interface Options {
  /** Aborts the request; the outcome is then `unavailable`. */
  readonly signal: AbortSignal;
  /** Time limit in milliseconds, including reading the whole body. */
  readonly patience?: number;
}

/** The same limit as for the enquiry form. */
const DEFAULT_TIMEOUT = 20_000;

/**
 * Requests a style from the map provider. Never rejects.
 *
 * The map library could request the style itself, but then a visitor with a refused key would
 * download the library for nothing, and a failed tile would look like a failed style.
 */
export async function requestStyle(
  address: string,
  {signal, patience = DEFAULT_TIMEOUT}: Options,
): Promise<StyleAnswer> {
  // `AbortSignal.any` is missing from the oldest supported browsers.
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    const response = await fetch(address, {
      headers: {accept: 'application/json'},
      signal: request.signal,
    });
    if (response.status === 401 || response.status === 403) return {kind: 'refused'};
    if (!response.ok) return {kind: 'unavailable'};
    const style: unknown = await response.json();
    return isStyle(style) ? {kind: 'style', style} : {kind: 'unavailable'};
  } catch {
    return {kind: 'unavailable'};
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Distinguishes a style from an error in JSON; the library checks the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'layers' in value &&
    Array.isArray(value.layers)
  );
}
