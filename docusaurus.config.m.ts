import config from './docusaurus.config';
import localServices from './src/plugins/local-services';
export default {...config, plugins: [...(config.plugins ?? []), localServices]};
