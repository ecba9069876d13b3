import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, formatProblems} from '../../shared/report';
import {contentProblems, factFiles, type Checks} from './problems';

/**
 * Runs a step of the build. If it throws a ContentError, prints the report alone and exits:
 * Docusaurus would print a sentence before it and a stack trace after it.
 */
export async function endingWithReport<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Prints the report of the content again after each change under `npm start`, but only if it
 * differs from the last one.
 *
 * @returns a function that checks the content, and whether it has no problem
 */
export function reporter(
  check: () => Promise<string>,
  print: (text: string) => void,
): () => Promise<boolean> {
  let printed = '';
  return async () => {
    const report = await check();
    if (report !== printed) print(report || 'The content has no problems now.');
    printed = report;
    return report === '';
  };
}

/**
 * Checks everything that people write (facts, documents, record, openings) before anything is
 * built, and again after each change under `npm start`. Prints one report with all problems.
 */
export default function content(checks: Checks): (context: LoadContext) => Promise<Plugin> {
  return async ({siteDir}) => {
    await endingWithReport(async () => {
      const problems = await contentProblems(siteDir, checks);
      if (problems.length > 0) throw new ContentError(problems);
    });
    const isSound = reporter(
      async () => formatProblems(await contentProblems(siteDir, checks)),
      (text) => console.error(`\n${text}\n`),
    );
    let isFirst = true;
    return {
      name: 'content',
      getPathsToWatch: () => factFiles(siteDir),
      async allContentLoaded() {
        if (!isFirst && !(await isSound())) {
          // Never settles, so that Docusaurus goes on showing the site as it was. If this threw an
          // error, Docusaurus would print it once for each plugin, with a stack trace.
          await new Promise(() => undefined);
        }
        isFirst = false;
      },
    };
  };
}
