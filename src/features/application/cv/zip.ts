import {bytesOf, Damaged, wholePart} from './bytes';

/** A file in a ZIP archive, as the archive's directory lists it. */
export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly compressedSize: number;
  /** Position of its local header. */
  readonly position: number;
}

const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** The comment at the end has at most 65,535 bytes. */
const END_DISTANCE = END_LENGTH + 0xffff;
/** Many times what a document has. */
const DIRECTORY_LIMIT = 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

interface Directory {
  readonly view: DataView;
  /** What precedes the archive in the file; positions do not count it. */
  readonly before: number;
}

function endRecord(tail: DataView): number {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (
      tail.getUint32(at, true) === END &&
      at + END_LENGTH + tail.getUint16(at + 20, true) <= tail.byteLength
    ) {
      return at;
    }
  }
  throw new Damaged('The archive has no end');
}

async function directoryOf(file: Blob): Promise<Directory> {
  const start = Math.max(0, file.size - END_DISTANCE);
  const tail = new DataView((await bytesOf(file, start, file.size)).buffer);
  const end = endRecord(tail);
  const size = tail.getUint32(end + 12, true);
  const position = tail.getUint32(end + 16, true);
  const before = start + end - size - position;
  // Archives above 4 GB write their positions elsewhere, and these are then out of range.
  if (size > DIRECTORY_LIMIT || before < 0) {
    throw new Damaged('The directory of the archive is out of range');
  }
  return {view: await wholePart(file, before + position, size), before};
}

/** The files of an archive. @throws Damaged if its directory cannot be read */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const {view, before} = await directoryOf(file);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= view.byteLength && view.getUint32(at, true) === ENTRY;) {
    const length = view.getUint16(at + 28, true);
    const name = new Uint8Array(view.buffer, at + ENTRY_LENGTH, length);
    entries.push({
      name: new TextDecoder().decode(name).replaceAll('\\', '/'),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      position: before + view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The first bytes of a stream; the rest is never produced. */
async function beginning(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < limit) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    parts.push(value);
    size += value.length;
  }
  // Nobody waits for what a broken stream still has to say.
  reader.cancel().catch(() => undefined);
  const bytes = new Uint8Array(size);
  parts.reduce((at, part) => {
    bytes.set(part, at);
    return at + part.length;
  }, 0);
  return bytes.subarray(0, limit);
}

/**
 * The beginning of a file in an archive.
 *
 * @param limit bytes; a file that unpacks to more is cut off there and costs no more
 * @throws Error of some kind if it cannot be unpacked
 */
export async function readEntry(file: Blob, entry: ZipEntry, limit: number): Promise<Uint8Array> {
  const header = await wholePart(file, entry.position, LOCAL_LENGTH);
  const names = header.getUint16(26, true) + header.getUint16(28, true);
  const start = entry.position + LOCAL_LENGTH + names;
  const end = start + entry.compressedSize;
  if (header.getUint32(0, true) !== LOCAL || end > file.size) {
    throw new Damaged('A file of the archive is out of range');
  }
  const packed = file.slice(start, end);
  switch (entry.method) {
    case 0:
      return bytesOf(packed, 0, limit);
    case 8:
      return beginning(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')), limit);
    default:
      throw new Damaged('A file of the archive is packed in a way that documents never are');
  }
}
