import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {formatProblems} from '@site/src/shared/report';
import {pages} from '@site/src/data/routes/routes';
import {documentAddresses} from '@site/src/reading/files';
import {readPage} from '@site/src/platform/built-pages/page-parts';
import {claimProblems, type SellingPage} from '../tools/checks/claims/check';
import {claims, exempt} from '../tools/checks/claims/claims';
import {builtPage} from './built-site';

/** Matches documents that sell something: services, construction and projects. */
const SELLING = /^\/(?:services|construction|projects)(?:\/|$)/;

/** Pages to skip: the policy register, search, the application form, and a second careers page. */
const SKIPPED = ['/policies', '/search', '/careers/apply', '/recruitment'];

/** The sheets with invented figures, which claim nothing. */
const SPECIMEN = 'specimen__sheet';

/** The island with the adverts, which the check skips: HR is responsible for their content. */
const ADVERT_ISLAND = 'finder';

function sellingPage(address: string): SellingPage {
  const {description, parts} = readPage(
    builtPage(address),
    ({attribs}) => attribs['data-island'] === ADVERT_ISLAND || attribs.class === SPECIMEN,
  );
  const words = [description, ...parts.flatMap(({section = '', text}) => [section, text])];
  const document = `docs${address}.mdx`;
  const source = existsSync(path.join(__dirname, '..', document)) ? document : `page ${address}`;
  return {path: address, source, text: words.join(' ').replaceAll(/\s+/g, ' ')};
}

test('every claim on a selling page is in the table of claims', () => {
  const selling = [
    ...pages.filter((address) => !SKIPPED.includes(address)),
    ...documentAddresses(path.join(__dirname, '..')).filter((address) => SELLING.test(address)),
  ].map(sellingPage);
  expect(selling.length).toBeGreaterThan(25);
  expect(formatProblems(claimProblems(selling, {claims, exempt}))).toBe('');
});
