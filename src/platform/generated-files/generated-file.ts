/** What a file holds: text is written as UTF-8. */
export type FileContent = string | Uint8Array;

/** A file that a plugin makes of its content and publishes beside the pages. */
export interface GeneratedFile {
  /** Address on the site, with an ending. Example: `'/careers/bench-joiner.ics'`. */
  readonly path: string;
  /** As HTTP names it. Example: `'text/calendar; charset=utf-8'`. */
  readonly mediaType: string;
  /** Makes the file: once in a build, and under `npm start` whenever someone asks for it. */
  readonly content: () => FileContent | Promise<FileContent>;
}

/** A plugin publishes files by returning this, or more than this, from `loadContent`. */
export interface WithGeneratedFiles {
  readonly generatedFiles: readonly GeneratedFile[];
}
