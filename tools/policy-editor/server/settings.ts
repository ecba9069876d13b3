/** What the editor needs to know. */
export interface EditorSettings {
  /** The repository whose policies are edited. */
  readonly root: string;
  /** Lets the editor's own pages write. */
  readonly token: string;
  /** Today in the United Kingdom. */
  readonly today: () => string;
}
