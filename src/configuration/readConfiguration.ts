import {diffChars} from 'diff';
import {brand} from '../data/brand/brand';
import {nearest} from '../data/nearest';
import {
  applicationConfiguration,
  applicationContradictions,
  applicationWarnings,
} from './application';
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

/** Whether two names differ by one added, removed or changed character, e.g. `MAPS_API_KEY`. */
function isTypoOf(own: string, name: string): boolean {
  if (Math.abs(own.length - name.length) > 1) return false;
  const changes = diffChars(own, name).filter(({added, removed}) => added || removed);
  return (
    changes.reduce((sum, {value}) => sum + value.length, 0) <= (own.length === name.length ? 2 : 1)
  );
}

/**
 * Reports unknown names that start with one of our prefixes or are one character off a known name.
 */
function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => !ownNames.includes(name))
    .flatMap((name) => {
      const slip = ownNames.find((own) => isTypoOf(own, name));
      if (slip === undefined && !ownPrefixes.some((prefix) => name.startsWith(prefix))) return [];
      const meant = slip ?? nearest(name, ownNames);
      return `${name}: no variable of this name is known. ${meant === undefined ? 'Is it misspelt?' : `Did you mean ${meant}?`}`;
    });
}

function wrongValues(environment: Environment): string[] {
  const {error} = variablesSchema.safeParse(environment);
  // The message omits the value, because build logs are often public by accident.
  return (error?.issues ?? []).map(({path, message}) => `${path.join('.')}: expected ${message}.`);
}

/** Checks that the ids are set together, and only for the real service. */
function contradictions(variables: Variables): string[] {
  const set = idVariables.filter((name) => variables[name] !== undefined);
  const anyOfTheService = set.length > 0 || variables.EMAILJS_ORIGIN !== undefined;
  if (variables.ENQUIRY_PROVIDER === 'mailbox') {
    const surplus = variables.EMAILJS_ORIGIN === undefined ? set : [...set, 'EMAILJS_ORIGIN'];
    return surplus.map((name) => `${name}: leave it out, or set ENQUIRY_PROVIDER to emailjs.`);
  }
  if (!anyOfTheService && variables.ENQUIRY_PROVIDER === undefined) {
    return [];
  }
  return missingIds(variables);
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
    return {provider: 'mailbox', ...mailboxIds, origin: 'site', ...shared};
  }
  return {
    provider: 'emailjs',
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
    map: mapConfiguration(variables),
  };
}

function enquiryWarnings({provider, publicKey}: EnquiryConfiguration, served: boolean): string[] {
  if (provider === 'emailjs' && publicKey === '') {
    return [
      `Enquiries are not connected: the form says that sending failed, and asks people to phone or write. To connect it, set ${idVariables.join(', ')}: contributing/connect-the-form.md`,
    ];
  }
  if (provider === 'mailbox' && !served) {
    return [
      'Enquiries go to the embedded mailbox, which answers under npm start and npm run preview only: if you publish this build, every enquiry will fail.',
    ];
  }
  return [];
}

/** Returns what a build does not do, and how to connect it: a line for each form, or nothing. */
export function configurationWarnings(
  {enquiry, application}: Configuration,
  {EMBEDDED_MAILBOX}: Environment,
): string[] {
  const served = EMBEDDED_MAILBOX?.trim() === 'true';
  return [
    ...enquiryWarnings(enquiry, served),
    ...applicationWarnings(application, enquiry, served),
  ];
}
