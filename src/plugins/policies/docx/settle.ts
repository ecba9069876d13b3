import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';

const TYPES = '[Content_Types].xml';
const CORE = 'docProps/core.xml';
/** Ids that the library draws by lot. */
const DRAWN_ID = /rId[a-z0-9_-]{21}/g;
const DATE = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;
/** The first day that the archive format knows, in whatever time zone this runs. */
const ARCHIVE_DAY = new Date(1980, 0, 1);

interface Settled {
  /** A day, e.g. `2026-03-18`. */
  readonly day: string;
  readonly language: string;
}

function coreProperties(xml: string, {day, language}: Settled): string {
  return xml
    .replaceAll(DATE, `$1${day}T00:00:00Z`)
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`);
}

/**
 * Takes chance and the clock out of a DOCX file, so that the same record gives the same bytes:
 * ids, dates, and the dates and order of the archive. Also says its language, which the library
 * has no option for.
 */
export function settle(docx: Uint8Array, settled: Settled): Buffer {
  const ids = new Map<string, string>();
  const idOf = (drawn: string) => {
    const id = ids.get(drawn) ?? `rIdLink${ids.size + 1}`;
    ids.set(drawn, id);
    return id;
  };
  // Readers that look only at the beginning of a file know it by its list of types.
  const first = ([name]: [string, Uint8Array]) => (name === TYPES ? 0 : 1);
  const unpacked = Object.entries(unzipSync(docx)).sort((one, other) => first(one) - first(other));
  const parts = unpacked.map(([name, bytes]) => {
    const xml = strFromU8(bytes).replaceAll(DRAWN_ID, idOf);
    return [name, strToU8(name === CORE ? coreProperties(xml, settled) : xml)] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(parts), {level: 9, mtime: ARCHIVE_DAY}));
}
