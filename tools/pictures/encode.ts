/**
 * Encodes every master in `pictures/masters` to AVIF and WebP at several widths.
 *
 * Writes:
 * - `static/pictures/<name>-<hash>/<width>.{avif,webp}`: the hash is of the master and the settings
 *   in `formats.ts`, so the file at an address never changes and can be cached for ever;
 * - `src/data/pictures/manifest.generated.json`: the folder, sizes, alt text and zoom of each.
 *
 * Pictures that are already encoded are skipped.
 */
import {readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {catalogue, type CatalogueEntry} from '../../src/data/pictures/catalogue';
import {readCommandLine} from '../command-line.mjs';
import {encodePicture, type Encoded} from './encode-picture';
import {manifestEntry, manifestText, type ManifestEntry} from './manifest';
import {CATALOGUE, PLACES} from './places';

const USAGE = `Encodes every master in pictures/masters to AVIF and WebP at several widths. It takes no options.

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
      `${CATALOGUE} and pictures/masters must name the same pictures.\n` +
        `  without a master: ${missing.join(', ') || 'none'}\n` +
        `  without an entry: ${unlisted.join(', ') || 'none'}`,
    );
  }
}

async function removeOthers(encoded: readonly Encoded[]): Promise<void> {
  const kept = new Set(encoded.map(({folder}) => folder));
  for (const folder of await readdir(PLACES.output)) {
    if (!kept.has(folder)) {
      await rm(path.join(PLACES.output, folder), {recursive: true});
    }
  }
}

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  const entries = Object.entries<CatalogueEntry>(catalogue).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  await checkNames(entries.map(([name]) => name));
  const manifest: Record<string, ManifestEntry> = {};
  for (const [name, entry] of entries) {
    manifest[name] = manifestEntry(entry, await encodePicture(name));
  }
  await removeOthers(Object.values(manifest));
  await writeFile(PLACES.manifest, manifestText(manifest));
  process.stdout.write(`${entries.length} pictures in static/pictures\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
