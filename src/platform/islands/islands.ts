import type {ComponentType} from 'react';

/**
 * The components that React runs in browsers. Each is a chunk that only its pages load;
 * `page-styles` reads the chunk, by its name, for the classes it may add to a page.
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
