/**
 * Adds an opening: asks what the advert has to say, checks it as a build does, and writes the file.
 *
 *   npm run new:opening
 *   npm run new:opening -- --from answers.json [--dry-run]
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brand} from '../../src/data/brand/brand';
import {loadOpenings} from '../../src/plugins/openings/load';
import {answersFrom} from './answers';
import {completed} from './complete';
import {composed} from './compose';
import {Stopped} from './prompts';
import {dayOf} from './proposals';
import {askForFile} from './session';
import {reportOf, verified, type VerifiedFile} from './verify';
import {writeNew} from './write';

const ROOT = path.resolve(__dirname, '../..');

const HELP = `Adds an opening: asks what the advert has to say, and writes openings/<title>.mdx.

  npm run new:opening                            asks the questions
  npm run new:opening -- --from answers.json     takes the answers from a file
  npm run new:opening -- --dry-run               shows the file and writes nothing
  npm run new:opening -- --help                  shows this

A file of answers has the fields of an opening and, in "advert", the texts "whatYouWillDo",
"whatWeOffer" and "howWeChoose". "id", "reference" and "posted" may be left out.
See contributing/add-an-opening.md.`;

async function fileFrom(answersPath: string | undefined): Promise<VerifiedFile> {
  const documents = await loadOpenings(ROOT);
  const today = dayOf(new Date(), brand.timeZone);
  if (answersPath !== undefined) {
    const answers = answersFrom(await readFile(answersPath, 'utf8'), answersPath);
    const openings = documents.map(({opening}) => opening);
    return verified(composed(completed(answers, openings, today)), documents);
  }
  if (!process.stdin.isTTY) {
    throw new Error('The questions need a terminal. Without one, use --from answers.json.');
  }
  return askForFile(documents, today);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const file = await fileFrom(values.from);
  if (file.problems.length > 0) {
    throw new Error(`This would stop the build, so nothing was written. ${reportOf(file)}`);
  }
  if (values['dry-run']) {
    console.log(`${file.file}:\n\n${file.text}`);
    return;
  }
  await writeNew(ROOT, file);
  console.log(`Written: ${file.file}\nLook at it with npm start, under /careers.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Stopped ? 130 : 1;
});
