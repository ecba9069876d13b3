import {readFileSync} from 'node:fs';
import path from 'node:path';
import {NodeCompiler} from '@myriaddreamin/typst-ts-node-compiler';
import {longDay, shortDay} from '../../shared/dates';
import {MANIFEST_PATH} from '../shared/addresses';
import {addDays} from '../../shared/wall-clock';
import {brand} from '../../data/brand/brand';
import {symbol} from '../../data/brand/symbol';
import {EXAMPLE, scopeText} from '../../shared/documents/scope';
import {fullReference} from '../../shared/documents/reference';
import {readTokens} from '../../css/tokens';
import {fontsFor, readFont, type Face} from '../../fonts/faces';
import {printed} from '../../reading/characters';
import {lockupDrawing, svgFile} from '../../fonts/drawing';
import {nextReview, type History, type Version} from '../ledger/timeline';
import {noteOf, STATE_WORDS} from '../shared/version';
import {grouped, type Block, type Run} from '../shared/blocks';

const TEMPLATE = path.join(__dirname, 'policy.typ');
const TOKENS = path.resolve(__dirname, '../../css/tokens.css');

/** Fonts of the template, which selects each by its unique weight and width. */
const FACES: readonly Face[] = ['text', 'medium', 'strong', 'display', 'mono'];

/** Their files, each once. */
const fontFiles = () =>
  [...new Map(FACES.flatMap(fontsFor).map((font) => [font.file, font])).values()].map(readFont);

/** Whether a block continues the list, table or definitions before it. */
function continues(last: Block, next: Block): boolean {
  const isPart =
    next.kind === 'item' || next.kind === 'definition' || (next.kind === 'row' && !next.header);
  return isPart && last.kind === next.kind;
}

function statusOf({state, effectiveFrom, until}: Version): string {
  if ((state === 'superseded' || state === 'withdrawn') && until !== undefined) {
    return `${STATE_WORDS[state]} on ${longDay(addDays(until, 1))}`;
  }
  if (state !== 'coming' && state !== 'in force') return STATE_WORDS[state];
  return state === 'coming' ? `In force from ${longDay(effectiveFrom)}` : 'In force when issued';
}

/** Explains why a copy must not be followed today, and what to read instead. */
function noticeOf(version: Version, history: History): Run[] {
  if (version.state === 'in force') {
    return [];
  }
  const status: Run = {text: statusOf(version), strong: true};
  const until = version.state === 'coming' ? 'until then ' : '';
  const address = brand.url + history.path;
  return history.versions.some(({state}) => state === 'in force')
    ? [status, {text: `; ${until}read the version in force at `}, {text: address, href: address}]
    : [status];
}

interface Design {
  readonly tokens: Readonly<Record<string, string>>;
  readonly wordmark: string;
}

let designed: Design | undefined;

/** Reads the style sheet's tokens by name, and draws the group's mark in their colours. */
function design(): Design {
  if (designed !== undefined) return designed;
  const css = readFileSync(TOKENS, 'utf8');
  const tokens = Object.fromEntries(readTokens(css).map(({name, value}) => [name, value]));
  const colours = {structure: tokens['--text'] ?? '', water: tokens['--signal'] ?? ''};
  const {svg, width} = lockupDrawing(brand.shortName, colours);
  designed = {tokens, wordmark: svgFile(width, symbol.size, `0 0 ${width} ${symbol.size}`, svg)};
  return designed;
}

