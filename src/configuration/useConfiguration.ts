import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Configuration} from './configuration';

/** Returns the configuration of this build, on the server and in the browser. */
export function useConfiguration(): Configuration {
  // docusaurus.config.ts sets it, after `readConfiguration` has checked every value.
  const {configuration} = useDocusaurusContext().siteConfig.customFields as {
    readonly configuration: Configuration;
  };
  return configuration;
}

/** Whether this build's application form delivers. If not, people apply by email. */
export function useFormDelivers(): boolean {
  return useConfiguration().application.delivery !== 'log';
}
