import type {StyleSpecification} from 'maplibre-gl';

/** What came of asking the provider for a style. */
export type StyleAnswer =
  | {readonly kind: 'style'; readonly style: StyleSpecification}
  /** The provider knows us and says no: 401 or 403. */
  | {readonly kind: 'refused'}
  /** Anything else: offline, blocked, too slow, an error status, an answer that is no style. */
  | {readonly kind: 'unavailable'};

interface Options {
  /** Ends the request; the answer is then `unavailable`, and no one reads it. */
  readonly signal: AbortSignal;
  /** How long the provider may take, its whole answer included, in milliseconds. */
  readonly patience?: number;
}

/** As long as the enquiry form waits. */
const PATIENCE = 20_000;

/**
 * Asks a provider for a style. The library could do it, but then a refused key would already have
 * cost the visitor the library, and an error of a tile could not be told from one of the style.
 *
 * Never rejects.
 */
export async function requestStyle(
  address: string,
  {signal, patience = PATIENCE}: Options,
): Promise<StyleAnswer> {
  // Not `AbortSignal.any`, which the oldest supported browsers lack.
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

/** Enough to tell a style from an error in JSON; the library checks the rest. */
function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'layers' in value &&
    Array.isArray(value.layers)
  );
}
