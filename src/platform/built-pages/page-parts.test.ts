import {describe, expect, it} from 'vitest';
import {readPage} from './page-parts';

/** A page as the minifier writes it: without optional end tags and most quotation marks. */
const page = (main: string, head = '') =>
  `<!doctype html><html lang=en><head><title>Fire doors | Group</title>${head}<body><header>Menu</header><main id=main>${main}</main><footer>Foot</footer>`;

const parts = (main: string) => readPage(page(main)).parts;

describe('a built page', () => {
  it('takes title, description and canonical address from its head', () => {
    const head =
      '<meta name=description content="Doors that &amp; keep"><meta name=robots content="noindex, nofollow"/><link rel=canonical href=https://group.example/doors />';
    expect(readPage(page('<p class="lead first">Text', head))).toEqual({
      title: 'Fire doors',
      description: 'Doors that & keep',
      canonical: 'https://group.example/doors',
      noindex: true,
      heading: '',
      parts: [{headings: [], text: 'Text'}],
      classes: new Set(['lead', 'first']),
    });
    expect(readPage(page(''))).toMatchObject({description: '', canonical: '', noindex: false});
  });

  it('is split at its headings', () => {
    expect(
      parts(
        '<h1>Doors</h1><p>Lead.<h2 id=what>What <em>it</em> is</h2><p>Text.<h3>Small</h3><p>More.<h3 id=care>Care</h3><ul><li>Oil<li>Wax</ul><h2>No id</h2>End',
      ),
    ).toEqual([
      {headings: [], text: 'Doors\nLead.'},
      {
        anchor: 'what',
        section: 'What it is',
        headings: ['Small'],
        text: 'Text.\nSmall\nMore.',
      },
      {anchor: 'care', section: 'Care', headings: [], text: 'Oil\nWax'},
      {section: 'No id', headings: [], text: 'End'},
    ]);
  });

  it('uses the id of the section when the heading has none', () => {
    expect(
      parts(
        '<section id=services><h2>Services</h2>One<h3>Two</h3></section><section id=other><div><h2>First</h2></div><h2>Second</h2></section>',
      ).map(({anchor, section}) => [anchor, section]),
    ).toEqual([
      [undefined, undefined],
      ['services', 'Services'],
      ['other', 'First'],
      [undefined, 'Second'],
    ]);
  });

  it('uses the id of folded contents when the section has none', () => {
    expect(
      parts(
        '<section><h2>Materials</h2><details><summary>Eight</summary><div id=materials class=disclosure__target>Oak</div></details></section>',
      ).map(({anchor, section}) => [anchor, section]),
    ).toEqual([
      [undefined, undefined],
      ['materials', 'Materials'],
    ]);
  });

  it('is split at the clauses of a policy; a list belongs to the clause before it', () => {
    const clause = (id: string, text: string) =>
      `<p class=clause id=${id}><a class=clause__number href=#${id}>${id}</a> <!-- -->${text}</p>`;
    expect(
      parts(
        `<h2 id=gifts>Gifts</h2>${clause('1.1', 'Never take:')}<ul><li>cash;<li>loans.</ul>${clause('1.2', 'Ask\nfirst.')}<h2 id=next>Next</h2>`,
      )
        .slice(1)
        .map(({headings, ...part}) => part),
    ).toEqual([
      {anchor: 'gifts', section: 'Gifts', text: ''},
      {anchor: '1.1', section: 'Gifts', clause: '1.1', text: 'Never take:\ncash;\nloans.'},
      {anchor: '1.2', section: 'Gifts', clause: '1.2', text: 'Ask first.'},
      {anchor: 'next', section: 'Next', text: ''},
    ]);
  });

  it.each([
    ['navigation', '<nav><ol><li>Home</ol></nav>'],
    ['controls', '<form><label>Name</label></form><button>Print</button>'],
    ['hidden elements', '<p hidden>Closed</p><span aria-hidden=true>1</span>'],
    [
      'what appears only when something happens',
      '<div class=notice role=alert><p>Did not load.</p></div><p role="status">Loading',
    ],
    ['text for screen readers only', '<span class="visually-hidden x">: more</span>'],
    ['drawings', '<svg><text>30</text></svg>'],
    ['scripts and styles', '<script>run()</script><style>p{}</style>'],
  ])('omits %s', (_, html) => {
    expect(parts(`<p>Before</p>${html}<p>after`)).toMatchObject([{text: 'Before\nafter'}]);
  });

  it('separates words that only CSS separates', () => {
    expect(parts('<p><b>Gate</b><span>Ring</span>, <em>please</em>.')[0]?.text).toBe(
      'Gate Ring, please.',
    );
  });

  it('omits what the caller excludes', () => {
    const {parts: read} = readPage(
      page('<p>Text<section class=related><h2>Related</h2>Others</section>'),
      ({attribs}) => attribs.class === 'related',
    );
    expect(read).toMatchObject([{text: 'Text'}]);
  });
});
