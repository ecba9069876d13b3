/** Runs `markdownlint-cli2` with the rule for links, and names each file it reads: see run.mjs. */
import {main} from 'markdownlint-cli2';
import relativeLinks from 'markdownlint-rule-relative-links';

/** A rule that finds nothing. */
const nameTheFile = {
  names: ['name-the-file'],
  description: 'Names each file',
  tags: ['self-test'],
  parser: 'none',
  /** @param {{name: string}} file */
  function: ({name}) => console.log(name),
};

process.exitCode = await main({
  argv: process.argv.slice(2),
  logError: console.error,
  optionsOverride: {customRules: [nameTheFile, relativeLinks]},
});
