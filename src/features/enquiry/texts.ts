import type {Reason} from '../form/answer';

/** The specification's texts (section 8), and what this form adds to them. */
export const texts = {
  sent: "Your message has been sent successfully. We'll be in touch soon!",
  failed: 'Failed to send your message. Please try again or contact us directly.',
  send: 'Send Message',
  sending: 'Sending...',
  underWay: 'Your message is on its way.',
  chooseDivision: 'Choose a company',
} as const;

/** What each failure means for the visitor, in a sentence or two. */
export const explanations: Record<Reason, string> = {
  unconfigured: 'This form is not connected to our mailbox yet, so nothing was sent.',
  refused: 'Our mail service refused the message.',
  tooLong: 'The message is longer than our mail service takes. Shorten it, or e-mail it to us.',
  busy: 'Our mail service has too much to do at this moment. It is usually ready again in a minute.',
  broken: 'Our mail service has a fault at this moment.',
  intercepted:
    'Something answered in place of our mail service: the sign-in page of a network, perhaps, or a filter.',
  late: 'Our mail service did not answer within 20 seconds, so we cannot tell whether the message arrived. A second copy does no harm.',
  unreachable:
    'Your browser could not reach our mail service. The connection may be down, or an extension may be in the way.',
  suspected:
    'A field that people cannot see was filled in, so we held the message back. If a program of yours did that, try again.',
};
