import type {ComponentType} from 'react';

/**
 * The components that React runs in browsers, each fetched by the pages that hold it. By the names
 * of their files `page-styles` finds the words that they put on a page.
 */
export const islands = {
  apply: async () =>
    (await import(/* webpackChunkName: "part-apply" */ '../../features/careers/application/Apply'))
      .Apply,
  enquiry: async () =>
    (
      await import(
        /* webpackChunkName: "part-enquiry" */ '../../features/contact/enquiry/EnquiryForm'
      )
    ).EnquiryForm,
  finder: async () =>
    (await import(/* webpackChunkName: "part-finder" */ '../../features/careers/CurrentOpenings'))
      .CurrentOpenings,
  map: async () =>
    (await import(/* webpackChunkName: "part-map" */ '../../features/contact/map/MapPanel'))
      .MapPanel,
} satisfies Readonly<Record<string, () => Promise<ComponentType<never>>>>;

export type IslandName = keyof typeof islands;
