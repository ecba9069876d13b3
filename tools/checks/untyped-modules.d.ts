/** Types for the parts of untyped packages that the checks use. */

declare module 'eslint-plugin-jsx-a11y' {
  import type {ESLint, Linter} from 'eslint';

  const plugin: ESLint.Plugin & {flatConfigs: Record<'recommended' | 'strict', Linter.Config>};
  export default plugin;
}

declare module 'markdownlint-cli2' {
  import type {Rule} from 'markdownlint-cli2/markdownlint';

  /** Runs the command; returns its exit code. */
  export function main(options: {
    argv: string[];
    logError?: (message: string) => void;
    optionsOverride?: {customRules?: Rule[]};
  }): Promise<number>;
}

declare module 'markdownlint-rule-relative-links' {
  import type {Rule} from 'markdownlint-cli2/markdownlint';

  /** Reports links to files and headings that do not exist. */
  const rule: Rule;
  export default rule;
}
