import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Brand} from '../../data/brand/brand.schema';
import {quoted, type Problem} from '../../shared/report';
import {splitDocument} from './parse-front-matter';

/** Folders whose documents are invented until their front matter has `example: false`. */
const FOLDERS = ['docs/projects', 'docs/reports'];

const VOICES = 'src/data/group/group.ts';

/** A statement of a client or an employee. It is invented unless `example` is false. */
interface Voice {
  readonly author: string;
  readonly example?: boolean;
}

function problem(file: string, field: string, found: string, fix: string): Problem {
  return {file, field, expected: 'false, because brand.fictional is false', found, fix};
}

/** Reports invented documents. Pages that list the others (`index.mdx`) are exempt. */
function documentExamples(siteDir: string): Problem[] {
  return FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder))
        .sort()
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.mdx') && path.posix.basename(file) !== 'index.mdx')
    .flatMap((file) => {
      const {example} = splitDocument(readFileSync(path.join(siteDir, file), 'utf8')).frontMatter;
      const fix = 'Write your own facts and add example: false, or delete the file.';
      return example === false ? [] : [problem(file, 'example', quoted(example), fix)];
    });
}

/**
 * Returns what is still invented on the site of a real group: projects, reports and statements of
 * clients and employees. Expects documents that can be read.
 *
 * @param siteDir repository root
 * @param voices the lists of statements by the name of their field
 */
export function exampleProblems(
  siteDir: string,
  {fictional}: Pick<Brand, 'fictional'>,
  voices: Readonly<Record<string, readonly Voice[]>>,
): Problem[] {
  if (fictional) return [];
  const fix =
    'Write a real statement with the author’s consent and add example: false, or delete it.';
  return [
    ...documentExamples(siteDir),
    ...Object.entries(voices).flatMap(([list, statements]) =>
      statements.flatMap(({author, example}, index) =>
        example === false
          ? []
          : [problem(VOICES, `${list}[${index}].example`, `${quoted(example)} (${author})`, fix)],
      ),
    ),
  ];
}
