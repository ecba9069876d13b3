import {Damaged, wholePart} from './bytes';

/** An entry in the directory of an OLE compound file. */
export interface CompoundEntry {
  readonly name: string;
  readonly kind: 'storage' | 'stream';
  readonly left: number;
  readonly right: number;
  readonly child: number;
  /** First sector, or first small sector of a small stream. */
  readonly start: number;
  readonly size: number;
}

/** The container of Word documents before .docx, and of all encrypted Office documents. */
export interface CompoundFile {
  /** What stands in the root. */
  readonly root: readonly CompoundEntry[];
  /** What stands anywhere. */
  readonly all: readonly CompoundEntry[];
  /** The first bytes of a stream, at most 64. @throws Damaged if the stream is not all there */
  readonly beginningOf: (entry: CompoundEntry, length: number) => Promise<DataView>;
}

const HEADER_LENGTH = 512;
const ENTRY_LENGTH = 128;
const SMALL_SECTOR = 64;
const SMALL_STREAM = 4096;
/** Position in the header of the first list of the table's sectors, and how many it names. */
const LIST_POSITION = 76;
const LISTED = 109;
/** Highest sector number; what is above has a meaning of its own, e.g. the end of a chain. */
const LAST_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
/** Sectors of directory that are read: many times what a document has. */
const DIRECTORY_LIMIT = 1024;

interface Sectors {
  readonly size: number;
  /** How many the file has room for. No chain is longer: a cycle ends the reading. */
  readonly count: number;
  readonly read: (number: number, length?: number) => Promise<DataView>;
}

function sectorsOf(file: Blob, header: DataView): Sectors {
  const shift = header.getUint16(30, true);
  if (header.getUint16(28, true) !== 0xfffe || (shift !== 9 && shift !== 12)) {
    throw new Damaged('The header of the file is wrong');
  }
  const size = 2 ** shift;
  return {
    size,
    count: Math.max(0, Math.ceil(file.size / size) - 1),
    // The last sector of a file may be cut short; it is read to the end of the file.
    read: (number, length = size) => wholePart(file, (number + 1) * size, length),
  };
}

/** The numbers in a sector. */
function numbers(view: DataView, from: number, count: number): number[] {
  return Array.from({length: count}, (_, index) => view.getUint32(from + index * 4, true));
}

/** The table that says which sector follows which. */
async function tableOf(header: DataView, sectors: Sectors): Promise<number[]> {
  const perSector = sectors.size / 4;
  const most = Math.ceil(sectors.count / perSector) + 1;
  const places = numbers(header, LIST_POSITION, LISTED);
  // Files above 7 MB continue the list in sectors of their own, chained by their last number.
  let next = header.getUint32(68, true);
  for (let read = 0; next <= LAST_SECTOR && places.length < most && read < most; read += 1) {
    const more = numbers(await sectors.read(next), 0, perSector);
    next = more.pop() ?? END_OF_CHAIN;
    places.push(...more);
  }
  const table: number[] = [];
  for (const place of places.filter((number) => number <= LAST_SECTOR).slice(0, most)) {
    table.push(...numbers(await sectors.read(place), 0, perSector));
  }
  return table;
}

/** The sectors of a stream in order. @throws Damaged if they lie outside the file or go in circles */
function chain(start: number, table: readonly number[], {count}: Sectors): number[] {
  const found: number[] = [];
  for (let number = start; number !== END_OF_CHAIN;) {
    if (number >= count || found.length >= count) {
      throw new Damaged('A chain of the file leads nowhere');
    }
    found.push(number);
    number = table[number] ?? LAST_SECTOR;
  }
  return found;
}

function entryAt(view: DataView, at: number): CompoundEntry | undefined {
  const kind = view.getUint8(at + 66);
  const letters = Math.min(32, view.getUint16(at + 64, true) / 2) - 1;
  if (kind === 0 || letters < 0) {
    return undefined;
  }
  const codes = Array.from({length: letters}, (_, index) => view.getUint16(at + index * 2, true));
  return {
    name: String.fromCharCode(...codes),
    kind: kind === 2 ? 'stream' : 'storage',
    left: view.getUint32(at + 68, true),
    right: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
    start: view.getUint32(at + 116, true),
    size: view.getUint32(at + 120, true),
  };
}

type Directory = readonly (CompoundEntry | undefined)[];

/** The entries of a folder: a tree of neighbours, which in a hostile file may have circles. */
function childrenOf(folder: CompoundEntry, directory: Directory): CompoundEntry[] {
  const seen = new Set<number>();
  const waiting = [folder.child];
  const children: CompoundEntry[] = [];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const entry = directory[number];
    if (entry && !seen.has(number)) {
      seen.add(number);
      children.push(entry);
      waiting.push(entry.left, entry.right);
    }
  }
  return children;
}

/**
 * Opens a compound file. The work is bounded by the size of the file.
 *
 * @throws Damaged if its header, its table or its directory cannot be read
 */
export async function openCompoundFile(file: Blob): Promise<CompoundFile> {
  const header = await wholePart(file, 0, HEADER_LENGTH);
  const sectors = sectorsOf(file, header);
  const table = await tableOf(header, sectors);
  const places = chain(header.getUint32(48, true), table, sectors);
  if (places.length > DIRECTORY_LIMIT) {
    throw new Damaged('The directory is longer than that of any document');
  }
  const directory: (CompoundEntry | undefined)[] = [];
  for (const place of places) {
    const view = await sectors.read(place);
    for (let at = 0; at < sectors.size; at += ENTRY_LENGTH) {
      directory.push(entryAt(view, at));
    }
  }
  const [root] = directory;
  if (!root) {
    throw new Damaged('The directory has no root');
  }

  async function beginningOf(entry: CompoundEntry, length: number): Promise<DataView> {
    const small = entry.size < SMALL_STREAM;
    // Small streams share one stream, that of the root.
    const position = small ? entry.start * SMALL_SECTOR : 0;
    const needed = small ? position + length : entry.size;
    const stream = chain(small && root ? root.start : entry.start, table, sectors);
    const sector = stream[Math.floor(position / sectors.size)];
    if (entry.size < length || sector === undefined || stream.length * sectors.size < needed) {
      throw new Damaged('A stream of the file is cut off');
    }
    const view = await sectors.read(sector, (position % sectors.size) + length);
    return new DataView(view.buffer, position % sectors.size, length);
  }

  const all = directory.filter((entry) => entry !== undefined);
  return {root: childrenOf(root, directory), all, beginningOf};
}
