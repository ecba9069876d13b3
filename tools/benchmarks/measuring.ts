import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Runs a benchmark in a temporary folder, which is removed at the end. */
export async function inTemporaryFolder(work: (folder: string) => void | Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @returns `NaN` when there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Returns a Markdown table with right-aligned figures. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
