import {parseArgs} from 'node:util';
import {formatProblems} from '../../../src/content/report';
import {commonOptions, commonUsage, openRoot, type Command} from '../command-line/command';
import {checkRepository} from '../content/check';

const USAGE = `Everything that is wrong with the policies and the other documents, of all editions.

  npm run policy:check

  --json            the problems as JSON
${commonUsage}`;

function editionsOf(documents: readonly {readonly edition: string}[]): number {
  return new Set(documents.map(({edition}) => edition)).size;
}

export const check: Command = {
  usage: USAGE,
  act: async (args, surroundings) => {
    const {values} = parseArgs({args, options: {...commonOptions, json: {type: 'boolean'}}});
    const {documents, problems} = await checkRepository(openRoot(values.root, surroundings));
    if (values.json) {
      surroundings.print(JSON.stringify(problems, null, 2));
    } else if (problems.length > 0) {
      surroundings.printError(formatProblems(problems));
    } else {
      surroundings.print(
        `${documents.length} documents of ${editionsOf(documents)} editions: no problems.`,
      );
    }
    return problems.length > 0 ? 1 : 0;
  },
};
