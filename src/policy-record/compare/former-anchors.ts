import {numberOf, compareSections, expectKept} from './compare';
import {type History, type Version, versionBefore} from '../ledger/timeline';
import {cacheOf, keyOf} from '../record-cache';
import type {Block} from '../shared/blocks';

const cached = cacheOf(__filename);

/** A clause or section of an older version. */
interface Place {
  /** Its anchor in a newer version; undefined if it has none there. */
  readonly now: string | undefined;
  /** Its number, which is its anchor on the page of the older version. */
  readonly number: string;
}

function anchorOf(block: Block): string {
  return block.kind === 'heading' ? block.id : numberOf(block);
}

/** Finds each clause and section of a version in a newer one, by its anchor on the document's page. */
function placesIn(older: Version, newer: Version): Map<string, Place> {
  const [before, after] = [older, newer].map((version) => expectKept(version).kept.blocks);
  const places = new Map<string, Place>();
  for (const {entries} of compareSections(before ?? [], after ?? [])) {
    for (const {change, block, before: earlier} of entries) {
      const own = change === 'removed' ? block : earlier;
      const anchor = own ? anchorOf(own) : '';
      if (own === undefined || anchor === '') continue;
      const now = change === 'removed' ? '' : anchorOf(block);
      places.set(anchor, {now: now === '' ? undefined : now, number: numberOf(own)});
    }
  }
  return places;
}

/**
 * Lists the anchors that meant another clause or section in an older version, or that no longer
 * exist, so that a page can say so to readers with an old link. Each is written as
 * `anchor/version/now/number`, for example `4.2/3.0/4.3/4.2`: what was 4.2 in version 3.0 is 4.3
 * now. `now` is empty if it has no place in the version shown.
 *
 * @param shown the version that the page shows
 * @returns the anchors, newest first, separated by spaces
 */
export function formerAnchors(history: History, shown: Version): string {
  const find = () => {
    const found: string[] = [];
    let newer = shown;
    let inShown: ReadonlyMap<string, string | undefined> | undefined;
    for (
      let older = versionBefore(history, newer);
      older?.kept !== undefined;
      older = versionBefore(history, older)
    ) {
      const here = new Map<string, string | undefined>();
      for (const [anchor, {now: next, number}] of placesIn(older, newer)) {
        const now = next === undefined || !inShown ? next : inShown.get(next);
        here.set(anchor, now);
        // An anchor that was the same in the newer version is listed with that version.
        if (now !== anchor && next !== anchor) {
          found.push([anchor, older.version, now, number].join('/'));
        }
      }
      [newer, inShown] = [older, here];
    }
    return found.join(' ');
  };
  return cached(`${shown.version}\n${keyOf(history)}`, find).toString();
}
