import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {companies} from './companies';
import {companyAt} from './company-pages';

const ROOT = path.resolve(__dirname, '../../..');

/** Services of the edition in force: each address with the company in its front matter. */
const services = ['services', 'construction'].flatMap((folder) =>
  readdirSync(path.join(ROOT, 'docs', folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      address: `/${folder}/${path.basename(file, '.mdx')}`,
      company: /^company: (\w+)$/mu.exec(
        readFileSync(path.join(ROOT, 'docs', folder, file), 'utf8'),
      )?.[1],
    })),
);

it.each(services)(
  'companyAt returns the company that the document names: $address',
  ({address, company}) => {
    expect(companyAt(address)).toBe(company);
    expect(companyAt(`/2025${address}`)).toBe(company);
  },
);

it.each(companies)('companyAt finds the landing pages of $id that menus link to', (company) => {
  const {id, href, footerHref = href, answersFor = []} = company;
  const own = [href, footerHref].filter((address) => !answersFor.includes(address));
  expect(own.map(companyAt)).toEqual(own.map(() => id));
});

it.each(['/', '/about', '/policies/whistleblowing', '/careers', '/projects', '/designers'])(
  'companyAt returns no company for %s',
  (address) => {
    expect(companyAt(address)).toBeUndefined();
  },
);
