/** Runs `markdownlint-cli2` with a rule for links, and prints each file name for run.mjs. */
import {main} from 'markdownlint-cli2';
import relativeLinks from 'markdownlint-rule-relative-links';

const CONFIG = ['--config', 'package.json', '--configPointer', '/markdownlint-cli2'];

/** Prints the name of each file. A rule in form only: it never finds a problem. */
const nameTheFile = {
  names: ['name-the-file'],
  description: 'Names each file',
  tags: ['self-test'],
  parser: 'none',
  /** @param {{name: string}} file */
  function: ({name}) => console.log(name),
};

process.exitCode = await main({
  argv: [...CONFIG, ...process.argv.slice(2)],
  logError: console.error,
  optionsOverride: {customRules: [nameTheFile, relativeLinks]},
});
