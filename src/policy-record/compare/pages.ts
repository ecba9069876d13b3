import {longDay} from '../../shared/dates';
import {changesPath, copyPath, versionPath} from '../shared/addresses';
import type {PlainPage} from '../shared/pages';
import type {State} from '../shared/version';
import {addDays} from '../../shared/wall-clock';
import {comparisonPrintName} from '../../features/documents/print-foot';
import {familyOf} from '../../features/documents/families';
import {fullReference} from '../../features/documents/reference';
import {escapeHtml} from '../../platform/generated-files/formats/html';
import {hasBegun} from '../ledger/timeline';
import type {History, Version} from '../ledger/version';
import {textOf, type Block} from '../words/blocks';
import {collapsedHtml, entriesHtml, piecesHtml} from './block-html';
import {compareSections, withWords} from './compare';
import type {Comparison, KeptVersion, SectionComparison} from './compare';
import {detailsOf, linkChanges, summaryOf, type Detail, type LinkChange} from './summary';
import {grouped} from './words';

function linkHtml(path: string, words: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`;
}

/** Example: `from 1 April 2025 to 31 March 2026`. */
function daysOf({effectiveFrom, until, state}: Version): string {
  if (state === 'replaced' && until !== undefined) {
    return `from ${longDay(effectiveFrom)}, but was replaced on ${longDay(addDays(until, 1))}`;
  }
  const end = until === undefined ? '' : ` to ${longDay(until)}`;
  return `from ${longDay(effectiveFrom)}${end}`;
}

/** The way back to the document, and the breadcrumb, as src/features/documents/Trail.tsx has them. */
function trailHtml({path}: History, {kept: {frontMatter}}: KeptVersion, here: string): string {
  const {label, index} = familyOf(frontMatter.kind === 'policy' ? 'policies' : 'notices');
  const steps = [linkHtml('/', 'Home'), linkHtml(index.to, label)];
  if (path !== index.to) steps.push(linkHtml(path, frontMatter.sidebar_label));
  return `<div class="trail">
<a class="document__back" href="${escapeHtml(path)}">Back to the ${frontMatter.kind}</a>
<nav class="trail__crumbs" aria-label="Breadcrumb"><ol>${steps.map((step) => `<li>${step}</li>`).join('')}<li aria-current="page">${escapeHtml(here)}</li></ol></nav>
</div>`;
}

function detailsHtml(details: readonly Detail[]): string {
  const rows = details.map(
    ({label, pieces}) => `<div><dt>${escapeHtml(label)}</dt><dd>${piecesHtml(pieces)}</dd></div>`,
  );
  return `<dl class="routes">${rows.join('\n')}</dl>`;
}

function headingOf({entries}: SectionComparison) {
  const [entry] = entries;
  return entry?.block.kind === 'heading' && entry.block.level === 2
    ? {...entry, block: entry.block}
    : undefined;
}

/** A section under its heading. A removed one has no address: its number may have been reused. */
function sectionHtml(section: SectionComparison, body: typeof entriesHtml, note = ''): string {
  const {change, number, entries} = section;
  const count = headingOf(section) === undefined ? 0 : 1;
  const id = change === 'removed' || number === '' ? '' : ` id="${number}"`;
  return `<section class="comparison__section comparison__section--${change}"${id}>
${entriesHtml(entries.slice(0, count))}${note}
${body(entries.slice(count))}
</section>`;
}

/** The sections in order, each run of unchanged ones folded into one line. */
function sectionsHtml(sections: readonly SectionComparison[]): string[] {
  const isUnchanged = ({change}: SectionComparison) => change === 'unchanged';
  return grouped(sections, (last, next) => isUnchanged(last) && isUnchanged(next)).map((run) => {
    const [first] = run;
    if (!isUnchanged(first)) return sectionHtml(first, collapsedHtml);
    const last = run.at(-1) ?? first;
    const words =
      run.length === 1
        ? `Section ${first.number}: unchanged`
        : `Sections ${first.number} to ${last.number}: unchanged`;
    const inside = run.map((section) => sectionHtml(section, entriesHtml)).join('\n');
    return `<details class="comparison__collapsed comparison__run"><summary>${words}</summary>\n${inside}\n</details>`;
  });
}

/** A part of the page that isn't a section of the document; left out if empty. */
function partHtml(title: string, items: readonly unknown[], html: string): string {
  return items.length === 0
    ? ''
    : `<section class="comparison__section">\n<h2>${title}</h2>\n${html}\n</section>`;
}

function linkChangeHtml({place, text, before, after}: LinkChange): string {
  const [old = '', fresh = ''] = [before, after].map((target) =>
    target === undefined ? 'nothing' : `<code>${escapeHtml(target)}</code>`,
  );
  return `<li>${escapeHtml(place)}: “${escapeHtml(text)}” linked to ${old}, now links to ${fresh}</li>`;
}

/** Both versions side by side: their dates, who approved them, their text. */
function sidesHtml(path: string, {before, after}: Comparison): string {
  const row = (name: string, cell: (side: Version) => string) => {
    const cells = [before, after].map(
      (side) => `<td data-label="Version ${side.version}">${cell(side)}</td>`,
    );
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  };
  const heads = [before, after].map(
    ({version}) =>
      `<th scope="col">${linkHtml(versionPath(path, version), `Version ${version}`)}</th>`,
  );
  const approval = ({approvedBy, approvedOn}: Version) =>
    escapeHtml(approvedOn === null ? approvedBy : `${approvedBy}, ${longDay(approvedOn)}`);
  return `<div class="table-frame"><table class="table table--stack table--compared">
<caption class="visually-hidden">The two versions</caption>
<thead><tr><td></td>${heads.join('')}</tr></thead>
<tbody>
${row('In force', daysOf)}
${row('Approved', approval)}
${row('Text', ({version}) => linkHtml(copyPath(path, version, 'txt'), 'Plain text'))}
${row('SHA-256 of the text', ({sha256}) => `<span class="comparison__fingerprint">${sha256 ?? 'not recorded'}</span>`)}
</tbody>
</table></div>`;
}

/** Links to sections, by number and heading. Folded, so that the text begins on the first screens. */
function sectionLinksHtml(label: string, sections: readonly SectionComparison[]): string {
  const links = sections.flatMap((section) => {
    const heading = headingOf(section);
    return heading === undefined
      ? []
      : `<li>${linkHtml(`#${section.number}`, `${section.number} ${textOf(heading.block.runs)}`)}</li>`;
  });
  return `<nav aria-label="${label}"><details class="disclosure disclosure--inline"><summary>${label}</summary>
<ul class="links">${links.join('\n')}</ul>
</details></nav>`;
}

/** Links to the sections that changed, if there are at least two. */
function jumpsHtml(sections: readonly SectionComparison[]): string {
  const changed = sections.filter(
    (section) =>
      headingOf(section) !== undefined && !['unchanged', 'removed'].includes(section.change),
  );
  return changed.length < 2 ? '' : sectionLinksHtml('Changed sections', changed);
}

/** Two versions compared, as a page; the site's shell goes round it. Nothing needs a script. */
export function comparisonPage(history: History, comparison: Comparison): PlainPage {
  const {path, reference} = history;
  const {sections, ...sides} = comparison;
  const [before, after] = [sides.before.version, sides.after.version];
  const {title} = sides.after.kept.frontMatter;
  const summary = summaryOf(comparison);
  const details = detailsOf(sides.before, sides.after).filter(({pieces}) =>
    pieces.some(({change}) => change !== 'same'),
  );
  const links = linkChanges(comparison);
  const linkList = `<ul class="comparison__list">${links.map(linkChangeHtml).join('\n')}</ul>`;
  const parts = [
    ...sectionsHtml(sections),
    partHtml('Title block and summary', details, detailsHtml(details)),
    partHtml('Links with a new address', links, linkList),
    partHtml('The two versions', [before, after], sidesHtml(path, comparison)),
  ];
  return {
    path: changesPath(path, before, after),
    title: `${title}: what changed from version ${before} to ${after}`,
    description: `${title}, versions ${before} and ${after} compared word by word. ${summary}`,
    printName: comparisonPrintName(reference, before, after),
    html: `<article class="comparison wrap">
<header class="comparison__top">
${trailHtml(history, sides.after, `Versions ${before} and ${after}`)}
<h1>${escapeHtml(title)}: what changed</h1>
<p class="lead">From version ${before} to version ${after}. ${escapeHtml(summary)}</p>
<p class="comparison__key">Added words are <ins>underlined</ins>, removed words <del>struck through</del>. Unchanged text is collapsed. Clause numbers are those of version ${after}.</p>
${jumpsHtml(sections)}
</header>
${parts.filter((part) => part !== '').join('\n')}
</article>
`,
  };
}

/** The status of a version, for the strip that stays in sight while the text scrolls. */
const STANDING: Readonly<Record<State, readonly [word: string, verb: string]>> = {
  superseded: ['Superseded', 'was in force'],
  'in force': ['In force', 'is in force'],
  coming: ['Not yet in force', 'will be in force'],
  replaced: ['Never in force', 'was to be in force'],
};

/** Links each section of a version to the same section in force, or says that there is none. */
function sectionsInForce(
  {path}: History,
  version: KeptVersion,
  inForce: KeptVersion,
): ReadonlyMap<Block, string> {
  const notes = new Map<Block, string>();
  for (const section of compareSections(version.kept.blocks, inForce.kept.blocks)) {
    const heading = headingOf(section);
    if (heading?.before !== undefined) {
      const {id, runs} = heading.block;
      const words = `Now section ${section.number}: ${textOf(runs)}`;
      notes.set(heading.before, linkHtml(`${path}#${id}`, words));
    } else if (heading?.change === 'removed') {
      notes.set(heading.block, `Not in version ${inForce.version}, which is now in force`);
    }
  }
  return notes;
}

