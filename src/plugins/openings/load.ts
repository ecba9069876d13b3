import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {ContentError} from '../../shared/report';
import {checkOpenings} from './check';
import {parseOpening, type OpeningDocument, type OpeningSource} from './parse';

export const OPENINGS_FOLDER = 'openings';

/**
 * Reads and checks every file `openings/*.mdx`, except the template, whose name begins with `_`.
 *
 * @param siteDir repository root
 * @returns the openings, sorted by id
 * @throws ContentError that lists all problems of all files: file, field, expected, found, fix.
 */
export async function loadOpenings(siteDir: string): Promise<OpeningDocument[]> {
  const sources = await readSources(siteDir);
  const parsed = sources.map(parseOpening);
  const documents = parsed.flatMap(({document}) => (document === undefined ? [] : [document]));
  const problems = [...parsed.flatMap((each) => each.problems), ...checkOpenings(parsed)];
  if (problems.length > 0) throw new ContentError(problems);
  return documents.sort((one, other) => one.opening.id - other.opening.id);
}

async function readSources(siteDir: string): Promise<OpeningSource[]> {
  const folder = path.join(siteDir, OPENINGS_FOLDER);
  const names = (await readdir(folder)).filter((name) => /^(?!_).*\.mdx$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      file: `${OPENINGS_FOLDER}/${name}`,
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
}

/** The openings at the time of a build, each list sorted by id. */
export interface OpeningsAtBuild {
  readonly open: readonly OpeningDocument[];
  /** Openings past their closing date, whose address shows only a notice. */
  readonly closed: readonly OpeningDocument[];
}

/** Separates open from closed openings. An opening is closed from its closing moment itself. */
export function openingsAt(now: Date, documents: readonly OpeningDocument[]): OpeningsAtBuild {
  const isOpen = ({opening}: OpeningDocument) => now.getTime() < Date.parse(opening.closesAt);
  return {
    open: documents.filter(isOpen),
    closed: documents.filter((document) => !isOpen(document)),
  };
}
