import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {brand} from '../data/brand/brand';
import {finishTree, parseTree} from './grammar';
import {linkProblems, siteAddresses} from './links';

const site = mkdtempSync(path.join(tmpdir(), 'links-'));
afterAll(() => rmSync(site, {recursive: true}));
const files = ['docs/policies/quality.mdx', 'docs/services/cleaning.mdx'];
for (const file of files) {
  mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(site, file), '');
}
mkdirSync(path.join(site, 'versioned_docs/kept/policies/quality'), {recursive: true});
writeFileSync(path.join(site, 'versioned_docs/kept/policies/quality/1.0.mdx'), '');
mkdirSync(path.join(site, 'static'));
writeFileSync(path.join(site, 'static/plan.pdf'), '');

/** Returns the line, what was found and the fix of each link of a text that leads nowhere. */
function reports(body: string, isRecorded = false): string[] {
  const tree = parseTree(`## How to report\n\n${body}`);
  finishTree(tree, isRecorded);
  const linking = {file: files[isRecorded ? 0 : 1] ?? '', isRecorded, tree};
  const problems = linkProblems(site, linking, siteAddresses(site, files, [linking]));
  return problems.map(({line, found, fix}) => `${(line ?? 0) - 2}: ${found} ${fix}`);
}

// Misspelt addresses, which the report corrects. cspell:ignore reprot qualty abuot
describe.each([true, false])('in a document of the record: %s', (isRecorded) => {
  it.each([
    '[x](/about) [x](/about?a=1) [x](/about/) [x](/) [x](/about "Title") [x](</about>)',
    '[x](/contact#message) [x](/2025/policies) [x](/policies/quality.1.0.pdf) [x](/plan.pdf)',
    `[x](${brand.url}/about) [x](${brand.url}) [x](${brand.url}/2025/policies)`,
    '[x](#how-to-report) [x](/policies/in-force/2026-01-01) [x](/policies/changes.atom)',
    '[x](https://en.wikipedia.org/wiki/Bath_(city)) [https://a.uk](https://b.uk) [x](https://example.com/café?q=50%#%E9)',
    '[x](mailto:a@example.com?subject=Hello%20there) (https://www.gov.uk). a@example.com.',
    '[x](tel:+441632960000) [x](tel:01632-960000) [x](<tel:01632 960000>)',
  ])('accepts %s', (body) => {
    expect(reports(body, isRecorded)).toEqual([]);
  });

  it.each([
    ['[x]()', '1: "x" leads to nothing Write the address between the brackets: ().'],
    [
      '[](/about)',
      '1: a link leads to /about Write them between the square brackets: [words](address).',
    ],
    ['[x](/About)', '1: "x" leads to /About Did you mean /about?'],
    ['[x](</about us>)', '1: "x" leads to /about us Did you mean /about?'],
    ['[x](about)', '1: "x" leads to about Did you mean /about?'],
    ['[x](/about.html)', '1: "x" leads to /about.html Did you mean /about?'],
    ['[x](/caf%E9)', '1: "x" leads to /caf%E9 Check the address in a browser.'],
    ['[x](/files/plan.pdf)', '1: "x" leads to /files/plan.pdf Check the address in a browser.'],
    [
      '[x](/policies/quality.9.0.pdf)',
      '1: "x" leads to /policies/quality.9.0.pdf Did you mean /policies/quality.1.0.pdf?',
    ],
    [
      '[x](/minutes-of-the-board.txt)',
      '1: "x" leads to /minutes-of-the-board.txt Check the address in a browser.',
    ],
    [
      '[x](/policies/in-force/now)',
      '1: "x" leads to /policies/in-force/now Check the address in a browser.',
    ],
    [
      '[x](/a/changes/1.0-2.0)',
      '1: "x" leads to /a/changes/1.0-2.0 Check the address in a browser.',
    ],
    ['[x](#how-to-reprot)', '1: "x" leads to #how-to-reprot Did you mean #how-to-report?'],
    ['[x](http://a.uk)', '1: "x" leads to http://a.uk Write https:// instead of http://.'],
    [
      'www.gov.uk',
      '1: "www.gov.uk" leads to http://www.gov.uk Write the whole address: https://www.gov.uk',
    ],
    ['[x](//a.uk/b//c)', '1: "x" leads to //a.uk/b//c Write https://a.uk/b//c'],
    ['[x](https:/a.uk)', '1: "x" leads to https:/a.uk Write https://a.uk'],
    ['[x](HTTPS://a.uk)', '1: "x" leads to HTTPS://a.uk Write https://a.uk'],
    ['[x](Mailto:a@b.uk)', '1: "x" leads to Mailto:a@b.uk Write mailto:a@b.uk'],
    ['[x](#)', '1: "x" leads to # Leave out the # and what follows.'],
    ['[x](www.gov.uk)', '1: "x" leads to www.gov.uk Write https://www.gov.uk'],
    ['[x](example.co.uk/a)', '1: "x" leads to example.co.uk/a Write https://example.co.uk/a'],
    ['[x](a@example.com)', '1: "x" leads to a@example.com Write mailto:a@example.com'],
    ['[x](tel:+44(0)1632960000)', '1: "x" leads to tel:+44(0)1632960000 Write tel:+441632960000'],
    [
      '[x](http://localhost:3000/about)',
      '1: "x" leads to http://localhost:3000/about Nobody else can open a page of your computer. Begin the address with / instead.',
    ],
    [
      '[x](https://intranet/a)',
      '1: "x" leads to https://intranet/a Write the whole name of the site, such as https://www.gov.uk.',
    ],
    [`[x](${brand.url}/abuot)`, `1: "x" leads to ${brand.url}/abuot Did you mean /about?`],
    ['[x](01632960000)', '1: "x" leads to 01632960000 Write tel:01632960000'],
    [
      '[x](mailto:a)',
      '1: "x" leads to mailto:a Write mailto: and the address of a mailbox, such as mailto:name@example.com.',
    ],
    [
      '[x](file:///C:/x.pdf)',
      '1: "x" leads to file:///C:/x.pdf Nobody else can open a file of your computer. Link to a page or an address.',
    ],
    ['[x](ftp://a.uk)', '1: "x" leads to ftp://a.uk Write the address in one of these ways.'],
    ['[x](./qualty.mdx)', '1: "x" leads to ./qualty.mdx Write /policies/quality'],
    [
      '[x](..\\policies\\quality.mdx)',
      '1: "x" leads to ..\\policies\\quality.mdx Write /policies/quality',
    ],
    [
      '[x](./nowhere.mdx)',
      '1: "x" leads to ./nowhere.mdx Write the address of the page, without the ending of the file.',
    ],
  ])('reports %s', (body, expected) => {
    expect(reports(body, isRecorded)).toEqual([expected]);
  });
});

it('only copies of the record need the address of a page instead of a file', () => {
  const body = '[x](../policies/quality.mdx)';
  expect(reports(body)).toEqual([]);
  expect(reports(body, true)).toEqual([
    '1: "x" leads to ../policies/quality.mdx Write /policies/quality',
  ]);
});

it('the sheet of a specimen has an address', () => {
  const body = '[x](#gas-audit)\n\n<Specimen name="Gas audit">\n\nx\n\n</Specimen>';
  expect(reports(body)).toEqual([]);
});
