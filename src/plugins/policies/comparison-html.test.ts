import {describe, expect, it} from 'vitest';
import {comparisonPath} from '../../content/policies/addresses';
import {comparePolicies} from './compare';
import {comparisonPage} from './comparison-html';
import {policyFixture} from './policy-fixture';

const BEFORE = `## Gifts & more

Gifts above £25 need approval from a manager.

### Part

- first entry of the list
- second entry of the list

| Value | Who |
|---|---|
| Up to £25 | Nobody |

<Definitions>
<Definition term="By post">Mark the envelope.</Definition>
</Definitions>

## Untouched

First untouched clause.

Second untouched clause, with <Note>a note</Note> in it.

## Old

A section that goes away with everything in it.
`;

const AFTER = BEFORE.replace('£25 need', '£50 need')
  .replace('second entry', 'last entry')
  .replace('Up to £25', 'Up to £50')
  .replace('the envelope', 'the envelope “confidential”')
  .replace(/## Old[\s\S]*/, '## New\n\nNobody is <Note>punished</Note> for asking beforehand.\n');

function page(before = BEFORE, after = AFTER, title = 'Gifts policy') {
  return comparisonPage(
    comparePolicies(
      policyFixture({edition: '2025', body: before.replaceAll(/<\/?Note>/g, '')}),
      policyFixture({body: after.replaceAll(/<\/?Note>/g, ''), frontMatter: {title}}),
    ),
  );
}

const {path, title, description, html} = page();

describe('comparisonPage', () => {
  it('has an address, a title and a description', () => {
    expect(comparisonPath('gifts', '2025', '2026')).toBe('/policies/gifts/changes/2025-2026');
    expect(path).toBe('/policies/gifts/changes/2025-2026');
    expect(title).toBe('Gifts policy: what changed from 2025 to 2026');
    expect(description).toContain('2 of 3 sections changed: 1 and 3.');
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
    expect(html).toContain('<h3>Part</h3>');
  });

  it('folds what did not change in a native disclosure', () => {
    expect(html).toContain(
      '<details class="comparison__fold"><summary>Unchanged: 2 clauses</summary>',
    );
  });

  it('shows sections with their numbers, those that went with their old ones', () => {
    expect(html).toContain(
      '<h2 id="section-1"><span class="comparison__number">1</span> Gifts &amp; more</h2>',
    );
    expect(html).toMatch(
      /<h2 id="section-removed-3"><span class="comparison__number">was 3<\/span> <del>/,
    );
    expect(html).toMatch(/<h2 id="section-3"><span class="comparison__number">3<\/span> <ins>/);
  });

  it('leads to both editions and their texts, and shows their fingerprints', () => {
    const {sha256} = policyFixture({body: AFTER.replaceAll(/<\/?Note>/g, '')});
    for (const part of [
      'href="/2025/policies/gifts"',
      'href="/policies/gifts"',
      'href="/policies/gifts.2025.txt"',
      sha256,
    ]) {
      expect(html).toContain(part);
    }
  });

  it('has every id once and each opened element closed', () => {
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
  });

  it('needs no script and no style, and lets no text become HTML', () => {
    const hostile = page(
      '## A\n\nOld `<script>alert(1)</script>` words here.\n',
      '## A\n\nNew `<img src=x onerror=alert(1)>` words here. [a](/x"y)\n',
      'A <b>bold</b> title',
    ).html;
    expect(hostile).not.toMatch(/<script|<img|<b>|style=|\son\w+="/);
    expect(hostile).toContain('&lt;script&gt;');
  });

  it('says where moved clauses went and came from', () => {
    const clause = 'Gifts above £25 need approval from a manager, whoever gives them to whom.\n\n';
    const moved = page(
      `## A\n\n${clause}First of all.\n\n## B\n\nLast.\n`,
      `## A\n\nFirst of all.\n\n## B\n\n${clause}Last.\n`,
    ).html;
    expect(moved).toContain('<span class="comparison__number">was 1.1</span>');
    expect(moved).toContain('Moved to 2.1.');
    expect(moved).toContain('Moved here from 1.1 of the older edition.');
  });
});
