import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';
import {contentOf} from './journal';
import type {FileChange} from './changes';

/** What a change does to files of text, as a diff. Files that stay the same are left out. */
export function difference(root: string, files: readonly FileChange[]): string {
  return files
    .map(({file, content}) => {
      const before = contentOf(root, file)?.toString() ?? '';
      const after = content.toString();
      return before === after
        ? ''
        : createTwoFilesPatch(file, file, before, after, undefined, undefined, {
            context: 1,
            headerOptions: FILE_HEADERS_ONLY,
          });
    })
    .join('');
}
