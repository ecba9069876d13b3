import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Configuration} from './configuration';

/** Checks only that a configuration was passed; the build has already checked every value. */
function isConfiguration(value: unknown): value is Configuration {
  return (
    typeof value === 'object' &&
    value !== null &&
    'enquiry' in value &&
    'application' in value &&
    'map' in value
  );
}

/**
 * Returns the configuration of this build, on the server and in the browser.
 *
 * @throws Error if docusaurus.config.ts doesn't pass it.
 */
export function useConfiguration(): Configuration {
  const {configuration} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!isConfiguration(configuration)) {
    throw new Error(
      'docusaurus.config.ts must set customFields: {configuration: readConfiguration(process.env)}.',
    );
  }
  return configuration;
}

/** Whether this build's application form delivers. If not, people apply by email. */
export function useFormDelivers(): boolean {
  return useConfiguration().application.delivery !== 'log';
}
