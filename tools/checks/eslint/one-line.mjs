/** An ESLint formatter: one line for each problem, so that the self-test can look for it. */
import path from 'node:path';

/** @param {import('eslint').ESLint.LintResult[]} results */
export default function oneLine(results) {
  return results
    .flatMap(({filePath, messages}) =>
      messages.map(({line, ruleId, message}) =>
        [`${path.relative('', filePath)}:${line}`, message.split('\n')[0], ruleId ?? ''].join(' '),
      ),
    )
    .join('\n');
}
