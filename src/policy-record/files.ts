import path from 'node:path';
import {
  CHANGES_FEED_PATH,
  changesPath,
  copyPath,
  IN_FORCE_PATH,
  LEDGER_PATH,
  MANIFEST_PATH,
  periodPath,
  REGISTER_PATH,
  REVIEWS_PATH,
  versionPath,
} from './shared/addresses';
import {brand} from '../data/brand/brand';
import {entityOf} from '../data/companies/companies';
import {STATIC_FACES} from '../fonts/faces';
import {fullReference} from '../shared/documents/reference';
import {ATOM_TYPE, atomFeed, type FeedEntry} from '../platform/generated-files/formats/feed';
import {CALENDAR_TYPE, calendarFile} from '../platform/generated-files/formats/calendar';
import {escapeHtml} from '../platform/generated-files/formats/html';
import type {GeneratedFile} from '../platform/generated-files/index';
import {comparedPairs} from './compare/pages';
import {cacheOf, keyOf} from './record-cache';
import {versionPdf} from './pdf/pdf';
import {EDITIONS, headOf, ledgerFiles, parseLedger, rowsFile} from './ledger/ledger';
import {
  allInForce,
  type History,
  nextReview,
  periodsOf,
  type Version,
  versionBefore,
  type VersionOf,
} from './ledger/timeline';
import {entersText} from './shared/version';
import {today} from '../configuration/build-clock';
import {sha256Hex, TEXT_FORMAT} from './words/canonical-text';

const TEXT_TYPE = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Version of the register's format. Raise it if a field changes its meaning or is removed, but not
 * for a new field.
 */
const REGISTER_VERSION = 2;

/** Days of notice that the calendar gives: enough for a review and an approval. */
const REMINDER_DAYS = 30;

/** Prefix of all ids in the feed (RFC 4151). 2026, the year of the first ids, never changes. */
const TAG = `tag:${new URL(brand.url).host},2026:policies`;

const absolute = (address: string) => `${brand.url}${address}`;

const allVersions = (histories: readonly History[]): VersionOf[] =>
  histories.flatMap((history) => history.versions.map((version) => ({history, version})));

/**
 * Formats the register of every version of policies and notices, and of every period, as JSON.
 * `head` is the SHA-256 of a document's last line in the ledger.
 */
