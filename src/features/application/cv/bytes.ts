/** The browser could not read the file. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The bytes contradict the format that they begin with. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A part of a file; shorter than asked where the file ends.
 *
 * @throws Unreadable
 */
export async function bytesOf(file: Blob, start: number, end: number): Promise<Bytes> {
  try {
    // `slice` counts negative positions from the end.
    return new Uint8Array(await file.slice(Math.max(0, start), Math.max(0, end)).arrayBuffer());
  } catch (error) {
    throw new Unreadable('The file cannot be read', {cause: error});
  }
}

/** As {@link bytesOf}, but the whole part must be there. @throws Damaged */
export async function wholePart(file: Blob, start: number, length: number): Promise<DataView> {
  const bytes = await bytesOf(file, start, start + length);
  if (start < 0 || bytes.length !== length) {
    throw new Damaged('The file ends too early');
  }
  return new DataView(bytes.buffer);
}

/** One character for each byte, so that positions agree; only ASCII can be relied on. */
export function textOf(bytes: Bytes): string {
  return new TextDecoder('latin1').decode(bytes);
}
