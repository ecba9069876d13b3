import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {apply, undo, type OnStep} from '../changes/changes';
import {answer, confirmed, type Asking} from '../command-line/answers';
import {
  commonOptions,
  commonUsage,
  openRoot,
  todayOf,
  type Command,
  type Surroundings,
} from '../command-line/command';
import {Refused, WrongUse} from '../command-line/errors';
import {checkRepository} from '../content/check';
import {CURRENT, OLDER} from '../content/documents';
import {filesBelow} from '../content/files';
import {currentLabel, EDITIONS} from '../release/edition-label';
import {archivedLabels, releaseFiles} from '../release/frozen';
import {readinessProblems} from '../release/readiness';
import {readBrandTokens, readSidebars} from '../release/site-modules';

const USAGE = `Closes the edition in force and begins the next one.

  npm run policy:release -- 2027            the edition that begins
  npm run policy:release -- 2027 --dry-run  what would be written
  npm run policy:release -- --undo          as if it had never been

It refuses when a policy is a draft, not approved or overdue, or when policy:check finds anything.

  --dry-run         list the files, and write nothing
  --undo            take the last release back, unless something was edited since
  --yes             do not ask
${commonUsage}`;

/** Name of the journal that an undo needs. */
const JOURNAL = 'release';

function labelFault(text: string, current: string): string | undefined {
  return /^\d{4}$/.test(text) && text > current
    ? undefined
    : `expected a year after ${current}, the edition in force; found "${text}"`;
}

function undoRelease(root: string, {print}: Surroundings): 0 {
  const undone = undo(root, JOURNAL);
  if (undone === undefined) {
    throw new Refused('There is no release to undo here. One that is committed is undone in git.');
  }
  print(`${undone} is undone: every file is as it was.`);
  return 0;
}

function refuseIfClosed(root: string, current: string): void {
  const folder = `${OLDER}/version-${current}`;
  if (archivedLabels(root).includes(current) || existsSync(path.join(root, folder))) {
    throw new Refused(`Edition ${current} is closed already: ${folder} or versions.json has it.`);
  }
}

function next(closed: string, begun: string): string {
  return [
    `Edition ${closed} is closed, and docs/ is edition ${begun}.`,
    '',
    'Next:',
    `  1. Bring each policy in docs/policies to its ${begun} version: edit the text, then`,
    '     npm run policy:amend -- <policy>',
    '  2. npm run policy:check and npm test',
    `  3. npm start: compare a policy with its ${closed} edition`,
    '  4. Hand in everything together, to be published on the day the new versions apply.',
    '',
    'To take it back before you edit anything: npm run policy:release -- --undo',
  ].join('\n');
}

/**
 * The command; `onStep` lets a test interrupt it.
 */
export function releaseCommand(onStep?: OnStep): Command {
  return {
    usage: USAGE,
    act: async (args, surroundings) => {
      const {values, positionals} = parseArgs({
        args,
        allowPositionals: true,
        options: {
          ...commonOptions,
          undo: {type: 'boolean', default: false},
          'dry-run': {type: 'boolean', default: false},
          yes: {type: 'boolean', default: false},
        },
      });
      if (positionals.length > (values.undo ? 0 : 1)) {
        throw new WrongUse(`Unexpected: ${positionals.join(' ')}.`);
      }
      const root = openRoot(values.root, surroundings);
      if (values.undo) {
        return undoRelease(root, surroundings);
      }
      const today = todayOf(values.today, surroundings);
      const asking: Asking = {ask: surroundings.ask, yes: values.yes};
      const closed = currentLabel(readFileSync(path.join(root, EDITIONS), 'utf8'));
      const begun = await answer(
        {...asking, yes: false},
        {
          option: 'year',
          given: positionals[0],
          message: `Edition ${closed} will be closed. Which year begins?`,
          check: (text) => labelFault(text, closed),
        },
      );
      refuseIfClosed(root, closed);
      const {documents, problems} = await checkRepository(root);
      const reasons = [...problems, ...readinessProblems(documents, today)];
      if (reasons.length > 0) {
        throw new Refused(`Edition ${closed} cannot be closed yet. Nothing was changed.`, reasons);
      }
      const files = releaseFiles(root, {
        closed,
        begun,
        sidebars: await readSidebars(root),
        brandTokens: await readBrandTokens(root),
      });
      if (values['dry-run']) {
        surroundings.print(files.map(({file}) => file).join('\n'));
        surroundings.print('\nThis was a dry run: nothing was written.');
        return 0;
      }
      if (!(await confirmed(asking, `Close edition ${closed} and begin ${begun}?`))) {
        throw new Refused('Nothing was changed.');
      }
      const guarded = filesBelow(root, CURRENT);
      apply(root, {title: `policy:release ${begun}`, files, keepAs: JOURNAL, guarded}, onStep);
      surroundings.print(next(closed, begun));
      return 0;
    },
  };
}
