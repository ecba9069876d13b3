/** Content of a file. Text is written as UTF-8. */
export type FileContent = string | Uint8Array;

/** A file that a plugin generates from its content and publishes beside the pages. */
export interface GeneratedFile {
  /** Address on the site, with an extension. Example: `'/careers/bench-joiner.ics'`. */
  readonly path: string;
  /** Value of the Content-Type header. Example: `'text/calendar; charset=utf-8'`. */
  readonly mediaType: string;
  /** Generates the file: once in a build, and under `npm start` on every request. */
  readonly content: () => FileContent | Promise<FileContent>;
}

/** What a plugin's `loadContent` returns, among other things, to publish files. */
export interface WithGeneratedFiles {
  readonly generatedFiles: readonly GeneratedFile[];
}
