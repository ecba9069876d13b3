/** A section of a policy: its heading and everything below it. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

/** The sections of a text, without what stands before the first. Code fences hold no headings. */
function sectionsOf(body: string): Section[] {
  const sections: {heading: string; lines: string[]}[] = [];
  let fence: string | undefined;
  for (const line of body.split(/\r?\n/)) {
    const mark = /^(```|~~~)/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      fence = fence === undefined ? mark : undefined;
    }
    const heading = fence === undefined ? /^## +(.+)$/.exec(line)?.[1] : undefined;
    if (heading !== undefined) {
      sections.push({heading: heading.trim(), lines: []});
    } else {
      sections.at(-1)?.lines.push(line.trimEnd());
    }
  }
  return sections.map(({heading, lines}) => ({heading, text: lines.join('\n').trim()}));
}

/**
 * Numbers of the sections whose text is not what it was. A section is found again by its heading,
 * so one that only moved has not changed, and one that is new or has another name has.
 */
export function changedSections(before: string, after: string): number[] {
  const old = new Map(sectionsOf(before).map(({heading, text}) => [heading, text]));
  return sectionsOf(after).flatMap(({heading, text}, index) =>
    old.get(heading) === text ? [] : [index + 1],
  );
}

/** The headings by number, for questions. Example: `3  What counts as a concern`. */
export function numberedHeadings(body: string): string[] {
  return sectionsOf(body).map(({heading}, index) => `${index + 1}  ${heading}`);
}
