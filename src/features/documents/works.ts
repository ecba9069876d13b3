import {usePluginData} from '@docusaurus/useGlobalData';
import type {DocumentsData, ListedProject, WorkCard} from '@site/src/shared/documents/registers';

/** Returns the cards of all services, construction services and projects. */
export function useAllWorks(): readonly WorkCard[] {
  return (usePluginData('documents') as DocumentsData).works;
}

/** Returns the cards of the documents in a folder, in the order of their references. */
export function useWorks(folder: string): readonly WorkCard[] {
  return useAllWorks().filter(({path}) => path.startsWith(`/${folder}/`));
}

/** Returns all projects: those in the UK first, then by reference. */
export function useProjects(): readonly ListedProject[] {
  return (usePluginData('documents') as DocumentsData).projects;
}

/** Returns whether the group has a policy or a report. Example: `'/policies/modern-slavery'`. */
export function useHasDocument(address: string): boolean {
  const {policies, reports} = usePluginData('documents') as DocumentsData;
  return [...policies, ...reports].some(({path}) => path === address);
}

/**
 * Returns the cards of related documents, by the last part of their addresses. If two documents
 * share it, such as `project-management`, the service wins. Skips documents that an older edition
 * names but that no longer exist.
 */
export function useNeighbours(slugs: readonly string[]): readonly WorkCard[] {
  const works = useAllWorks();
  return slugs.flatMap((slug) => works.find(({path}) => path.endsWith(`/${slug}`)) ?? []);
}

/** Returns the cards of the documents at these addresses, in their order, without those that are gone. */
export function useWorksAt(addresses: readonly string[]): readonly WorkCard[] {
  const works = useAllWorks();
  return addresses.flatMap((address) => works.find(({path}) => path === address) ?? []);
}
