import {DEMONSTRATION_KEY, DEMONSTRATION_PATH} from '../../../configuration/demonstration-map';
import {faultKeys} from './fault-keys';
import {imageryTile} from './imagery';
import {isTile, type TileAddress} from './projection';
import {styleOf} from './styles';
import {vectorTile} from './vector-tiles';

/** What the provider says to one request. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Milliseconds before it says it; `never` leaves the caller waiting. */
  readonly after?: number | 'never';
}

const SLOW = 3_000;
const knownKeys: readonly string[] = [DEMONSTRATION_KEY, ...Object.values(faultKeys)];

const text = (status: number, body: string): Answer => ({status, type: 'text/plain', body});
const json = (body: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
});
const error = text(500, 'The demonstration fails as its key asks.');

/**
 * What the provider answers to a GET: 401 without a key, 403 to a wrong one, else the style or
 * the tile.
 *
 * @param url the whole address that was asked, as the tiles of a style are given whole
 * @returns undefined for an address that is none of the provider's
 */
export function answerTo(url: URL): Answer | undefined {
  const path = url.pathname.split('/').slice(1);
  if (`/${path[0] ?? ''}` !== DEMONSTRATION_PATH) return undefined;
  const key = url.searchParams.get('key') ?? '';
  if (key === '') return text(401, 'A key is missing: add ?key=…');
  if (!knownKeys.includes(key)) return text(403, 'Invalid key');
  const [, folder, ...names] = path;
  if (folder === 'styles') return styleAnswer(names, url.origin, key);
  if (folder === 'tiles' || folder === 'imagery') return tileAnswer(folder, names, key);
  return text(404, 'Not found');
}

function styleAnswer(
  [file = '', ...others]: readonly string[],
  origin: string,
  key: string,
): Answer {
  const type = /^([a-z]+)\.json$/.exec(file)?.[1];
  const style = type && others.length === 0 ? styleOf(type, {origin, key}) : undefined;
  if (!style) return text(404, 'Styles are streets.json and satellite.json');
  if (key === faultKeys.error) return error;
  if (key === faultKeys.noSatellite && type === 'satellite') return error;
  if (key === faultKeys.page) {
    return {status: 200, type: 'text/html', body: '<!doctype html><title>Sign in</title>'};
  }
  if (key === faultKeys.broken) return json({...style, layers: [{id: 'nothing', type: 'unknown'}]});
  if (key === faultKeys.hang) return {...json(style), after: 'never'};
  return key === faultKeys.slow ? {...json(style), after: SLOW} : json(style);
}

function tileAnswer(folder: 'tiles' | 'imagery', names: readonly string[], key: string): Answer {
  const address = tileAddress(names.join('/'), folder === 'tiles' ? 'pbf' : 'png');
  if (!address) return text(404, 'No such tile');
  if (key === faultKeys.tilesRefused) return text(403, 'Invalid key');
  if (key === faultKeys.tilesFail) return error;
  return folder === 'tiles'
    ? {status: 200, type: 'application/x-protobuf', body: vectorTile(address)}
    : {status: 200, type: 'image/png', body: imageryTile(address)};
}

/** Reads `14/8213/5449.pbf`. */
function tileAddress(name: string, ending: string): TileAddress | undefined {
  const [, z, x, y] = new RegExp(`^(\\d{1,2})/(\\d{1,8})/(\\d{1,8})\\.${ending}$`).exec(name) ?? [];
  const address = {z: Number(z), x: Number(x), y: Number(y)};
  return isTile(address) ? address : undefined;
}
