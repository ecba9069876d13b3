/** Docusaurus's own command for a new version, which has no types; only a test uses it. */
declare module '@docusaurus/plugin-content-docs/lib/cli' {
  interface I18n {
    readonly path: string;
    readonly locales: readonly string[];
    readonly defaultLocale: string;
    readonly localeConfigs: Readonly<Record<string, {readonly path: string}>>;
  }

  const cli: {
    cliDocsVersionCommand: (
      version: string,
      options: {readonly id: string; readonly path: string; readonly sidebarPath: string},
      context: {readonly siteDir: string; readonly i18n: I18n},
    ) => Promise<void>;
  };
  export default cli;
}
