import {brotliDecompressSync} from 'node:zlib';
import {ByteReader} from './byte-reader';
import {restoreGlyphs} from './restore-glyphs';
import type {FontTables} from './sfnt';

/*
 * The PDF library can measure with WOFF2 fonts but not embed them: it looks for outlines in a
 * form that WOFF2 does not keep. So the site's fonts are unpacked first (W3C WOFF 2.0).
 */

const SIGNATURE = 'wOF2';
const NO_KNOWN_TAG = 63;
/** Tags that the format abbreviates to a number, as far as a PDF has use for the table. */
const KNOWN_TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  5: 'name',
  6: 'OS/2',
  7: 'post',
  8: 'cvt ',
  9: 'fpgm',
  10: 'glyf',
  11: 'loca',
  12: 'prep',
  26: 'GDEF',
  27: 'GPOS',
  28: 'GSUB',
  39: 'avar',
  47: 'fvar',
  48: 'gvar',
};
/** Where `head` says how `loca` counts, and the value for long offsets. */
const LOCA_FORMAT_OFFSET = 50;
const LONG_OFFSETS = 1;

interface Entry {
  /** Absent when the table is of no use here. */
  readonly tag: string | undefined;
  readonly length: number;
  readonly transformed: boolean;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const known = flags & 0x3f;
  const tag = known === NO_KNOWN_TAG ? reader.text(4) : KNOWN_TAGS[known];
  const outlines = tag === 'glyf' || tag === 'loca';
  const version = flags >> 6;
  const transformed = outlines ? version === 0 : version !== 0;
  const length = reader.base128();
  return {tag, length: transformed ? reader.base128() : length, transformed};
}

/**
 * The tables of a WOFF2 font that a PDF has use for, as a TrueType file has them.
 *
 * @throws when the file is no WOFF2 font, or packs a table in a way that is not known here.
 */
export function unpackWoff2(file: Buffer): FontTables {
  const reader = new ByteReader(file);
  if (reader.text(4) !== SIGNATURE) {
    throw new Error('The font is not in the WOFF2 format.');
  }
  reader.take(8);
  const count = reader.u16();
  reader.take(6);
  const packed = reader.u32();
  reader.take(24);
  const entries = Array.from({length: count}, () => readEntry(reader));
  const data = new ByteReader(brotliDecompressSync(reader.take(packed)));
  const tables = new Map<string, Buffer>();
  for (const {tag, length, transformed} of entries) {
    const table = data.take(length);
    if (tag === undefined) {
      continue;
    }
    if (!transformed) {
      tables.set(tag, table);
    } else if (tag === 'glyf') {
      const {glyf, loca} = restoreGlyphs(table);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca') {
      throw new Error(`The font packs its table "${tag}" in a way that is not supported.`);
    }
  }
  const head = Buffer.from(tables.get('head') ?? []);
  head.writeUInt16BE(LONG_OFFSETS, LOCA_FORMAT_OFFSET);
  return tables.set('head', head);
}
