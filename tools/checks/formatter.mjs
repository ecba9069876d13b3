/**
 * A formatter for ESLint and stylelint: one line for each problem, which the self-test searches,
 * and the name of each file that was read, which run.mjs needs.
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
