/** An account with the email service, and how the browser talks to it. */
export interface EmailAccount {
  /** Sent as `user_id`. Empty when nothing is configured: the client then refuses to send. */
  readonly publicKey: string;
  /** Empty when nothing is configured. */
  readonly serviceId: string;
  /** Empty when nothing is configured. */
  readonly templateId: string;
  /** Where the service answers: an https origin, or one of the two words. */
  readonly origin: 'service' | 'site' | (string & {});
  /** Whether the client refuses browsers that a program drives. */
  readonly blockHeadless: boolean;
}

/** Which service carries an enquiry to a mailbox. */
export interface EnquiryConfiguration extends EmailAccount {
  /** `mailbox` is the one that `npm start` and `npm run preview` serve. */
  readonly provider: 'emailjs' | 'mailbox';
  /** Sent as `to_email` (specification 7). The owner's template fixes the real recipient. */
  readonly recipient: string;
}

/** How an application is delivered. */
export type ApplicationDelivery =
  /** Not at all: logged in the visitor's own browser, as the specification says (section 7). */
  | {readonly delivery: 'log'}
  /** By the email service, with a template of its own. */
  | {readonly delivery: 'emailjs'; readonly account: EmailAccount}
  /** To the owner's own address: https, or a path on this site. */
  | {readonly delivery: 'endpoint'; readonly endpoint: string};

export type ApplicationConfiguration = ApplicationDelivery & {
  /** Largest CV that the delivery carries, in bytes; none where nothing is delivered. */
  readonly fileLimit?: number;
};

/** Where the map's style comes from. */
export interface MapConfiguration {
  /** Address with `{style}` (`streets` or `satellite`) and `{key}` to fill in. */
  readonly styleUrl: string;
  /** Other origins that the style's tiles, letters and signs come from. */
  readonly origins: readonly string[];
  /** The site-wide key; `null` asks each visitor for one (specification 4). */
  readonly key: string | null;
}

/** What a build fixes for the site. It travels to the browser: nothing in it may be a secret. */
export interface Configuration {
  readonly enquiry: EnquiryConfiguration;
  readonly application: ApplicationConfiguration;
  readonly map: MapConfiguration;
}
