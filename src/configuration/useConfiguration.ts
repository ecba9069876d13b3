import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Configuration} from './configuration';

/** The build checked every value; here it is only a question of whether they were handed over. */
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
 * The configuration of this build, on the server and in the browser.
 *
 * @throws Error if docusaurus.config.ts does not hand it over.
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

/** Whether the application form of this build delivers; otherwise applications come by email. */
export function useFormDelivers(): boolean {
  return useConfiguration().application.delivery !== 'log';
}
