import type {EmailAccount} from '@site/src/configuration/configuration';

/** Where the e-mail service answers, unless the configuration names another place. */
export const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** The origin that an account is called at. */
export function originOf({origin}: Pick<EmailAccount, 'origin'>): string {
  switch (origin) {
    case 'service':
      return SERVICE_ORIGIN;
    case 'site':
      return location.origin;
    default:
      return origin;
  }
}
