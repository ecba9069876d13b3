import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {parseFrontMatter} from '@site/src/plugins/documents/parse-front-matter';
import {candidateNotice} from './receipt';

const FILE = 'docs/privacy/candidates.mdx';

it('names the edition of the candidate privacy notice that is in force', async () => {
  const {frontMatter} = await parseFrontMatter({
    filePath: FILE,
    fileContent: readFileSync(FILE, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const {path, ...edition} = candidateNotice;
  expect(frontMatter, `src/features/application/receipt.ts must repeat ${FILE}`).toMatchObject({
    ...edition,
    slug: path,
  });
});
