/** Where in a text something is. Lines and sections are counted from 1. */

/** Number of the section that holds a place; 0 before the first. */
export function sectionAt(text: string, at: number): number {
  return [...text.slice(0, lineEndAt(text, at)).matchAll(/^## /gm)].length;
}

function lineEndAt(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found === -1 ? text.length : found;
}

/** Where a line begins and ends. */
export function lineRange(text: string, line: number): {start: number; end: number} {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  return {start, end: lineEndAt(text, start)};
}

/** The line on which a section's heading stands. */
export function lineOfSection(text: string, section: number): number {
  const heading = [...text.matchAll(/^## /gm)][section - 1];
  return text.slice(0, heading?.index ?? 0).split('\n').length;
}
