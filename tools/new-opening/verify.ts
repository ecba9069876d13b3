import {formatProblems, type Problem} from '../../src/data/report';
import {checkOpenings} from '../../src/plugins/openings/check';
import {OPENINGS_FOLDER} from '../../src/plugins/openings/load';
import {parseOpening, type OpeningDocument} from '../../src/plugins/openings/parse';

/** A file that is not written yet. */
export interface VerifiedFile {
  /** Path from the repository root, after the title. Example: `'openings/bench-joiner.mdx'`. */
  readonly file: string;
  readonly text: string;
  /** What would stop the build; empty when it may be written. */
  readonly problems: readonly Problem[];
}

/** Stands in the report while the title, and so the name, is not known. */
const NAMELESS = `${OPENINGS_FOLDER}/new-opening.mdx`;

/** Checks the text of a new file as a build does, beside the openings there are. */
export async function verified(
  text: string,
  existing: readonly OpeningDocument[],
): Promise<VerifiedFile> {
  const {document} = await parseOpening({file: NAMELESS, text});
  const file =
    document === undefined ? NAMELESS : `${OPENINGS_FOLDER}/${document.opening.slug}.mdx`;
  const parsed = await parseOpening({file, text});
  const together = parsed.document === undefined ? existing : [...existing, parsed.document];
  return {file, text, problems: [...parsed.problems, ...checkOpenings(together)]};
}

/** The problems in plain words, with what to do about each. */
export function reportOf({problems}: VerifiedFile): string {
  return formatProblems(problems);
}
