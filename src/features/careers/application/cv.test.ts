import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {adviceOn, extensionOf, tooLarge} from './cv';
import {cvFixtures} from './cv.test-data';

const fileOf = ({name, mimeType, buffer}: (typeof cvFixtures)[number]) =>
  new File([new Uint8Array(buffer)], name, {type: mimeType});

describe('the extension of a CV', () => {
  it.each([
    ['cv.pdf', '.pdf'],
    ['My CV.DOC', '.doc'],
    ['cv.pdf.DocX ', '.docx'],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['cv.odt', undefined],
  ])('of %j is %j', (name, expected) => {
    expect(extensionOf(name)).toBe(expected);
  });
});

describe('advice on a CV', () => {
  it.each(cvFixtures)('is what there is to say of $name', async (fixture) => {
    const advice = await adviceOn(fileOf(fixture));
    if (fixture.advice === undefined) {
      expect(advice).toBeUndefined();
    } else {
      expect(advice).toContain(fixture.advice);
      expect(advice).toContain('You can still send it, or choose another file.');
    }
  });

  it('says what to do about a file of another kind', async () => {
    expect(await adviceOn(new File(['CV'], 'cv.odt'))).toMatch(/Save your CV as one of these/);
  });

  it('says so when the browser cannot read the file', async () => {
    const gone = new File(['x'], 'cv.pdf');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await adviceOn(gone)).toMatch(/couldn’t read this file/);
  });

  it('never throws, whatever the bytes', async () => {
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

it('a file that is too large is told with both sizes and a way on', () => {
  expect(tooLarge({size: 7 * 1024 * 1024}, 5120 * 1024)).toBe(
    'This file is 7 MB. The limit is 5 MB. Choose a smaller file, or send your CV by email.',
  );
});
