/** Runs `markdownlint-cli2` and names each file that it reads, as run.mjs wants it. */
import {main} from 'markdownlint-cli2';

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
  optionsOverride: {customRules: [nameTheFile]},
});
