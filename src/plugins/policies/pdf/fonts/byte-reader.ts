/** The longest number in base 128 that the format allows, in bytes. */
const LONGEST_BASE_128 = 5;

/** Reads the numbers of font files, which are big-endian, one after the other. */
export class ByteReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  u8(): number {
    return this.bytes.readUInt8(this.advance(1));
  }

  u16(): number {
    return this.bytes.readUInt16BE(this.advance(2));
  }

  i16(): number {
    return this.bytes.readInt16BE(this.advance(2));
  }

  u32(): number {
    return this.bytes.readUInt32BE(this.advance(4));
  }

  take(length: number): Buffer {
    const start = this.advance(length);
    return this.bytes.subarray(start, start + length);
  }

  text(length: number): string {
    return this.take(length).toString('latin1');
  }

  /** WOFF2's `UIntBase128`: seven bits a byte, the eighth says that more follow. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < LONGEST_BASE_128; count += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) {
        return value;
      }
    }
    throw new Error('The font is damaged: a length has no end.');
  }

  /** WOFF2's `255UInt16`: one byte for small numbers, two or three for others. */
  packed16(): number {
    const first = this.u8();
    if (first === 253) {
      return this.u16();
    }
    if (first === 254) {
      return this.u8() + 506;
    }
    return first === 255 ? this.u8() + 253 : first;
  }

  private advance(length: number): number {
    const start = this.position;
    this.position += length;
    return start;
  }
}
