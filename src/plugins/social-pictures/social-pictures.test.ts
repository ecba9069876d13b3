import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {companies, companyOf, previewPicture} from '../../data/companies/companies';
import {catalogue, type PictureName} from '../../data/pictures/catalogue';
import {widthOf} from '../../fonts/drawing';
import {
  drawGround,
  drawSocialPicture,
  JPEG,
  MIN_CONTRAST,
  PICTURE_HEIGHT,
  SHEET,
  TITLE,
  TITLE_FACE,
  titleBox,
  titleLines,
  type TitleLines,
} from './draw';
import {pagesOf} from '../../platform/built-pages/pages';
import {groupPicture, keyOfPicture, previewOf, socialTags} from './index';

const ROOT = path.resolve(__dirname, '../../..');
const PICTURES = Object.keys(catalogue) as PictureName[];
const PAGE = {path: '/services/security', source: 'docs/services/security.mdx'};

/** Breaks a title into lines, and throws if it does not fit. */
function linesOf(title: string): TitleLines {
  const lines = titleLines(title);
  if (lines === undefined) {
    throw new Error(`"${title}" should fit.`);
  }
  return lines;
}

const LONGEST = linesOf('Senior heritage sash window restorer and bench joiner');

it('a title has the largest size that fits on one to three lines', () => {
  expect(linesOf('Security')).toEqual({size: 80, lines: ['Security']});
  expect(linesOf('Security').size).toBeGreaterThan(LONGEST.size);
  expect(LONGEST.lines).toHaveLength(3);
});

it('a title has lines of similar length', () => {
  expect(linesOf('Anti-bribery and corruption policy').lines).toEqual([
    'Anti-bribery',
    'and corruption',
    'policy',
  ]);
});

it('a title either fits its area or is rejected, for any words', () => {
  const word = fc.stringMatching(/^[A-Za-z-]{1,24}$/u);
  fc.assert(
    fc.property(fc.array(word, {minLength: 1, maxLength: 14}), (words) => {
      const title = titleLines(words.join(' '));
      const widths = title?.lines.map((line) => widthOf(line, {...TITLE_FACE, size: title.size}));
      const fits = widths?.every((width) => width <= TITLE.width + 1) ?? true;
      const box = title && titleBox(title);
      return (
        fits &&
        (title === undefined || title.lines.join(' ') === words.join(' ')) &&
        (box === undefined || box.top + box.height < PICTURE_HEIGHT - 20)
      );
    }),
    {numRuns: 60},
  );
});

/** Linear light of each sRGB value, from 0 to 1 (WCAG 2.2, "relative luminance"). */
const LIGHT = Array.from({length: 256}, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the lowest contrast of white with any pixel below a title. */
function leastContrast(pixels: Buffer, title: TitleLines): number {
  const {left, top, width, height} = titleBox(title);
  let most = 0;
  for (let y = top; y < top + height; y += 1) {
    for (let index = 3 * (y * SHEET.width + left), x = 0; x < width; x += 1, index += 3) {
      const [red = 1, green = 1, blue = 1] = [0, 1, 2].map((c) => LIGHT[pixels[index + c] ?? 255]);
      most = Math.max(most, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
  }
  return 1.05 / (most + 0.05);
}

it.each(PICTURES)('white text on a model is readable on every pixel of %s', async (picture) => {
  for (const title of [LONGEST, linesOf('Security')]) {
    const ground = await drawGround(ROOT, {picture, title});
    expect(leastContrast(ground, title)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

it('white text on a model remains readable after JPEG encoding', async () => {
  const ground = await drawGround(ROOT, {picture: 'bench', title: LONGEST});
  const raw = {width: SHEET.width, height: PICTURE_HEIGHT, channels: 3} as const;
  const jpeg = await sharp(ground, {raw}).jpeg(JPEG).toBuffer();
  const pixels = await sharp(jpeg).raw().toBuffer();
  expect(leastContrast(pixels, LONGEST)).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

describe('a picture', () => {
  const picture = {picture: 'terrace', company: 'construction', title: LONGEST} as const;

  it('has the same bytes on every run, and others for another company', async () => {
    const once = await drawSocialPicture(ROOT, picture);
    const group = {...picture, company: 'group'} as const;
    expect(once.equals(await drawSocialPicture(ROOT, picture))).toBe(true);
    expect(once.equals(await drawSocialPicture(ROOT, group))).toBe(false);
    expect(keyOfPicture(group)).not.toBe(keyOfPicture(picture));
  });
});

describe('the preview of a page', () => {
  const html = (main: string) =>
    `<header><img src="/pictures/city-00000000/480.webp"></header><main id=main>${main}</main>`;

  it('is based on the page’s heading and first model', () => {
    const page = html(
      '<h1 class="x">Fish &amp; <em>chips</em></h1><source srcset="/pictures/night-e0f42a63/480.avif 480w"><img src="/pictures/hq-349ff488/480.webp">',
    );
    expect(previewOf(PAGE, page)).toMatchObject({heading: 'Fish & chips', picture: 'night'});
  });

  it('uses the picture of the company or group if the page has no model', () => {
    const [{id, pages, picture} = companyOf('')] = companies;
    const landing = previewOf({...PAGE, path: pages[0] ?? ''}, html('<h1>Security</h1>'));
    expect(landing).toMatchObject({company: id, picture});
    const policy = previewOf({...PAGE, path: '/policies/x'}, html('<h1>Policy</h1>'));
    expect(policy).toMatchObject({company: 'group', picture: previewPicture});
    const opening = previewOf({...PAGE, path: '/careers/x'}, html('<h1>Job</h1>'), 'bespoke');
    expect(opening).toMatchObject({company: 'bespoke', picture: companyOf('bespoke').picture});
  });

  it.each([
    ['<p>Words</p>', 'none', 'Give the page a title.'],
    ['<h1>東京</h1>', '東 京', 'Write the title in Latin letters.'],
    [`<h1>${'Very long title '.repeat(9)}</h1>`, 'Very long', 'Shorten the title.'],
  ])('returns a problem with the file to correct: %s', (main, found, fix) => {
    const problem = previewOf(PAGE, html(main));
    expect(problem).toMatchObject({file: PAGE.source, fix});
    expect('found' in problem && problem.found).toContain(found);
  });

  it('is made for every page among the routes', () => {
    const component = '@theme/X';
    const pages = pagesOf([
      {path: '/a', component: '@site/src/pages/a.tsx'},
      {
        path: '/',
        component,
        routes: [{path: '/b', component, metadata: {sourceFilePath: 'b.mdx'}}],
      },
      {path: '*', component},
    ]);
    expect(pages).toEqual([
      {path: '/a', source: 'src/pages/a.tsx'},
      {path: '/b', source: 'b.mdx'},
    ]);
  });
});

it('the preview tags contain the picture’s full address, dimensions and text alternative', () => {
  const site = {url: 'https://x.example', title: 'X'};
  const tags = socialTags(site, '/social/0123.jpg', 'A "model"');
  expect(tags).toContain('property="og:image" content="https://x.example/social/0123.jpg"');
  expect(tags).toContain('property="og:image:width" content="1200"');
  expect(tags).toContain('property="og:image:height" content="630"');
  expect(tags).toContain('content="A &quot;model&quot;"');
});

it('the preview tags use the group’s picture for pages that have none', () => {
  expect(groupPicture('Example Group').picture).toBe(previewPicture);
  expect(() => groupPicture('Example '.repeat(40))).toThrow('src/data/brand/brand.ts');
});
