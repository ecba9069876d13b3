import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {formatProblems} from '@site/src/shared/report';
import {pages} from '@site/src/data/routes/routes';
import {documentAddresses} from '@site/src/plugins/documents/check';
import {readPage} from '@site/src/platform/built-pages/page-parts';
import {claimProblems, type SellingPage} from '../tools/checks/claims/check';
import {claims, exempt} from '../tools/checks/claims/claims';
import {builtPage} from './built-site';

/** Services, construction pages and projects: policies and notices sell nothing. */
const WORK = /^\/(?:services|construction|projects)(?:\/|$)/;

/** The register of policies, two tools, and the second address of the careers page. */
const OTHERS = ['/policies', '/search', '/careers/apply', '/recruitment'];

/** The adverts in the list of openings are not read: HR answers for what an advert says. */
const ADVERTS = 'finder';

function sellingPage(address: string): SellingPage {
  const {description, parts} = readPage(
    builtPage(address),
    ({attribs}) => attribs['data-island'] === ADVERTS,
  );
  const words = [description, ...parts.flatMap(({section = '', text}) => [section, text])];
  const document = `docs${address}.mdx`;
  const source = existsSync(path.join(__dirname, '..', document)) ? document : `page ${address}`;
  return {path: address, source, text: words.join(' ').replaceAll(/\s+/g, ' ')};
}

test('every claim on the selling pages has a row in the table of claims', () => {
  const selling = [
    ...pages.map((page) => page.path).filter((address) => !OTHERS.includes(address)),
    ...documentAddresses(path.join(__dirname, '..')).filter((address) => WORK.test(address)),
  ].map(sellingPage);
  expect(selling.length).toBeGreaterThan(25);
  expect(formatProblems(claimProblems(selling, {claims, exempt}))).toBe('');
});