/** Up to so many versions of a document are all compared with one another. */
const ANY_TWO = 8;

/**
 * Pairs of versions that have a comparison, the older one first: any two; where there are many
 * versions, each with the one before it and with the one that is read today. All pairs would grow
 * with the square of the versions.
 */
export function comparedPairs({
  versions,
}: History): (readonly [before: KeptVersion, after: KeptVersion])[] {
  const kept = versions.filter((version) => version.kept !== undefined).map(withWords);
  const today = kept.find(hasBegun);
  return kept.flatMap((after, index) =>
    kept
      .slice(index + 1)
      .filter(
        (before, steps) =>
          kept.length <= ANY_TWO || steps === 0 || before === today || after === today,
      )
      .map((before) => [before, after] as const),
  );
}

/** What leads on from a version: its copies, and what changed between it and others. */
function linksHtml(history: History, {version}: Version): string {
  const {path} = history;
  const comparisons = comparedPairs(history)
    .map((pair) => pair.map((each) => each.version) as [string, string])
    .filter((pair) => pair.includes(version))
    .map(([before, after]) =>
      linkHtml(changesPath(path, before, after), `What changed from ${before} to ${after}`),
    );
  const listHtml = (links: readonly string[]) =>
    `<ul class="links">${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
  const copiesHtml = listHtml([
    linkHtml(copyPath(path, version, 'pdf'), 'PDF'),
    linkHtml(copyPath(path, version, 'txt'), 'Plain text'),
  ]);
  return comparisons.length === 0
    ? copiesHtml
    : `${copiesHtml}
<details class="disclosure disclosure--inline"><summary>Compare with another version</summary>
${listHtml(comparisons)}
</details>`;
}

/**
 * The text of one version as it was approved, whether in force or not.
 *
 * @throws when its text is not kept
 */
export function versionPage(history: History, shown: Version): PlainPage {
  const {path, reference, withdrawnOn, versions} = history;
  const version = withWords(shown);
  const {frontMatter, blocks} = version.kept;
  const inForce = versions.find(({state, kept}) => state === 'in force' && kept !== undefined);
  const isInForce = inForce?.version === version.version;
  const notes =
    inForce === undefined || isInForce
      ? new Map<Block, string>()
      : sectionsInForce(history, version, withWords(inForce));
  const sections = compareSections(blocks, blocks);
  const sectionList = sections.map((section) => {
    const heading = headingOf(section);
    const note = heading && notes.get(heading.block);
    return sectionHtml(section, entriesHtml, note && `\n<p class="version__now">${note}</p>`);
  });
  const details = detailsOf(version, version).filter(
    ({label, pieces}) => pieces.length > 0 && label !== 'Title' && label !== 'Version',
  );
  const [word, verb] = STANDING[version.state];
  const isWithdrawn = inForce === undefined && withdrawnOn !== undefined;
  const standing = isWithdrawn && version.state === 'superseded' ? 'Withdrawn' : word;
  const hasEffect = version.state === 'in force' || version.state === 'coming';
  const name = `${frontMatter.title}, version ${version.version}`;
  const days = `Version ${version.version} ${verb} ${daysOf(version)}.`;
  const instead =
    inForce === undefined
      ? withdrawnOn && `The document was withdrawn on ${longDay(withdrawnOn)}.`
      : linkHtml(
          path,
          isInForce
            ? `Go to the ${frontMatter.kind}’s own page`
            : `Version ${inForce.version} is in force`,
        );
  return {
    path: versionPath(path, version.version),
    title: name,
    description: `${name}. ${standing}. ${days}`,
    printName: `${fullReference(reference)}  Version ${version.version}  ${standing}`,
    html: `<article class="comparison version wrap" data-citation="${fullReference(reference)} v${version.version}" data-page="${versionPath(path, version.version)}">
<p class="version-strip${hasEffect ? '' : ' version-strip--void'}"><strong>${standing}.</strong> ${days} ${instead ?? ''}</p>
<header class="comparison__top">
${trailHtml(history, version, `Version ${version.version}`)}
<h1>${escapeHtml(name)}</h1>
${linksHtml(history, version)}
${detailsHtml(details)}
${sectionLinksHtml('Sections', sections)}
</header>
${sectionList.join('\n')}
</article>
`,
  };
}
