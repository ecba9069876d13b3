import {partsOf, textOf, type Block, type Run} from './blocks';
import type {LinkChange} from './comparison';
import {comparable} from './words';

interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** Links of a block; one that is partly bold is one link. */
function linksOf(block: Block): TextLink[] {
  const links: {runs: Run[]; href: string}[] = [];
  let before: string | undefined;
  for (const run of partsOf(block).flat()) {
    const last = links.at(-1);
    if (run.href !== undefined && run.href === before) {
      last?.runs.push(run);
    } else if (run.href !== undefined) {
      links.push({runs: [run], href: run.href});
    }
    before = run.href;
  }
  return links.map(({runs, href}) => ({text: comparable(textOf(runs)), href}));
}

function wordsOf(block: Block): string {
  return comparable(partsOf(block).map(textOf).join(' '));
}

/** Takes the first link with these words out of the list. */
function take(links: TextLink[], text: string): TextLink | undefined {
  const index = links.findIndex((link) => link.text === text);
  return index < 0 ? undefined : links.splice(index, 1)[0];
}

/**
 * Links of a block that both editions have whose words stayed and whose target did not. Links
 * that came or went together with their words are in the wording already.
 */
export function compareLinks(before: Block, after: Block, place: string): LinkChange[] {
  const left = linksOf(before);
  const changes: LinkChange[] = [];
  for (const {text, href} of linksOf(after)) {
    const old = take(left, text);
    if (old === undefined ? wordsOf(before).includes(text) : old.href !== href) {
      changes.push({place, text, ...(old && {before: old.href}), after: href});
    }
  }
  const lost = left.filter(({text}) => wordsOf(after).includes(text));
  return [...changes, ...lost.map(({text, href}) => ({place, text, before: href}))];
}
