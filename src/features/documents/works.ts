import {usePluginData} from '@docusaurus/useGlobalData';
import type {DocumentsData, WorkCard} from '@site/src/shared/documents/registers';

function useAllWorks(): readonly WorkCard[] {
  return (usePluginData('documents') as DocumentsData).works;
}

/** The cards of a family of documents, in the order of their references. */
export function useWorks(family: 'services' | 'construction' | 'projects'): readonly WorkCard[] {
  return useAllWorks().filter(({path}) => path.startsWith(`/${family}/`));
}

/** Gives the card of a document by its address. */
export function useWorkAt(): (path: string) => WorkCard {
  const works = useAllWorks();
  return (path) => {
    const work = works.find((each) => each.path === path);
    if (work === undefined) {
      throw new Error(`docs${path}.mdx does not exist or has no "card" in its front matter.`);
    }
    return work;
  };
}

/**
 * The cards of a document's neighbours, by the last part of each address. Of two documents with the
 * same one, such as `project-management`, the service is meant. Leaves out a document that an older
 * edition names and that exists no more.
 */
export function useNeighbours(slugs: readonly string[]): readonly WorkCard[] {
  const works = useAllWorks();
  return slugs.flatMap((slug) => works.find(({path}) => path.endsWith(`/${slug}`)) ?? []);
}