function dataOf(
  version: Version,
  history: History,
  {frontMatter, blocks}: NonNullable<Version['kept']>,
) {
  const {effectiveFrom, approvedBy, approvedOn, sections, sha256} = version;
  const reviewBy = nextReview(version);
  const reviewedOn = version.reviews.at(-1)?.approvedOn;
  const {kind, title, owner} = frontMatter;
  const policy = kind === 'policy' ? frontMatter : undefined;
  const reference = fullReference(version.reference);
  const effective = longDay(effectiveFrom);
  const {speakUp} = brand.phone;
  const at = history.versions.findIndex((each) => each.version === version.version);
  return {
    ...design(),
    group: brand.name,
    kind,
    title,
    owner,
    lead: kind === 'policy' ? frontMatter.description : frontMatter.lead,
    inShort: policy?.inShort ?? [],
    statutes: (policy?.statutes ?? []).map(({name, url}) => [name, url]),
    routes:
      policy?.contact === true
        ? [
            ['Speak-up line', {text: speakUp.display, href: speakUp.href}],
            ['By email', {text: brand.email.speakUp, href: `mailto:${brand.email.speakUp}`}],
          ]
        : [],
    reference,
    version: version.version,
    sha256,
    effectiveFrom,
    effective,
    control: [
      ['Reference', reference],
      ['Version', version.version],
      ['Status', statusOf(version)],
      ['Owner', owner],
      ['Approved by', approvedBy],
      ['Approved', approvedOn === null ? 'Not recorded' : longDay(approvedOn)],
      ['Effective', effective],
      ['Next review', reviewBy === null ? 'Not set' : longDay(reviewBy)],
      ...(reviewedOn ? [['Reviewed', `${longDay(reviewedOn)}, unchanged`]] : []),
      ...(kind === 'notice' && frontMatter.example === true ? [[EXAMPLE.term, EXAMPLE.value]] : []),
      ...(policy ? [['Applies to', scopeText(policy.appliesTo, version.effectiveFrom)]] : []),
    ],
    notice: noticeOf(version, history),
    // Marks nothing in a first issue, where every section is new.
    changed: sections === 'all' ? [] : sections,
    revisions: history.rows
      .filter((row) => history.versions.slice(at).some((each) => each.version === row.version))
      .map((row) => [
        row.version,
        shortDay(row.effectiveFrom),
        row.sections === 'all' ? 'All' : row.sections.join(', '),
        noteOf(row),
        row.approvedBy,
      ])
      .reverse(),
    groups: grouped(blocks, continues),
    address: brand.url + history.path,
    manifest: brand.url + MANIFEST_PATH,
  };
}

let opened: NodeCompiler | undefined;

/**
 * Opens the compiler only once, because it searches the fonts of the machine. Ours have priority.
 */
function compiler(): NodeCompiler {
  opened ??= NodeCompiler.create({
    workspace: __dirname,
    fontArgs: [{fontBlobs: fontFiles()}],
  });
  return opened;
}

/**
 * Makes a PDF of a version: tagged A4 pages with bookmarks (PDF/UA-1) and a stamp on each. The last
 * page of a policy is for signatures. The same version and history give the same bytes.
 *
 * @throws when the version has no text, or a text that cannot be typeset
 */
export function versionPdf(version: Version, history: History): Uint8Array {
  const {kept} = version;
  if (kept === undefined) {
    throw new Error(
      `${history.document} ${version.version}: its text was not kept, so it can’t have a PDF. Ask only for versions whose text was kept.`,
    );
  }
  // A copy does not know where it was downloaded, so its links are absolute.
  const page = brand.url + history.path;
  const data = JSON.stringify(dataOf(version, history, kept), (key, value: unknown) => {
    if (key === 'href') return new URL(String(value).replace('pathname://', ''), page).href;
    return typeof value === 'string' ? printed(value) : value;
  });
  const typst = compiler();
  try {
    // Compiles and exports in one call, because a separate compiled document (about 2.5 MB) is
    // never freed.
    return typst.pdf({mainFilePath: TEMPLATE, inputs: {data}}, {pdfStandard: 'ua-1'});
  } catch (error) {
    // Typst's report of a fault also has its place in the template, which helps nobody here.
    const [, said = String(error)] = /message: "((?:[^"\\]|\\.)*)"/.exec(String(error)) ?? [];
    throw new Error(
      `${kept.file}: this text can’t be set as a PDF: ${said.replaceAll(/[\\`]/g, '')}`,
    );
  } finally {
    // Clears the compiler's cache, which does not help with other documents.
    typst.evictCache(0);
  }
}
