import type {ComponentType} from 'react';

/**
 * Components that React runs in browsers. Each is a separate chunk, loaded only on its pages.
 * `page-styles` finds the chunk by name and collects the classes that it may add to a page.
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
