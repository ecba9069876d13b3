import {readFile} from 'node:fs/promises';
import type {Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {claims, exempt} from '../../data/claims/claims';
import {routes as addresses} from '../../data/routes/routes';
import {formatProblems} from '../../content/report';
import {readPage} from '../built-pages/page-parts';
import {pageFile, pagesOf, type BuiltPage} from '../built-pages/pages';
import {today} from '../policies/today';
import {claimProblems, lapsingSoon, type SellingPage} from './check';

const FAMILIES: readonly string[] = ['page', 'landing', 'service', 'construction', 'project'];

/** The register of policies, a form, and the second address of the careers page. */
const OTHERS = ['/policies', '/careers/apply', '/recruitment'];

const SELLING = new Set(
  addresses
    .filter(({family, path}) => FAMILIES.includes(family) && !OTHERS.includes(path))
    .map(({path}) => path),
);

/** The adverts in the list of openings: what an opening says is its own affair. */
const ADVERTS = 'finder';

async function sellingPage(outDir: string, page: BuiltPage): Promise<SellingPage> {
  const html = await readFile(pageFile(outDir, page.path), 'utf8');
  const {description, parts} = readPage(
    html,
    ({attribs}) => attribs['data-application'] === ADVERTS,
  );
  const words = [description, ...parts.flatMap(({section = '', text}) => [section, text])];
  return {...page, text: words.join(' ').replaceAll(/\s+/g, ' ')};
}

/**
 * Holds what the selling pages claim against the register in `src/data/claims`, in the HTML as it
 * was built: there all texts have come together, whoever wrote them.
 *
 * @throws one error that lists every claim without a row, and every row that has expired, lost its
 * qualifier or its page
 */
export default function claimsPlugin(): Plugin {
  return {
    name: 'claims',
    async postBuild({outDir, routes}) {
      const selling = pagesOf(routes).filter(({path}) => SELLING.has(path));
      const pages = await pMap(selling, (page) => sellingPage(outDir, page), {concurrency: 8});
      const problems = claimProblems(pages, {claims, exempt}, today());
      if (problems.length > 0) throw new Error(`Claims: ${formatProblems(problems)}`);
      for (const claim of lapsingSoon(claims, today())) console.warn(`Claim lapses soon: ${claim}`);
    },
  };
}
