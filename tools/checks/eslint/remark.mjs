/**
 * How ESLint reads a document: with front matter, as Docusaurus does. Without this the braces of
 * YAML would be read as code.
 */
import frontMatter from 'remark-frontmatter';

export default {plugins: [frontMatter]};
