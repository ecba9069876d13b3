import type {Reason} from './transport';

/** The specification's texts (sections 4 and 8), and what this form adds to them. */
export const texts = {
  sent: "Your application has been submitted successfully. We'll be in touch soon!",
  failed: 'Failed to send your application. Please try again or contact us directly.',
  send: 'Submit Application',
  sending: 'Sending...',
  underWay: 'Your application is on its way.',
  cancelled: 'You stopped the sending',
  choosePosition: 'Choose a position',
  unknownPosition:
    'The position in your link is not open, or is not open any more. Choose another if you like.',
  closed: 'This position has closed. Please choose another one.',
  purpose: 'We use your details to consider you for work and for nothing else.',
  stays: 'Nothing that you enter here leaves your device.',
} as const;

const STILL_HERE = 'Everything you entered is still in the form below, your CV too.';

/** What each failure means for the visitor, in a sentence or two. */
export const explanations: Record<Reason, string> = {
  unconfigured: `This form is not connected to our careers mailbox, so nothing was sent. ${STILL_HERE}`,
  refused: `The service that takes applications refused yours. ${STILL_HERE}`,
  tooLong: `The application is larger than the service takes. A smaller CV may pass: save it as a PDF, or make its pictures smaller. ${STILL_HERE}`,
  fileTooLarge: `Your CV is larger than the service takes. Save it as a PDF, or make its pictures smaller, and choose it again. ${STILL_HERE}`,
  fileUnreadable:
    'Your browser can no longer read your CV: it was moved, changed or deleted since you chose it. Choose it again. Everything else is still in the form below.',
  busy: `The service that takes applications has too much to do at this moment. It is usually ready again in a minute. ${STILL_HERE}`,
  broken: `The service that takes applications has a fault at this moment. ${STILL_HERE}`,
  intercepted: `Something answered in place of our service: the sign-in page of a network, perhaps, or a filter. ${STILL_HERE}`,
  late: `No answer came in time, so we cannot tell whether your application arrived. A second copy does no harm. ${STILL_HERE}`,
  unreachable: `Your browser could not reach the service. The connection may be down, or an extension may be in the way. ${STILL_HERE}`,
  suspected: `A field that people cannot see was filled in, so we held the application back. If a program of yours did that, try again. ${STILL_HERE}`,
  cancelled: `Your application was not submitted. ${STILL_HERE}`,
};
