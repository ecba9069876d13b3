import {describe, expect, it} from 'vitest';
import {exampleDocument} from '../example-history';
import {factsOf} from '../facts';
import {recordFiles} from '../files';
import {plainPages} from '../index';
import {inForcePages} from '../pages/in-force';
import type {State} from '../shared/version';
import {compareWords} from './compare';
import {versionOf} from './fixture';
import {comparisonPage, versionPage} from './pages';

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

function page(before = BEFORE, after = AFTER, title = 'Gifts policy') {
  const [one, other] = [versionOf('1.0', before), versionOf('2.0', after, {title})];
  return comparisonPage(exampleDocument([other, one]), compareWords(one, other));
}

function expectSound(html: string) {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (slash === '') {
      open.push(name);
    } else {
      expect(open.pop()).toBe(name);
    }
  }
  expect(open).toEqual([]);
}

describe('comparisonPage', () => {
  const {html, ...head} = page();

  it('has an address, a title and a description', () => {
    expect(head).toMatchObject({
      path: '/policies/gifts/changes/1.0-2.0',
      title: 'Gifts policy: what changed from version 1.0 to 2.0',
    });
    expect(head.description).toContain('Sections 1 and 3 of 3 changed.');
    expect(head.printName).toMatch(/-POL-099 {2}Versions 1\.0 and 2\.0 compared$/);
  });

  it('marks what came and went, and says it to those who do not see it', () => {
    expect(html).toContain(
      'Gifts above <del><span class="visually-hidden">removed: </span>£25' +
        '<span class="visually-hidden"> (end of removed text)</span></del> ' +
        '<ins><span class="visually-hidden">added: </span>£50' +
        '<span class="visually-hidden"> (end of added text)</span></ins> need approval',
    );
  });

  it('keeps lists, tables and terms what they are', () => {
    expect(html).toMatch(/<ul class="comparison__list"><li>first entry.*<li><del>.*<\/ul>/);
    expect(html).toMatch(/<thead><tr><th scope="col">Value<\/th>.*<tbody><tr><td>Up to <del>/);
    expect(html).toMatch(/<dt>By post<\/dt><dd>Mark the envelope <ins>/);
    expect(html).toContain('<h3 id="part-part">Part</h3>');
  });

  it('collapses what did not change in a native disclosure', () => {
    expect(html).toContain(
      '<details class="comparison__collapsed comparison__run"><summary>Section 2: unchanged</summary>',
    );
  });

  it('shows sections with their numbers, those that went with their old ones', () => {
    expect(html).toContain(
      '<h2 id="gifts-more"><a class="comparison__number" href="#1">1</a> Gifts &amp; more</h2>',
    );
    expect(html).toContain('<h2><span class="comparison__number">was 3</span> <del>');
    expect(html).toMatch(/<h2 id="new"><a class="comparison__number" href="#3">3<\/a> <ins>/);
  });

  it('leads to both versions and their texts, and shows days, approval and fingerprints', () => {
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

  it('has every id once and each opened element closed', () => {
    expectSound(html);
  });

  it('needs no script and no style, and lets no text become HTML', () => {
    const hostile = page(
      '## A\nOld <script>alert(1)</script> words here.',
      '## A\nNew <img src=x onerror=alert(1)> words here. [a](/x"y)',
      'A <b>bold</b> title',
    ).html;
    expect(hostile).not.toMatch(/<script|<img|<b>|style=|<[^>]*\son\w+=/);
    expect(hostile).toContain('&lt;script&gt;');
  });

  it('says where moved clauses went and came from', () => {
    const clause = 'Gifts above £25 need approval from a manager, whoever gives them to whom.\n';
    const moved = page(
      `## A\n${clause}First of all.\n## B\nLast.`,
      `## A\nFirst of all.\n## B\n${clause}Last.`,
    ).html;
    expect(moved).toContain('<span class="comparison__number">was 1.1</span>');
    expect(moved).toContain('Moved to 2.1.');
    expect(moved).toContain('Moved here from 1.1 in the older version.');
  });
});

describe('versionPage', () => {
  const {html, ...head} = versionPage(history, old);

  it('has an address, and says in every place how the version stands', () => {
    expect(head).toMatchObject({
      path: '/policies/gifts/versions/1.0',
      title: 'Gifts policy, version 1.0',
    });
    expect(head.description).toContain('Superseded');
    expect(head.printName).toMatch(/POL-099 {2}Version 1\.0 {2}Superseded$/);
    expect(html).toContain(
      '<p class="version-strip version-strip--void"><strong>Superseded.</strong> Version 1.0 was in force from 1 April 2025 to 31 March 2026. <a href="/policies/gifts">Version 2.0 is in force</a></p>',
    );
  });

  it('has a breadcrumb, the three points of "In short" in lines, and a list of its sections', () => {
    expect(html).toContain(
      '<li><a href="/policies">Policies</a></li><li><a href="/policies/gifts">Gifts</a></li><li aria-current="page">Version 1.0</li>',
    );
    expect(html).toMatch(/<dt>In short<\/dt><dd>[^<\n]+\n[^<\n]+\n[^<\n]+<\/dd>/);
    expect(html).toContain('<summary>Sections</summary>');
    expect(html).toContain('<li><a href="#2">2 ');
  });

  it('has every clause under its number, and the words as they were, nothing marked', () => {
    expect(html).toContain(
      '<p class="comparison__clause" id="2.1"><a class="comparison__number" href="#2.1">2.1</a> First untouched clause, <strong>strongly</strong> put.</p>',
    );
    expect(html).toContain('see <a href="/privacy?a=&quot;b&quot;">privacy</a>.');
    expect(html).toContain('A section that goes away');
    expect(html).not.toMatch(/<ins|<del|comparison__collapsed/);
    expectSound(html);
  });

  it('leads each section to the same one in force, or says that there is none', () => {
    expect(html).toContain(
      '<a href="/policies/gifts#gifts-more">Now section 1: Gifts &amp; more</a>',
    );
    expect(html).toContain('<p class="version__now">Not in version 2.0, which is now in force</p>');
  });

  it('leads to its copies and to what changed, the older version first', () => {
    expect(html).toContain('href="/policies/gifts.1.0.pdf"');
    expect(html).toContain('href="/policies/gifts.1.0.txt"');
    expect(html).toContain('href="/policies/gifts/changes/1.0-2.0"');
    const coming = versionOf('3.0', AFTER);
    const page = versionPage(exampleDocument([coming, current, old]), coming).html;
    expect(page).toContain('<strong>Not yet in force.</strong> Version 3.0 will be in force from');
    expect(page).toContain('href="/policies/gifts/changes/2.0-3.0"');
  });

  it('shows the version in force without leading it to itself', () => {
    const page = versionPage(history, current).html;
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
    const page = versionPage(
      {...exampleDocument([notice]), withdrawnOn: '2026-04-01'},
      notice,
    ).html;
    expect(page).toContain('<strong>Withdrawn.</strong> Version 1.0 was in force from');
    expect(page).toContain('was withdrawn on 1 April 2026.');
    expect(page).toContain('Back to the notice');
    expect(page).toContain('We keep as little as we can about you.');
    expect(page).toContain('<p class="comparison__clause">You may ask.</p>');
    expect(page).not.toContain('Applies to');
  });

  it('refuses a version whose words are not kept', () => {
    expect(() => versionPage(history, {...old, kept: undefined})).toThrow(
      /version 1\.0: its text was not kept/,
    );
  });
});

describe('plainPages', () => {
  const state = (index: number, inForce: number): State =>
    index === inForce ? 'in force' : index < inForce ? 'superseded' : 'coming';
  /** So many versions, of which one is in force, or none when it is withdrawn. */
  const withInForce = (inForce: number, length = 9) => {
    const versions = Array.from({length}, (_, index) => ({
      ...versionOf('1.0', `## A\nAmended ${index} times.`),
      version: `${index + 1}.0`,
      effectiveFrom: `${2019 + index}-04-01`,
      until: `${2020 + index}-03-31`,
      state: state(index, inForce),
    }));
    return exampleDocument(versions.reverse());
  };

  it.each([0, 4, 8, 9])('has every comparison that anything leads to, %i being in force', (at) => {
    const history = withInForce(at);
    const pages = plainPages(history);
    const others = [
      inForcePages([history], '2026-11-20'),
      ...history.versions
        .filter(({state}) => state !== 'superseded')
        .map(({kept}) => kept && factsOf(history, kept)),
      ...recordFiles('', [history]).flatMap(({path, content}) =>
        path.endsWith('.atom') ? [content()] : [],
      ),
    ];
    const leads = JSON.stringify([pages.map(({html}) => html), others]);
    const comparisons = /\/policies\/gifts\/changes\/\d\.0-\d\.0/g;
    const published = new Set(pages.map(({path}) => path));
    const wanted = new Set(leads.match(comparisons));
    expect(wanted.size).toBeGreaterThan(6);
    expect([...wanted].filter((address) => !published.has(address))).toEqual([]);
    // Nine pages of versions, eight steps, and at most seven more to the one that is read today.
    expect(pages.length).toBeLessThanOrEqual(24);
  });

  it('compares any two of eight versions', () => {
    expect(plainPages(withInForce(7, 8))).toHaveLength(8 + (8 * 7) / 2);
  });
});
