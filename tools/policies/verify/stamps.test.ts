import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {stampsIn} from './stamps';

const HASH = 'ab'.repeat(32);

function word(name: string): Buffer {
  return Buffer.from(zipSync({[name]: strToU8(`<property>${HASH}</property>`)}));
}

describe('stampsIn', () => {
  it('finds the hash in the properties of a PDF', () => {
    const pdf = Buffer.from(`%PDF-1.7\n\u00FF\n5 0 obj\n(${HASH})\n`, 'latin1');
    expect(stampsIn('a.PDF', pdf)).toEqual([HASH]);
  });

  it('finds the hash in the properties of a Word document, and not in its text', () => {
    expect(stampsIn('a.docx', word('docProps/custom.xml'))).toEqual([HASH]);
    expect(stampsIn('a.docx', word('word/document.xml'))).toEqual([]);
  });

  it('finds nothing in other files and in broken ones', () => {
    expect(stampsIn('a.txt', Buffer.from(HASH))).toEqual([]);
    expect(stampsIn('a.docx', Buffer.from(HASH))).toEqual([]);
  });
});
