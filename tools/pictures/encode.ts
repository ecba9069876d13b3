/**
 * Makes a master of each new picture in `pictures/masters` (take-masters.ts), and encodes every
 * master to AVIF at several widths and to one WebP.
 *
 * Writes:
 * - `static/pictures/<name>-<hash>/<width>.{avif,webp}`: the hash is of the master and the settings
 *   in `formats.ts`, so the file at an address never changes and can be cached for ever;
 * - `src/data/pictures/manifest.generated.json`: the folder, size and mean colour of each.
 *
 * Pictures that are already encoded are skipped.
 */
import {readdir, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {catalogue} from '../../src/data/pictures/catalogue';
import type {CatalogueEntry} from '../../src/data/pictures/catalogue.schema';
import {factProblems} from '../../src/plugins/content/facts';
import {formatProblems} from '../../src/shared/report';
import {readCommandLine} from '../command-line.mjs';
import {encodePicture} from './encode-picture';
import {filesOf} from './formats';
import {manifestText, PLACES, type Encoded} from './manifest';
import {takeMasters} from './take-masters';

const USAGE = `Makes masters of the photographs (JPEG, PNG, HEIC …) in pictures/masters, and encodes every master
to AVIF at several widths and to one WebP. It takes no options.

  npm run pictures`;

/** @throws when a master has no catalogue entry, or an entry has no master */
async function checkNames(names: readonly string[]): Promise<void> {
  const masters = (await readdir(PLACES.masters))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
  const missing = names.filter((name) => !masters.includes(name));
  const unlisted = masters.filter((name) => !names.includes(name));
  if (missing.length > 0 || unlisted.length > 0) {
    throw new Error(
      `src/data/pictures/catalogue.ts and pictures/masters must name the same pictures.\n` +
        `  without a master: ${missing.join(', ') || 'none'}\n` +
        `  without an entry: ${unlisted.join(', ') || 'none'}`,
    );
  }
}

/** Removes folders and files that no page asks for. */
async function removeOthers(encoded: readonly Encoded[]): Promise<void> {
  const kept = new Set(
    encoded.flatMap(({folder, width}) => [
      folder,
      ...filesOf(width).map(({name}) => path.join(folder, name)),
    ]),
  );
  for (const entry of await readdir(PLACES.output, {recursive: true})) {
    if (!kept.has(entry)) {
      await rm(path.join(PLACES.output, entry), {recursive: true, force: true});
    }
  }
}

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  const {notes, problems} = await takeMasters(PLACES.masters, catalogue);
  if (notes.length > 0) process.stdout.write(`${notes.join('\n')}\n`);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `pictures/masters/${problem}`).join('\n'));
  }
  const mistakes = factProblems('catalogue', catalogue);
  if (mistakes.length > 0) throw new Error(formatProblems(mistakes));
  const entries = Object.entries<CatalogueEntry>(catalogue);
  await checkNames(entries.map(([name]) => name));
  const encoded: [string, Encoded][] = [];
  const waiting = entries.values();
  // The encoder uses one core for each picture.
  const encodeNext = async () => {
    for (const [name, entry] of waiting) encoded.push([name, await encodePicture(name, entry)]);
  };
  await Promise.all(Array.from({length: availableParallelism()}, encodeNext));
  const manifest = Object.fromEntries(encoded.sort(([a], [b]) => (a < b ? -1 : 1)));
  await removeOthers(Object.values(manifest));
  await writeFile(PLACES.manifest, manifestText(manifest));
  process.stdout.write(`${entries.length} pictures in static/pictures\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
