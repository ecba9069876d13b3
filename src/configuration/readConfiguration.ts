import {brand} from '../data/brand/brand';
import {nearest} from '../data/nearest';
import {applicationConfiguration, applicationContradictions} from './application';
import type {Configuration, EnquiryConfiguration, MapConfiguration} from './configuration';
import {
  DEMONSTRATION_STYLE_URL,
  idVariables,
  mailboxIds,
  missingIds,
  ownPrefixes,
  usesMailbox,
  type Variables,
  variablesSchema,
} from './variables';

/** The process environment, or the variables that a test sets. */
export type Environment = Readonly<Record<string, string | undefined>>;

const defaultStyleUrl = 'https://api.maptiler.com/maps/{style}/style.json?key={key}';

/** Treats blank variables as unset, because shells and CI forms can't always omit a variable. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

const ownNames = [...Object.keys(variablesSchema.shape), 'BUILD_CLOCK'];

/** Reports unknown names that start with one of our prefixes or are nearly a known name. */
function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => !ownNames.includes(name))
    .flatMap((name) => {
      const isOurs = ownPrefixes.some((prefix) => name.startsWith(prefix));
      const meant = nearest(name, ownNames, isOurs ? undefined : 0.9);
      if (meant === undefined && !isOurs) return [];
      return `${name}: no variable of this name is known. ${meant === undefined ? 'Is it misspelt?' : `Did you mean ${meant}?`}`;
    });
}

function wrongValues(environment: Environment): string[] {
  const {error} = variablesSchema.safeParse(environment);
  // The message omits the value, because build logs are often public by accident.
  return (error?.issues ?? []).map(({path, message}) => `${path.join('.')}: expected ${message}.`);
}

/** Checks that the variables of the email service are set together. */
function contradictions(variables: Variables): string[] {
  const usesService = [...idVariables, 'EMAILJS_ORIGIN' as const].some(
    (name) => variables[name] !== undefined,
  );
  return usesService ? missingIds(variables) : [];
}

function refuse(problems: string[]): void {
  if (problems.length > 0) {
    throw new Error(
      ['The configuration of this build is wrong:', ...problems].join('\n  ') +
        '\nSee src/configuration/README.md for every variable.',
    );
  }
}

function enquiryConfiguration(variables: Variables): EnquiryConfiguration {
  const shared = {
    recipient: variables.ENQUIRY_RECIPIENT ?? brand.email.info,
    blockHeadless: variables.EMAILJS_BLOCK_HEADLESS === 'true',
  };
  if (usesMailbox(variables)) {
    return {...mailboxIds, origin: 'site', ...shared};
  }
  return {
    publicKey: variables.EMAILJS_PUBLIC_KEY ?? '',
    serviceId: variables.EMAILJS_SERVICE_ID ?? '',
    templateId: variables.EMAILJS_TEMPLATE_ID ?? '',
    origin: variables.EMAILJS_ORIGIN ?? 'service',
    ...shared,
  };
}

/** Uses the demonstration map by default if the build uses the embedded mailbox. */
function mapConfiguration(variables: Variables): MapConfiguration {
  const fallback =
    variables.EMBEDDED_MAILBOX === 'true' ? DEMONSTRATION_STYLE_URL : defaultStyleUrl;
  return {
    styleUrl: variables.MAP_STYLE_URL ?? fallback,
    origins: variables.MAP_ORIGINS?.split(/\s+/) ?? [],
    key: variables.MAP_API_KEY ?? null,
  };
}

/**
 * Reads the build's environment. A pure function.
 *
 * @throws Error listing every wrong, partial, contradictory or misspelt variable by its name.
 */
export function readConfiguration(environment: Environment): Configuration {
  const set = withoutBlanks(environment);
  refuse([...unknownNames(set), ...wrongValues(set)]);
  const variables = variablesSchema.parse(set);
  refuse([...new Set([...contradictions(variables), ...applicationContradictions(variables)])]);
  const enquiry = enquiryConfiguration(variables);
  return {
    enquiry,
    application: applicationConfiguration(variables, enquiry),
    map: variables.SHOW_MAP === 'false' ? null : mapConfiguration(variables),
    ...(variables.ANALYTICS_ORIGIN !== undefined && {analytics: variables.ANALYTICS_ORIGIN}),
  };
}

/** Returns what a build does not do, and how to connect it: a line for each form, or nothing. */
export function configurationWarnings(
  {enquiry, application}: Configuration,
  {EMBEDDED_MAILBOX}: Environment,
): string[] {
  const warnings = [];
  if (enquiry.publicKey === '') {
    warnings.push(
      `Enquiries are not connected: the form says that sending failed, and asks people to phone or write. To connect it, set ${idVariables.join(', ')}: contributing/connect-the-form.md`,
    );
  }
  if (application.delivery === 'log' && EMBEDDED_MAILBOX?.trim() !== 'true') {
    warnings.push(
      'Job applications reach nobody: the page asks people to apply by email. To connect the form, set APPLICATION_DELIVERY: contributing/connect-the-form.md#receive-applications',
    );
  }
  return warnings;
}
