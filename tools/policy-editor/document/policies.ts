import path from 'node:path';
import {CURRENT} from '../../policies/content/documents';
import {filesBelow} from '../../policies/content/files';

/** Folder of the policies of the edition in force. Older editions are the record: not edited. */
const FOLDER = `${CURRENT}/policies`;

/** Slugs of all policies that can be edited. */
export function policySlugs(root: string): string[] {
  return filesBelow(root, FOLDER)
    .filter(
      (file) =>
        path.posix.dirname(file) === FOLDER &&
        /^[a-z0-9][\w-]*\.mdx$/i.test(path.posix.basename(file)),
    )
    .map((file) => path.posix.basename(file, '.mdx'));
}

/** The file of a policy, or undefined when there is none of that name. */
export function policyFile(root: string, slug: string): string | undefined {
  return policySlugs(root).includes(slug) ? `${FOLDER}/${slug}.mdx` : undefined;
}
