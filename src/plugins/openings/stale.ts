import {brand} from '../../data/brand/brand';
import {contentIn, git, hasGit, publishedCommit} from '../../policy-record/ledger/git';
import {readHead} from '../../reading/front-matter';
import {readSource} from '../../reading/source';
import {clocksOf} from '../../shared/local-instant';
import {wallClock} from '../../shared/wall-clock';
import {OPENINGS_FOLDER, type OpeningsAtBuild} from './load';

/** The terms of a job. Applicants should hear of a change in any of them. */
const TERMS = [
  ...['title', 'location', 'locations', 'remote', 'type', 'hours', 'contract', 'pay', 'extras'],
  ...['closes', 'interview'],
];

const words = new Intl.ListFormat('en-GB', {type: 'conjunction'});

/** The fields that calendars and feeds take for the date of the last change. */
const dateOf = ({updated, posted}: Readonly<Record<string, unknown>>) => String(updated ?? posted);

/**
 * Advises to date openings whose terms differ from the published ones, because calendars and feed
 * readers keep the old terms until the date changes. It asks git what is published; without git it
 * advises nothing. Nothing stops for it: an author may have corrected a mistake.
 *
 * @param now time of the build
 * @returns one line for each opening
 */
export function undatedChanges(siteDir: string, {open}: OpeningsAtBuild, now: Date): string[] {
  if (!hasGit(siteDir)) return [];
  const published = publishedCommit(siteDir);
  const changed = git({siteDir}, 'diff', '--name-only', '-z', published, '--', OPENINGS_FOLDER);
  const {date, minutes} = wallClock(now, clocksOf(brand.timeZone, now));
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  return open.flatMap(({file}) => {
    if (!changed.split('\0').includes(file)) return [];
    const before = contentIn(siteDir, published, file);
    if (before === undefined) return [];
    const [old, fresh] = [before, readSource(siteDir, file).text].map(
      (text) => readHead(file, text, []).frontMatter,
    );
    if (old === undefined || fresh === undefined || dateOf(fresh) > dateOf(old)) return [];
    const terms = TERMS.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]));
    if (terms.length === 0 || String(old.posted) > date) return [];
    const updated = dateOf(old).slice(0, 10) < date ? date : `${date}T${time}`;
    return [
      `${file}: ${words.format(terms.map((name) => `"${name}"`))} changed since it was published. Write "updated: ${updated}" below "posted", or calendars and feeds keep the old terms.`,
    ];
  });
}
