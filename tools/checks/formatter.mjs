/**
 * Formats the output of ESLint and stylelint: one line for each problem, for self-test.mjs to
 * search, and the name of each file that was read, for run.mjs.
 */
import path from 'node:path';

/**
 * @typedef {import('eslint').ESLint.LintResult | import('stylelint').LintResult} Result
 * @param {Result[]} results
 */
export default function formatter(results) {
  return results
    .flatMap((result) => {
      const [file = '', problems] =
        'filePath' in result
          ? [result.filePath, result.messages.map((each) => ({...each, rule: each.ruleId}))]
          : [result.source, result.warnings.map((each) => ({...each, message: each.text}))];
      const name = path.relative('', file);
      return [
        name,
        ...problems.map(({line, column, rule, message}) =>
          [`${name}:${line}:${column}`, message.split('\n')[0], rule ?? ''].join(' '),
        ),
      ];
    })
    .join('\n');
}
