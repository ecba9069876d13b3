import base from './docusaurus.config';
import type {Plugin} from '@docusaurus/types';
import mapLibrary from './src/plugins/map-library';
import {mapsHandler} from './src/plugins/local-services/maps/maps-handler';

function demo(): Plugin {
  return {
    name: 'demo-g',
    configureWebpack: (_c, isServer) =>
      isServer
        ? {}
        : ({
            devServer: {
              setupMiddlewares(m: unknown[]) {
                m.unshift({name: 'maps', middleware: mapsHandler()});
                return [];
              },
            },
          } as never),
  };
}
export default {
  ...base,
  plugins: [...(base.plugins ?? []).filter((p) => !(Array.isArray(p) ? false : String((p as {name?: string})?.name) === 'mapLibraryPlugin')), mapLibrary, demo],
  customFields: {
    configuration: {
      enquiry: {provider: 'mailbox', publicKey: 'local-user', serviceId: 'local-service', templateId: 'local-template', origin: 'site', recipient: 'a@b.example', blockHeadless: false},
      map: {styleUrl: '/maps-demo/styles/{style}.json?key={key}', key: process.env.G_SITE_KEY ?? null},
    },
  },
};
