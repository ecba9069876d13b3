import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {FileChange} from '../changes/changes';
import {contentOf} from '../changes/journal';
import {CURRENT, OLDER} from '../content/documents';
import {filesBelow} from '../content/files';
import {fieldText, setFields} from '../content/front-matter';
import {EDITIONS, withLabel} from './edition-label';

/** The list of older editions, newest first, as Docusaurus reads it. */
const VERSIONS = 'versions.json';

const versionsSchema = z.array(z.string());

/** What a release needs besides the files it freezes. */
export interface Release {
  /** Label of the edition that is closed. Example: `'2026'`. */
  readonly closed: string;
  /** Label of the edition that begins. Example: `'2027'`. */
  readonly begun: string;
  /** The families of documents, as `sidebars.ts` exports them. */
  readonly sidebars: unknown;
  /** The brand's words on the day of the release. */
  readonly brandTokens: Readonly<Record<string, string>>;
}

/** The form in which Docusaurus writes its files. */
function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The labels of the older editions, newest first. */
export function archivedLabels(root: string): string[] {
  const content = contentOf(root, VERSIONS);
  return content === undefined ? [] : versionsSchema.parse(JSON.parse(content.toString()));
}

/** A document as the older edition keeps it: a policy is superseded, everything else is as it was. */
function frozenContent(root: string, file: string): Buffer | string {
  const content = readFileSync(path.join(root, file));
  if (!file.endsWith('.mdx')) {
    return content;
  }
  const source = content.toString();
  return fieldText(source, 'kind') === 'policy'
    ? setFields(source, {status: 'superseded'})
    : content;
}

/**
 * The files that close an edition: the same that `docusaurus docs:version` writes, policies marked
 * as superseded, the brand's words as they are today, and the new label.
 */
export function releaseFiles(root: string, release: Release): FileChange[] {
  const folder = `${OLDER}/version-${release.closed}`;
  const editions = readFileSync(path.join(root, EDITIONS), 'utf8');
  return [
    ...filesBelow(root, CURRENT).map((file) => ({
      file: `${folder}/${path.posix.relative(CURRENT, file)}`,
      content: frozenContent(root, file),
    })),
    {file: `${folder}/brand-tokens.json`, content: json(release.brandTokens)},
    {
      file: `versioned_sidebars/version-${release.closed}-sidebars.json`,
      content: json(release.sidebars),
    },
    {file: VERSIONS, content: json([release.closed, ...archivedLabels(root)])},
    {file: EDITIONS, content: withLabel(editions, release.begun)},
  ];
}
