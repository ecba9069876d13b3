import base from './docusaurus.config';
import {readConfiguration} from './src/configuration/readConfiguration';
import localServices from './src/plugins/local-services';

export default {
  ...base,
  customFields: {configuration: readConfiguration(process.env)},
  plugins: [...(base.plugins ?? []), localServices],
};
