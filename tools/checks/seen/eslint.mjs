/** Lists the files that `eslint .` reads, without applying a rule to them. */
import {ESLint} from 'eslint';

const eslint = new ESLint({
  ruleFilter: () => false,
  // Types are only needed by rules.
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

for (const {filePath} of await eslint.lintFiles('.')) {
  console.log(filePath);
}
