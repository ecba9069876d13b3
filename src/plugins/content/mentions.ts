import path from 'node:path';
import {
  appointed,
  companies,
  entities,
  everyCompany,
  inWords,
} from '../../data/companies/companies';
import {redirects} from '../../data/routes/routes';
import {documentAddresses, filesBelow, unusedPages} from '../../reading/files';
import {deliveredCompanies} from '../../data/delivered/delivered';
import {quoted, type Problem} from '../../shared/report';
import type {SourceLine} from './sources';

/** What the search needs to know of a company that is not in the group. */
interface Gone {
  readonly id: string;
  readonly shortName: string;
}

const LIST = 'src/data/companies/companies.ts';

/** Companies that have left, and those of the delivered group that were taken out of the list. */
const gone: readonly Gone[] = [
  ...everyCompany.filter(({until}) => until !== undefined),
  ...deliveredCompanies.filter(({id}) => !everyCompany.some((company) => company.id === id)),
];

const REWRITE =
  'Rewrite or delete what speaks of it. If nothing else is left in the file, delete the file.';

/** Where source files name a company by its id. Documents are checked by their schema. */
const ID = /\b(?:(?:company|entity)Of\(|company(?:=|: ))["']([a-z]+)["']/g;
const COUNT = /\b([a-z]+) (?:trading |group )?companies\b/gi;

/** Where a page or a fact names an address: in a link, a field or a list with one on each line. */
const ADDRESS =
  /(?:\bto=|\b(?:href|footerHref|list|path|to): |\(|^\s+|(?<=\bpages: \[[^\]]*))["'](\/[a-z\d/-]*)(?=["'#?])/g;

/** Pages that plugins make. */
const MADE = ['/', '/careers', '/careers/apply', '/policies', '/recruitment'];

/** Where a sentence means the company: after a title, or inside the sentence, in no other name. */
const wordOf = ({shortName}: Gone) =>
  new RegExp(`(?:Director, |[a-z] )(${shortName})(?=’s |[.,;:]| (?!(?:and|of) [A-Z])[a-z])`);

function lineProblems({file, line, text}: SourceLine, group: readonly Gone[]): Problem[] {
  const problem = (field: string, expected: string, found: string, fix: string): Problem => ({
    ...{file, line, field, expected, found, fix},
  });
  const ids = file.startsWith('src/')
    ? [...text.matchAll(ID)].flatMap(([, id = '']) =>
        entities.some((entity) => entity.id === id)
          ? []
          : problem('company', `a company of ${LIST}`, quoted(id), REWRITE),
      )
    : [];
  const words = group.flatMap((company) => {
    const [, word] = wordOf(company).exec(text) ?? [];
    return word === undefined
      ? []
      : problem('text', `nothing about ${company.id}`, quoted(word), REWRITE);
  });
  const right = [appointed.length, companies.length, entities.length].map(inWords);
  const counts = [...text.matchAll(COUNT)].flatMap(([sentence, number = '']) => {
    const isCount = /^(?:two|three|four|five|six|seven|eight|nine)$/i.test(number);
    return isCount && !right.includes(number.toLowerCase())
      ? problem(
          'text',
          `a number of companies that is right: ${[...new Set(right)].join(', ')}`,
          quoted(sentence),
          file.endsWith('.mdx')
            ? 'Write {company.count} companies, or {company.countWithGroup} with the group itself.'
            : `Write companyWords.count of ${LIST}.`,
        )
      : [];
  });
  return [...ids, ...words, ...counts];
}

/** Reports every line that still speaks of a company that is not in the group, or miscounts them. */
export function mentionProblems(
  lines: readonly SourceLine[],
  group: readonly Gone[] = gone,
): Problem[] {
  return lines.flatMap((line) => (line.file === LIST ? [] : lineProblems(line, group)));
}

/** Reports every line of pages and facts that names the address of a page that is gone. */
export function addressProblems(siteDir: string, lines: readonly SourceLine[]): Problem[] {
  const documents = documentAddresses(siteDir);
  const unused = unusedPages(siteDir);
  const own = filesBelow(path.join(siteDir, 'src/pages'))
    .filter((name) => !unused.includes(name))
    .map((name) => `/${path.parse(name).name}`);
  const known = new Set([
    ...MADE,
    ...own,
    ...documents,
    ...redirects.map(({from}) => from),
    ...(documents.some((address) => address.startsWith('/services/')) ? ['/services'] : []),
  ]);
  return lines
    .filter(({file}) => /^src\/(?:data|pages)\//.test(file))
    .flatMap(({file, line, text}) =>
      [...text.matchAll(ADDRESS)].flatMap(([, address = '']) =>
        known.has(address)
          ? []
          : {
              ...{file, line, field: 'address', expected: 'the address of a page'},
              found: quoted(address),
              fix: 'Delete the entry, or give it the address of a page that exists.',
            },
      ),
    );
}

/** Corrects the advice of other checks about a value or a token that names a company that is gone. */
export function withCompanyAdvice(problems: readonly Problem[], group = gone): Problem[] {
  const names = new Set(
    group.flatMap(({id}) => [
      quoted(id),
      ...['company', 'legal', 'number'].map((family) => `{${family}.${id}}`),
    ]),
  );
  return problems.map((each) => (names.has(each.found) ? {...each, fix: REWRITE} : each));
}
