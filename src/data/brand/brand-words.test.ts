import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from './brand';

const ROOT = path.resolve(__dirname, '../../..');
// Excludes `versioned_docs`: if the group is renamed, its old documents keep the old name.
const FOLDERS = ['src', 'docs', 'openings'];
const EXTENSIONS = /\.(ts|tsx|mdx|css)$/;

// The second lists words that a build of another group refuses.
const ALLOWED_FILES = ['src/data/brand/brand.ts', 'src/data/delivered/delivered.ts'];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter(
      (file) =>
        EXTENSIONS.test(file) && !file.endsWith('.test.ts') && !ALLOWED_FILES.includes(file),
    );
}

describe('the brand', () => {
  const words = [brand.shortName, brand.phone.main.display, brand.phone.emergency.display];
  const files = FOLDERS.flatMap(filesIn);

  it('is spelt out in one module only, so that editing it rebrands the site', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.filter((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return words.some((word) =>
        new RegExp(`\\b${word.replaceAll(/[^\w ]/g, '.')}\\b`, 'i').test(text),
      );
    });
    expect(found, 'write a brand token, or read src/data/brand/brand.ts').toEqual([]);
  });
  it('passes its legal details to other files only through the company register', () => {
    const readers = files.filter((file) =>
      /brand\.legal\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(readers, 'read entities or registration').toEqual(['src/data/companies/companies.ts']);
  });
});
