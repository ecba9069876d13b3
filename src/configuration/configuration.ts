/** An account with the email service, and how the browser connects to it. */
export interface EmailAccount {
  /** Sent as `user_id`. Empty when not configured: the client then refuses to send. */
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The service's https origin, or `service` (its usual address) or `site` (this site). */
  readonly origin: 'service' | 'site' | (string & {});
  /** Whether the client refuses to send from automated browsers. */
  readonly blockHeadless: boolean;
}

/** The service that delivers an enquiry to a mailbox. */
export interface EnquiryConfiguration extends EmailAccount {
  /** Sent as `to_email` (specification 7). The owner's template sets the real recipient. */
  readonly recipient: string;
}

/** How an application is delivered. */
export type ApplicationDelivery =
  /** Not delivered, only logged in the visitor's own browser (specification, section 7). */
  | {readonly delivery: 'log'}
  /** Sent through the email service, with its own template. */
  | {readonly delivery: 'emailjs'; readonly account: EmailAccount}
  /** Posted to the owner's endpoint: an https address, or a path on this site. */
  | {readonly delivery: 'endpoint'; readonly endpoint: string};

export type ApplicationConfiguration = ApplicationDelivery & {
  /** Size limit for a CV, in bytes; absent when applications aren't delivered. */
  readonly fileLimit?: number;
};

/** Source of the map's style. */
export interface MapConfiguration {
  /** Address with the placeholders `{style}` (`streets` or `satellite`) and `{key}`. */
  readonly styleUrl: string;
  /** Other origins that serve the style's tiles, fonts and icons. */
  readonly origins: readonly string[];
  /** The site-wide key. `null` asks each visitor for one (specification 4). */
  readonly key: string | null;
}

/** Settings that are fixed at build time. Browsers receive them, so they must contain no secret. */
export interface Configuration {
  readonly enquiry: EnquiryConfiguration;
  readonly application: ApplicationConfiguration;
  /** `null` if this site shows no map. */
  readonly map: MapConfiguration | null;
  /** Origin of the script that counts visits, if there is one. */
  readonly analytics?: string;
}
