import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {EntryKind, IndexedPage} from '../../shared/search/entry';
import {openingPath} from '../../shared/openings/addresses';
import {pages as reactPages} from '../../data/routes/routes';
import {loadOpenings} from '../openings/load';

function named(path: string, kind: EntryKind, title: string, text = ''): IndexedPage {
  return {path, kind, title, parts: [{text}]};
}

/** All pages by title and description: what is known while none is built. */
export async function namedPages(
  siteDir: string,
  documents: LoadedContent,
): Promise<IndexedPage[]> {
  const openings = await loadOpenings(siteDir);
  const pages = [
    ...documents.loadedVersions
      .flatMap(({docs}) => docs)
      .map(({permalink, title, description, frontMatter: {kind}}) =>
        named(
          permalink,
          kind === 'policy' || kind === 'notice' ? 'document' : 'page',
          title,
          description,
        ),
      ),
    ...openings.map(
      ({
        opening: {
          slug,
          title,
          description,
          location: {town},
        },
      }) => named(openingPath(slug), 'opening', `${title}, ${town}`, description),
    ),
  ];
  return [...pages, ...reactPages.map(({path, title}) => named(path, 'page', title))];
}
