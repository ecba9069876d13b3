import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {rehypeSections} from '../../../src/plugins/documents/rehype-sections';
import {rehypeTables} from '../../../src/plugins/documents/rehype-tables';
import {parseMarkdown} from '../../../src/plugins/policies/markdown';
import {withElements} from './elements';
import {rehypeAnchors, rehypeFrames, type Changes} from './frames';

/**
 * The text of a policy as its page shows it: read by the site's Markdown rules, put into sections
 * and tables by the site's own plugins. Nothing in it runs.
 *
 * @param filePath absolute path of the document, for its brand tokens
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function textHtml(body: string, filePath: string, changes: Changes): string {
  const processor = unified()
    .use(remarkRehype)
    .use(rehypeAnchors)
    .use(rehypeSections)
    .use(rehypeTables)
    .use(rehypeFrames, changes)
    .use(rehypeStringify);
  const tree = {type: 'root', children: withElements(parseMarkdown(body, filePath))};
  return processor.stringify(processor.runSync(tree as Parameters<typeof processor.runSync>[0]));
}
