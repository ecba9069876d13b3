import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {compareWords} from '@site/src/policy-record/compare/compare';
import {versionOf} from '@site/src/policy-record/compare/blocks.test-data';
import {comparisonPage, recordPages, versionPage} from '@site/src/policy-record/compare/pages';
import {exampleDocument} from '@site/src/policy-record/example-history.test-data';
import {factsOf} from '@site/src/policy-record/facts';
import {recordFiles} from '@site/src/policy-record/files';
import {inForcePages} from '@site/src/policy-record/pages/in-force';
import type {State} from '@site/src/policy-record/shared/version';
import type {History, Version} from '@site/src/policy-record/ledger/timeline';
import ComparisonPage from './ComparisonPage';
import {PeriodList} from './InForce';
import VersionPage from './VersionPage';

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: () => undefined}),
}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@theme/Layout', () => ({
  default: ({title, description, printName, children}: Record<string, React.ReactNode>) => (
    <>
      <title>{title}</title>
      <footer>
        {description} {printName}
      </footer>
      {children}
    </>
  ),
}));

const BEFORE = `## Gifts & more
Gifts above £25 need approval from a manager.
### Part
- first entry of the list
- second entry of the list
|= Value | Who
| Up to £25 | No one
: By post = Mark the envelope.
## Untouched
First untouched clause, **strongly** put.
Second untouched clause, see [privacy](/privacy?a="b").
> A note.
## Old
A section that goes away with everything in it.
`;
const AFTER = BEFORE.replace('£25 need', '£50 need')
  .replace('second entry', 'last entry')
  .replace('Up to £25', 'Up to £50')
  .replace('the envelope', 'the envelope “confidential”')
  .replace(/## Old[\s\S]*/, '## New\nNobody is punished for asking beforehand.\n');

const [old, current] = [versionOf('1.0', BEFORE), versionOf('2.0', AFTER)];
const history = exampleDocument([current, old]);

function comparison(before = BEFORE, after = AFTER): string {
  const [one, other] = [versionOf('1.0', before), versionOf('2.0', after)];
  const page = comparisonPage(exampleDocument([other, one]), compareWords(one, other));
  return renderToStaticMarkup(<ComparisonPage {...page} />);
}

function version(of: History, shown: Version): string {
  return renderToStaticMarkup(<VersionPage {...versionPage(of, shown)} />);
}

function expectUniqueIds(html: string) {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
}

describe('comparisonPage', () => {
  const html = comparison();

  it('has a title, a description and a name in the print footer', () => {
    expect(html).toContain('<title>Gifts policy: what changed from version 1.0 to 2.0</title>');
    expect(html).toContain('Sections 1 and 3 of 3 changed.');
    expect(html).toMatch(/-POL-099 {2}Versions 1\.0 and 2\.0 compared<\/footer>/);
  });

  it('renders lists, tables and terms as HTML lists and tables', () => {
    expect(html).toMatch(/<ul class="comparison__list"><li>first entry.*<li><del>.*<\/ul>/);
    expect(html).toMatch(/<thead><tr><th scope="col">Value<\/th>.*<tbody><tr><td>Up to <del>/);
    expect(html).toMatch(/<dt>By post<\/dt><dd>Mark the envelope <ins>/);
    expect(html).toContain('<h3 id="part-part">Part</h3>');
  });

  it('shows sections with their numbers, removed ones with their old number', () => {
    expect(html).toContain(
      '<h2 id="gifts-more"><a class="comparison__number" href="#1">1 </a>Gifts &amp; more</h2>',
    );
    expect(html).toContain('<h2><span class="comparison__number">was 3 </span><del>');
    expect(html).toMatch(/<h2 id="new"><a class="comparison__number" href="#3">3 <\/a><ins>/);
  });

  it('links to both versions and their text, and shows days, approval and fingerprints', () => {
    for (const part of [
      'href="/policies/gifts/versions/1.0"',
      'href="/policies/gifts/versions/2.0"',
      'href="/policies/gifts"',
      'href="/policies/gifts.1.0.txt"',
      'from 1 April 2025 to 31 March 2026',
      'Board, 18 March 2026',
      current.sha256 ?? '',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('has no duplicate ids', () => {
    expectUniqueIds(html);
  });

  it('escapes HTML in the text', () => {
    const hostile = comparison(
      '## A\nOld <script>alert(1)</script> words here.',
      '## A\nNew <img src=x onerror=alert(1)> words here. [a](/x"y)',
    );
    expect(hostile).not.toMatch(/<script|<img|<[^>]*\son\w+=/);
    expect(hostile).toContain('&lt;script&gt;');
  });
});

describe('versionPage', () => {
  const html = version(history, old);

  it('says everywhere whether the version is in force', () => {
    expect(html).toContain('<title>Gifts policy, version 1.0</title>');
    expect(html).toContain('<footer>Gifts policy, version 1.0. Superseded.');
    expect(html).toMatch(/POL-099 {2}Version 1\.0 {2}Superseded<\/footer>/);
    expect(html).toContain(
      '<p class="version__strip version__strip--void"><strong>Superseded.</strong> Version 1.0 was in force from 1 April 2025 to 31 March 2026. <a href="/policies/gifts">Version 2.0 is in force</a></p>',
    );
  });

  it('has a breadcrumb, "In short" line by line, and a list of its sections', () => {
    expect(html).toContain(
      '<li><a class="target" href="/policies">Policies</a></li><li><a class="target" href="/policies/gifts">Gifts</a></li><li aria-current="page">Version 1.0</li>',
    );
    expect(html).toMatch(/<dt>In short<\/dt><dd>[^<\n]+\n[^<\n]+\n[^<\n]+<\/dd>/);
    expect(html).toContain('<summary>Sections</summary>');
    expect(html).toContain('<li><a href="#2">2 ');
  });

  it('shows every clause with its number, and without change marks', () => {
    expect(html).toContain(
      '<p class="comparison__clause" id="2.1"><a class="comparison__number" href="#2.1">2.1 </a>First untouched clause, <strong>strongly</strong> put.</p>',
    );
    expect(html).toContain('see <a href="/privacy?a=&quot;b&quot;">privacy</a>.');
    expect(html).toContain('A section that goes away');
    expect(html).not.toMatch(/<ins|<del|comparison__collapsed/);
    expectUniqueIds(html);
  });

  it('links each section to its counterpart in force, or says that there is none', () => {
    expect(html).toContain(
      '<a href="/policies/gifts#gifts-more">Now section 1: Gifts &amp; more</a>',
    );
    expect(html).toContain('<p class="version__now">Not in version 2.0, which is now in force</p>');
  });

  it('links to its copies and to comparisons, the older version first', () => {
    expect(html).toContain('href="/policies/gifts.1.0.pdf"');
    expect(html).toContain('href="/policies/gifts.1.0.txt"');
    expect(html).toContain('href="/policies/gifts/changes/1.0-2.0"');
    const coming = versionOf('3.0', AFTER);
    const page = version(exampleDocument([coming, current, old]), coming);
    expect(page).toContain('<strong>Not yet in force.</strong> Version 3.0 will be in force from');
    expect(page).toContain('href="/policies/gifts/changes/2.0-3.0"');
  });

  it('has no links from the version in force to itself', () => {
    const page = version(history, current);
    expect(page).toContain('<strong>In force.</strong>');
    expect(page).not.toMatch(/version__now/);
  });

  it('shows a notice, and a document that was withdrawn', () => {
    const notice = versionOf('1.0', 'You may ask.\n## Data\nWe keep little.', {
      kind: 'notice',
      title: 'Privacy notice',
      description: 'What we keep about visitors of this website, why we keep it, and for how long.',
      sidebar_label: 'Privacy',
      reference: 'NOT-001',
      owner: 'Data Protection Lead',
      lead: 'We keep as little as we can about you.',
    });
    const withdrawal = {effectiveFrom: '2026-04-01', note: '', version: '1.0', isToCome: false};
    const gone = {...notice, state: 'withdrawn'} as const;
    const page = version({...exampleDocument([gone]), withdrawal}, gone);
    expect(page).toContain('<strong>Withdrawn.</strong> Version 1.0 was in force from');
    expect(page).toContain('was withdrawn on 1 April 2026.');
    expect(page).toContain('Back to the notice');
    expect(page).toContain('We keep as little as we can about you.');
    expect(page).toContain('<p class="comparison__clause">You may ask.</p>');
    expect(page).not.toContain('Applies to');
  });

  it('throws for a version whose text was not kept', () => {
    expect(() => versionPage(history, {...old, kept: undefined})).toThrow(
      /version 1\.0: its text was not kept/,
    );
  });
});

describe('recordPages', () => {
  const state = (index: number, inForce: number): State =>
    index === inForce ? 'in force' : index < inForce ? 'superseded' : 'coming';
  /** A history with this many versions; none is in force if `inForce` is beyond the last one. */
  const withInForce = (inForce: number, length = 9) => {
    const versions = Array.from({length}, (_, index) => ({
      ...versionOf('1.0', `## A\nAmended ${index} times.`),
      version: `${index + 1}.0`,
      effectiveFrom: `${2019 + index}-04-01`,
      until: `${2020 + index}-03-31`,
      days: [{from: `${2019 + index}-04-01`, until: `${2020 + index}-03-31`}],
      state: state(index, inForce),
    }));
    return exampleDocument(versions.reverse());
  };

  it.each([0, 4, 8, 9])(
    'has a page for every linked comparison while version %i is in force',
    (at) => {
      const history = withInForce(at);
      const pages = recordPages(history);
      const others = [
        inForcePages([history], '2026-11-20'),
        ...history.versions
          .filter(({state}) => state !== 'superseded')
          .map(({kept}) => kept && factsOf(history, kept)),
        ...recordFiles('', [history]).flatMap(({path, content}) =>
          path.endsWith('.atom') ? [content()] : [],
        ),
      ];
      const html = pages
        .filter(({component}) => component === 'VersionPage')
        .map(({json}) =>
          renderToStaticMarkup(
            <VersionPage {...(JSON.parse(json) as ReturnType<typeof versionPage>)} />,
          ),
        );
      const leads = JSON.stringify([html, others]);
      const addresses = /\/policies\/gifts\/changes\/\d\.0-\d\.0/g;
      const published = new Set(pages.map(({path}) => path));
      const wanted = new Set(leads.match(addresses));
      expect(wanted.size).toBeGreaterThan(6);
      expect([...wanted].filter((address) => !published.has(address))).toEqual([]);
      // Nine versions, eight comparisons with the one before, at most seven with the current one.
      expect(pages.length).toBeLessThanOrEqual(24);
    },
  );

  it.each([
    [2, 0],
    [4, 0],
    [9, 5],
    [40, 36],
  ])(
    'of %i periods and one to come lists the current one and three before it, and folds %i',
    (number, folded) => {
      const periods = Array.from({length: number}, (_, at) => ({
        from: `${2018 + number - at}-04-01`,
        isToCome: false,
        news: ['Gifts version 1.0'],
      }));
      const coming = {from: '2100-04-01', isToCome: true, news: ['Gifts version 9.0']};
      const list = renderToStaticMarkup(<PeriodList periods={[coming, ...periods]} />);
      const [open = '', earlier = ''] = list.split('<details');
      const rows = (html: string) => html.split('<tr id=').length - 1;
      expect(rows(open)).toBe(1 + number - folded);
      expect(rows(earlier)).toBe(folded);
      if (folded > 0)
        expect(earlier).toContain(`${folded} earlier periods, since 1\u00a0April\u00a02019`);
    },
  );

  it('compares every pair of eight versions', () => {
    expect(recordPages(withInForce(7, 8))).toHaveLength(8 + (8 * 7) / 2);
  });
});
