import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {adviceOn, extensionOf, tooLarge} from './cv';
import {cvFixtures} from './cv.test-data';

const fileOf = ({name, mimeType, buffer}: (typeof cvFixtures)[number]) =>
  new File([new Uint8Array(buffer)], name, {type: mimeType});

it.each([
  ['cv.pdf', '.pdf'],
  ['My CV.DOC', '.doc'],
  ['cv.pdf.DocX ', '.docx'],
  ['cv.pdf.exe', undefined],
  ['pdf', undefined],
  ['cv.odt', undefined],
])('extensionOf reads %j as %j', (name, expected) => {
  expect(extensionOf(name)).toBe(expected);
});

describe('adviceOn', () => {
  it.each(cvFixtures)('gives the expected advice on $name', async (fixture) => {
    const advice = await adviceOn(fileOf(fixture));
    if (fixture.advice === undefined) {
      expect(advice).toBeUndefined();
    } else {
      expect(advice).toContain(fixture.advice);
      expect(advice).toContain('You can still send it, or choose another file.');
    }
  });

  it('says how to fix a file of the wrong type', async () => {
    expect(await adviceOn(new File(['CV'], 'cv.odt'))).toMatch(/Save your CV as one of these/);
  });

  it('says if the browser cannot read the file', async () => {
    const gone = new File(['x'], 'cv.pdf');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await adviceOn(gone)).toMatch(/couldn’t read this file/);
  });

  it('never throws, for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({maxLength: 2000}),
        fc.constantFrom('.pdf', '.doc', '.docx'),
        async (content, extension) => {
          const advice = await adviceOn(new File([new Uint8Array(content)], `cv${extension}`));
          expect(['string', 'undefined']).toContain(typeof advice);
        },
      ),
    );
  });
});

it('names the size, the limit and an alternative if a file is too large', () => {
  expect(tooLarge({size: 7 * 1024 * 1024}, 5120 * 1024)).toBe(
    'This file is 7 MB. The limit is 5 MB. Choose a smaller file, or send your CV by email.',
  );
});

it.each([500 * 1024 + 1, 500 * 1024 + 511, 5 * 1024 * 1024 + 1])(
  'never says that a file has the size of the limit: %i bytes',
  (size) => {
    const limit = size > 1024 * 1024 ? 5120 * 1024 : 500 * 1024;
    expect(tooLarge({size}, limit)).toMatch(/^This file is just over (.+)\. The limit is \1\./);
  },
);
