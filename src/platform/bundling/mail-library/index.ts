import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const STORAGE = /@emailjs[\\/]browser[\\/].*createWebStorage(?:\.js)?$/;

/**
 * How the email library is packed: without local storage. It looks for it as it is loaded, which
 * throws where the visitor has blocked storage, and the form would be lost. It needs it for a rate
 * limit only, and we set none (`src/features/contact/enquiry/transport.ts`).
 */
export default function mailLibraryPlugin(): Plugin {
  return {
    name: 'mail-library',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const none = path.resolve(__dirname, 'no-storage.ts');
      return {plugins: [new NormalModuleReplacementPlugin(STORAGE, none)]};
    },
  };
}
