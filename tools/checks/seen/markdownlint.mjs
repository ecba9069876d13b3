/** Lists the files that `markdownlint-cli2` lints with its configuration, arguments added to it. */
import {main} from 'markdownlint-cli2';

/** A rule that finds nothing and names each file that it is asked about. */
const nameTheFile = {
  names: ['name-the-file'],
  description: 'Names each file',
  tags: ['self-test'],
  parser: 'none',
  /** @param {{name: string}} file */
  function: ({name}) => console.log(name),
};

await main({argv: process.argv.slice(2), optionsOverride: {customRules: [nameTheFile]}});
