import * as z from 'zod';

/** The text of a variable, which need not be set. */
const text = (isValid: (value: string) => boolean, expected: string) =>
  z.string().trim().refine(isValid, expected).optional();

/** An id from the email service: one word. A space inside means a copying mistake. */
const id = text((value) => !/\s/.test(value), 'one word, no blanks');

const flag = z.enum(['true', 'false'], {error: "'true' or 'false'"}).optional();

/**
 * True for `https:` anywhere, and for `http:` on this machine, where the traffic can't be
 * intercepted.
 */
function isProtected({protocol, hostname}: URL): boolean {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && loopback);
}

const isOwnPath = (value: string) => /^\/(?!\/)/.test(value);

/** Rejects addresses with a user name or password, because they are published. */
function isEndpoint(value: string): boolean {
  if (!URL.canParse(value, 'https://localhost') || /[\s#\\]/.test(value)) {
    return false;
  }
  const address = new URL(value, 'https://localhost');
  return (
    (isOwnPath(value) || (URL.canParse(value) && isProtected(address))) && address.username === ''
  );
}

/** `{style}`, or `{style:…|…}` with the provider's own names for streets and satellite. */
const STYLE = /\{style(?::[^{}|]+\|[^{}|]+)?\}/g;

function isStyleTemplate(template: string): boolean {
  const address = template.replaceAll(STYLE, 'streets').replaceAll('{key}', 'key');
  return (
    template.search(STYLE) >= 0 &&
    template.includes('{key}') &&
    (isOwnPath(template) || (URL.canParse(address) && isProtected(new URL(address))))
  );
}

function isOrigin(address: string): boolean {
  return (
    address.startsWith('https://') && URL.canParse(address) && new URL(address).origin === address
  );
}

const CV_LIMITS = {least: 50, most: 20_480} as const;

function isCvLimit(value: string): boolean {
  const kilobytes = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return kilobytes >= CV_LIMITS.least && kilobytes <= CV_LIMITS.most;
}

/**
 * Environment variables of a build. All are optional, but a set value must be valid. None is a
 * secret: all of them can be read in the published scripts.
 */
export const variablesSchema = z.object({
  /** The account's public key, sent as `user_id`. Example: `Xy12_abcDEF`. */
  EMAILJS_PUBLIC_KEY: id,
  /** Example: `service_ab12cd3`. */
  EMAILJS_SERVICE_ID: id,
  /** Example: `template_ab12cd3`. */
  EMAILJS_TEMPLATE_ID: id,
  /** The service's origin, if not its usual one. Example: `https://mail.example.com`. */
  EMAILJS_ORIGIN: text(
    isOrigin,
    'an https address without a path or a final slash, e.g. https://mail.example.com',
  ),
  /** Sent as `to_email`; default: the brand's general mailbox. Example: `sales@example.com`. */
  ENQUIRY_RECIPIENT: text((value) => z.email().safeParse(value).success, 'one email address'),
  /** `true` refuses to send from automated browsers, so browser tests fail too. */
  EMAILJS_BLOCK_HEADLESS: flag,
  /**
   * How applications are delivered. The default, `log`, delivers nothing; the public build of a
   * real group refuses it (src/plugins/content). Example: `endpoint`.
   */
  APPLICATION_DELIVERY: z
    .enum(['log', 'emailjs', 'endpoint'], {error: "'log', 'emailjs' or 'endpoint'"})
    .optional(),
  /** Address that applications are posted to. Example: `https://jobs.example.com/applications`. */
  APPLICATION_ENDPOINT: text(
    isEndpoint,
    'an https address without a password in it, or a path on this site, e.g. /api/applications',
  ),
  /** The template for applications, in the same account as enquiries. */
  EMAILJS_APPLICATION_TEMPLATE_ID: id,
  /** Largest CV in kilobytes (1024 bytes). Example: `1024`. */
  CV_LIMIT_KB: text(
    isCvLimit,
    `a whole number of kilobytes from ${CV_LIMITS.least} to ${CV_LIMITS.most}`,
  ),
  /** Address of the map's style, containing `{style}` and `{key}`. Example: see the default. */
  MAP_STYLE_URL: text(
    isStyleTemplate,
    'an https address, or a path on this site, that contains {style} and {key}',
  ),
  /** Origins of tiles, fonts and icons, if not the style's own, separated by spaces. */
  MAP_ORIGINS: text(
    (value) => value.split(/\s+/).every(isOrigin),
    'https addresses without a path or a final slash, with blanks between, e.g. https://tiles.example.com',
  ),
  /** `false` removes the map from the contact page, and its origins from the security policy. */
  SHOW_MAP: flag,
  /** Origin of a script that counts visits, for the security policy and the privacy notice. */
  ANALYTICS_ORIGIN: text(
    isOrigin,
    'an https address without a path or a final slash, e.g. https://stats.example.com',
  ),
  /** A key for all visitors, who then aren't asked for one. Restrict it to the site's domain. */
  MAP_API_KEY: id,
  /** Set by `npm start` and `npm run preview`, which serve the mailbox on the site's own origin. */
  EMBEDDED_MAILBOX: flag,
});

export type Variables = z.infer<typeof variablesSchema>;

/** Prefixes that only our variables have: any other name that starts with one is misspelt. */
export const ownPrefixes = ['ENQUIRY_', 'EMAILJS_', 'APPLICATION_', 'CV_'];

/** Ids that the embedded mailbox accepts. It only simulates the service, so they aren't secret. */
export const mailboxIds = {
  publicKey: 'local-user',
  serviceId: 'local-service',
  templateId: 'local-template',
};

/** Variables that identify the account with the email service. Set all of them or none. */
export const idVariables = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
] as const;

export function missingIds(variables: Variables): string[] {
  return idVariables
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name}: missing. The email service needs ${idVariables.join(', ')} together.`);
}

/** Whether the embedded mailbox replaces the email service. */
export function usesMailbox(variables: Variables): boolean {
  return (
    variables.EMBEDDED_MAILBOX === 'true' &&
    idVariables.every((name) => variables[name] === undefined)
  );
}

/** Path at which `npm start` and `npm run preview` act as a map provider. */
export const DEMONSTRATION_PATH = '/maps-demo';

/** The key that this provider accepts. */
export const DEMONSTRATION_KEY = 'demo';

/** This provider's template for `MAP_STYLE_URL`. */
export const DEMONSTRATION_STYLE_URL = `${DEMONSTRATION_PATH}/styles/{style}.json?key={key}`;
