import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from './brand';

const ROOT = path.resolve(__dirname, '../../..');
// Not `versioned_docs`: a group that is renamed later does not rename its past.
const FOLDERS = ['src', 'docs', 'openings'];
const EXTENSIONS = /\.(ts|tsx|mdx|css)$/;

/** The brand's own module. */
const ALLOWED_FILE = 'src/data/brand/brand.ts';

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => EXTENSIONS.test(file) && !file.endsWith('.test.ts') && file !== ALLOWED_FILE);
}

describe('the brand', () => {
  const words = [brand.shortName, brand.phone.main.display, brand.phone.emergency.display];
  const files = FOLDERS.flatMap(filesIn);

  it('is spelt out in one module only, so that editing it rebrands the site', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
    });
    expect(found, 'write a brand token, or read src/data/brand/brand.ts').toEqual([]);
  });
  it('is read by the company register alone for what the companies are in law', () => {
    const readers = files.filter((file) =>
      /brand\.(?:legal|companyNumbers)\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(readers, 'read entities or registration').toEqual(['src/data/companies/companies.ts']);
  });
});
