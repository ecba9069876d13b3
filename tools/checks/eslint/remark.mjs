/**
 * Makes ESLint recognise front matter, as Docusaurus does. Otherwise braces in YAML would be read
 * as code.
 */
import frontMatter from 'remark-frontmatter';

export default {plugins: [frontMatter]};
