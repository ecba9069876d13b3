import {apply} from '../../policies/changes/changes';
import {contentOf, hashOf} from '../../policies/changes/journal';
import {withCard} from './card';
import {edited, openFile, type Edit, type OpenedFile} from './edit';

/** How saving ended. */
export type Saved =
  | {readonly done: true; readonly file: OpenedFile}
  /** Somebody else changed the file since it was opened; nothing was written. */
  | {readonly done: false; readonly theirs: string; readonly mine: string; readonly hash: string};

/** The file of a policy is gone, or holds bytes that are no text. */
export class NoText extends Error {}

/**
 * The text of a file.
 *
 * @throws NoText when it is missing, or when it could not be written back as it was
 */
export function textOfFile(root: string, file: string): string {
  const bytes = contentOf(root, file);
  const text = bytes?.toString('utf8');
  if (bytes === undefined || text === undefined) {
    throw new NoText(`${file} is no longer there.`);
  }
  if (!Buffer.from(text, 'utf8').equals(bytes)) {
    throw new NoText(`${file} is not written in UTF-8. Ask a programmer to convert it.`);
  }
  return text;
}

/**
 * Whether a file may be written over: it is as it was opened, or as the person saw it when they
 * decided to write over it.
 */
export function isAsSeen(disk: string, original: string, over: string | undefined): boolean {
  return disk === original || hashOf(disk) === over;
}

/**
 * Writes what was edited, and the policy's card with it. Each file has either its old or its new
 * content, whenever the machine stops.
 *
 * @param over hash of a text of somebody else that may be written over
 * @throws NoText
 */
export async function save(
  root: string,
  {slug, file}: {readonly slug: string; readonly file: string},
  edit: Edit,
  over?: string,
): Promise<Saved> {
  const mine = edited(edit);
  const texts = await withCard(root, slug, file, mine);
  // From here on nothing waits, so that nobody can write between the look and the writing.
  const disk = textOfFile(root, file);
  if (!isAsSeen(disk, edit.original, over)) {
    return {done: false, theirs: disk, mine, hash: hashOf(disk)};
  }
  const files = Object.entries(texts)
    .map(([name, content]) => ({file: name, content}))
    .filter(({file: name, content}) => contentOf(root, name)?.toString() !== content);
  if (files.length > 0) {
    apply(root, {title: `policies:edit ${slug}`, files});
  }
  return {done: true, file: openFile(mine)};
}
