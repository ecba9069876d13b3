import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {Rendered} from '../../platform/built-pages';
import {pageAnchors} from './page-anchors';

const siteDir = mkdtempSync(path.join(tmpdir(), 'anchors-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** Returns the report of a service with a text, beside a built page with the id `places`. */
async function reportOf(text: string): Promise<string> {
  mkdirSync(path.join(siteDir, 'docs/services'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs/services/x.mdx'), `---\nkind: service\n---\n${text}\n`);
  const step = await pageAnchors({siteDir} as Rendered);
  step.change?.('<main id=main><h2 id="places">', '/about');
  try {
    await step.end?.(new Map());
    return '';
  } catch (error) {
    return String(error);
  }
}

it.each(['[x](/about#places)', '[x](/about/#main)', '[x](/careers#a)', '[x](#y)\n\n## y'])(
  'accepts %j, or leaves it to another check',
  async (text) => {
    expect(await reportOf(text)).toBe('');
  },
);

it('names the file and the line of a link to an anchor that a page does not have', async () => {
  const report = await reportOf('One.\n\n[our places](/about?a=1#place)');
  expect(report).toContain('docs/services/x.mdx\n  text, line 6\n');
  expect(report).toContain('found     "our places" leads to /about?a=1#place\n');
  expect(report).toContain('fix       Did you mean #places?');
});