function register(histories: readonly History[], files: ReadonlyMap<string, string>): string {
  const ledger = parseLedger(files);
  const documents = histories.map(
    ({document, path: page, reference, title, owner, withdrawal, rows, versions}) => ({
      reference: fullReference(reference),
      title,
      owner,
      url: absolute(page),
      withdrawnOn: withdrawal?.effectiveFrom ?? null,
      head: headOf(ledger, rowsFile(document)),
      versions: versions.map((version) => ({
        version: version.version,
        state: version.state,
        kind: version.kind,
        from: version.effectiveFrom,
        until: version.until ?? null,
        days: version.days,
        approvedOn: version.approvedOn,
        approvedBy: version.approvedBy,
        reviewedOn: version.reviews.at(-1)?.approvedOn ?? null,
        reviewBy: nextReview(version),
        sections: version.sections,
        note: version.note,
        sha256: version.sha256,
        urls: version.kept
          ? {
              page: absolute(versionPath(page, version.version)),
              text: absolute(copyPath(page, version.version, 'txt')),
              pdf: version.lacksPdf ? null : absolute(copyPath(page, version.version, 'pdf')),
            }
          : null,
      })),
      // Reviews that changed nothing, changed first days, withdrawals, and what was taken back.
      statements: rows
        .filter((row) => !entersText(row))
        .map((row) => ({
          version: row.version,
          kind: row.kind,
          enteredOn: row.enteredOn,
          approvedOn: row.approvedOn,
          approvedBy: row.approvedBy,
          from: row.effectiveFrom,
          reviewBy: row.reviewBy,
          note: row.note,
        })),
    }),
  );
  const periods = periodsOf(histories).map(({from, until}) => ({
    from,
    until: until ?? null,
    url: absolute(periodPath(from)),
  }));
  const content = {
    schemaVersion: REGISTER_VERSION,
    textFormat: TEXT_FORMAT,
    documents,
    editionsHead: headOf(ledger, EDITIONS),
    periods,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function feedEntry({history, version}: VersionOf): FeedEntry {
  const {path: page, document, title} = history;
  const {effectiveFrom, note, sections, approvedBy, kept, state} = version;
  const before = versionBefore(history, version);
  const isCompared = comparedPairs(history).some(
    ([one, other]) => one.version === before?.version && other.version === version.version,
  );
  const changed = Array.isArray(sections) ? `Sections: ${sections.join(', ')}.` : 'All sections.';
  const changes = absolute(changesPath(page, before?.version ?? '', version.version));
  const retraction =
    state === 'retracted'
      ? history.rows.findLast((row) => row.kind === state && row.version === version.version)
      : undefined;
  const paragraphs = [
    escapeHtml(note),
    `${changed} Approved by: ${escapeHtml(approvedBy)}.`,
    ...(isCompared ? [`<a href="${changes}">What changed</a>`] : []),
  ];
  return {
    id: `${TAG}/${path.posix.basename(document)}/${version.version}`,
    url: absolute(`${page}#revisions`),
    title: `${title}, version ${version.version}${state === 'retracted' ? ', entered in error' : ''}`,
    summary: note,
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    published: new Date(effectiveFrom),
    updated: new Date(retraction?.enteredOn ?? effectiveFrom),
    author: {name: entityOf('group').legalName, url: `${brand.url}/`},
    tags: [kept?.frontMatter.kind ?? 'policy'],
  };
}

/** Returns the entry for a document that is withdrawn. */
function withdrawalEntry(history: History): FeedEntry[] {
  const {path: page, document, title, withdrawal, versions} = history;
  if (withdrawal?.isToCome !== false) return [];
  const {effectiveFrom, note} = withdrawal;
  const [last] = versions;
  return [
    {
      id: `${TAG}/${path.posix.basename(document)}/withdrawn-${effectiveFrom}`,
      url: absolute(page),
      title: `${title}, withdrawn`,
      summary: note,
      html: `<p>${escapeHtml(note)}</p>`,
      published: new Date(effectiveFrom),
      updated: new Date(effectiveFrom),
      author: {name: entityOf('group').legalName, url: `${brand.url}/`},
      tags: [last?.kept?.frontMatter.kind ?? 'policy'],
    },
  ];
}

/** Whether a version was shown to readers, if only for a part of a day. */
function wasShown({state, days: [first]}: Version): boolean {
  return state === 'corrected' || (first !== undefined && state !== 'coming');
}

/** Formats the Atom feed with one entry for each major change and withdrawal, newest first. */
function changesFeed(histories: readonly History[]): string {
  const changes = allVersions(histories)
    .filter(({version}) => version.kind === 'major' && wasShown(version))
    .sort(({version: one}, {version: other}) => one.reference.localeCompare(other.reference))
    .map(feedEntry);
  const entries = [...changes, ...histories.flatMap(withdrawalEntry)].sort(
    (one, other) => other.updated.getTime() - one.updated.getTime(),
  );
  return atomFeed({
    id: TAG,
    title: `Major changes to policies, notices and reports, ${brand.name}`,
    description: 'A change is major if anyone has to act differently.',
    language: 'en-GB',
    page: absolute(IN_FORCE_PATH),
    self: absolute(CHANGES_FEED_PATH),
    updated: entries[0]?.updated ?? new Date(0),
    author: {name: entityOf('group').legalName, url: `${brand.url}/`},
    entries,
  });
}

/**
 * Returns the days on which what the record says of a document changed, oldest first: those on which
 * rows were entered, and on which they took effect.
 */
function changesOf({rows}: History): string[] {
  const now = today();
  return rows
    .flatMap(({enteredOn, effectiveFrom}) => [
      enteredOn,
      ...(effectiveFrom > enteredOn ? [effectiveFrom] : []),
    ])
    .filter((day) => day <= now)
    .sort();
}

/**
 * Formats the calendar of review dates of the documents in force, with a reminder for each. A
 * document that is withdrawn leaves it: calendars that subscribe to it remove the entry.
 */
function reviewCalendar(histories: readonly History[]): string {
  const entries = allInForce(histories).flatMap(({history, version}) => {
    const {title, owner, reference, path: page, document} = history;
    const reviewBy = nextReview(version);
    const {approvedOn, approvedBy} = version.reviews.at(-1) ?? version;
    if (reviewBy === null || approvedOn === null) return [];
    const changes = changesOf(history);
    const facts = [
      `${fullReference(reference)}, version ${version.version}.`,
      `Owner: ${owner}`,
      `Approved by: ${approvedBy}`,
      absolute(page),
    ];
    return [
      {
        // One id for each document, without the version, so that next year's date replaces this
        // year's.
        uid: `policy-review-${path.posix.basename(document)}@${new URL(brand.url).host}`,
        changed: new Date(changes.at(-1) ?? approvedOn),
        revision: changes.length,
        start: reviewBy,
        summary: `Review due: ${title}`,
        description: facts.join('\n'),
        url: absolute(page),
        reminderDays: REMINDER_DAYS,
      },
    ];
  });
  return calendarFile(brand.name, entries, `${brand.name} policy reviews`);
}

const cachedPdf = cacheOf(path.join(__dirname, 'pdf/pdf.ts'), [
  path.join(__dirname, 'pdf/policy.typ'),
  path.resolve(__dirname, '../css/tokens.css'),
  STATIC_FACES,
]);

/** Makes the PDF of a version. Cached, because it takes 0.1 s and a record may have a thousand. */
function pdfOf({history, version}: VersionOf): Buffer {
  return cachedPdf(`${version.version}\n${keyOf(history)}`, () => versionPdf(version, history));
}

/**
 * Makes the PDF of every version whose text was kept, and marks the versions for which that fails.
 * A kept version never changes, so the build reports the failure and publishes page and text.
 *
 * @param report receives the address of a missing PDF, and the reason
 */
export function withPdfs(
  histories: readonly History[],
  report: (address: string, reason: string) => void,
): History[] {
  const marked = (history: History, version: Version): Version => {
    if (version.kept === undefined) return version;
    try {
      pdfOf({history, version});
      return version;
    } catch (error) {
      const address = copyPath(history.path, version.version, 'pdf');
      report(address, error instanceof Error ? error.message : String(error));
      return {...version, lacksPdf: true};
    }
  };
  return histories.map((history) => {
    const versions = history.versions.map((version) => marked(history, version));
    return versions.some(({lacksPdf}) => lacksPdf) ? {...history, versions} : history;
  });
}

/** Returns the plain text and PDF of each version whose text was kept. */
function copies(history: History): GeneratedFile[] {
  return history.versions.flatMap((version): GeneratedFile[] => {
    const {text} = version.kept ?? {};
    if (text === undefined) return [];
    const copy = (format: 'pdf' | 'txt') => copyPath(history.path, version.version, format);
    const pdf = () => pdfOf({history, version});
    return [
      {path: copy('txt'), mediaType: TEXT_TYPE, content: () => text},
      ...(version.lacksPdf
        ? []
        : [{path: copy('pdf'), mediaType: 'application/pdf', content: pdf}]),
    ];
  });
}

/**
 * Lists fingerprints as `sha256sum` does: in a folder with the copies and this list,
 * `sha256sum -c --ignore-missing SHA256SUMS` checks them.
 */
async function manifest(files: readonly GeneratedFile[]): Promise<string> {
  const lines: string[] = [];
  for (const file of files) {
    lines.push(`${sha256Hex(await file.content())}  ${path.posix.basename(file.path)}\n`);
  }
  return lines.sort((one, other) => (one.slice(64) < other.slice(64) ? -1 : 1)).join('');
}

/**
 * Returns the published files of the record: plain text and PDF of every version, their
 * fingerprints, register, ledger, feed and calendar.
 *
 * @param siteDir root of the repository
 */
export function recordFiles(siteDir: string, histories: readonly History[]): GeneratedFile[] {
  const ledger = ledgerFiles(siteDir);
  const made: GeneratedFile[] = [
    ...histories.flatMap(copies),
    {path: REGISTER_PATH, mediaType: JSON_TYPE, content: () => register(histories, ledger)},
    {
      path: LEDGER_PATH,
      mediaType: 'application/jsonl',
      content: () => [...ledger.values()].join(''),
    },
  ];
  return [
    ...made,
    {path: MANIFEST_PATH, mediaType: TEXT_TYPE, content: () => manifest(made)},
    {path: CHANGES_FEED_PATH, mediaType: ATOM_TYPE, content: () => changesFeed(histories)},
    {path: REVIEWS_PATH, mediaType: CALENDAR_TYPE, content: () => reviewCalendar(histories)},
  ];
}
