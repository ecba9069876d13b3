import type {Reason} from './transport';

/** The specification's texts (sections 4 and 8), and what this form adds to them. */
export const texts = {
  sent: "Your application has been submitted successfully. We'll be in touch soon!",
  failed: 'Failed to send your application. Please try again or contact us directly.',
  send: 'Submit Application',
  sending: 'Sending...',
  underWay: 'Your application is on its way.',
  cancelled: 'Sending cancelled',
  choosePosition: 'Choose a position',
  unknownPosition: 'That job isn’t open. You can choose another one below.',
  closed: 'This position has closed. Please choose another one.',
  purpose: 'We use your details only to consider you for work.',
} as const;

const STILL_HERE = 'Everything you entered is still in the form below, including your CV.';

/** Explains each failure to the visitor and says what to do. */
export const explanations: Record<Reason, string> = {
  unconfigured: `This form isn’t connected to our careers mailbox, so nothing was sent. ${STILL_HERE}`,
  refused: `Our system didn’t accept your application. ${STILL_HERE}`,
  tooLong: `Your application is too large to send. Try saving your CV as a PDF, or making the images in it smaller. ${STILL_HERE}`,
  fileTooLarge: `Your CV is too large to send. Save it as a PDF or make the images in it smaller, then choose the new file. ${STILL_HERE}`,
  fileUnreadable:
    'Your browser can no longer read your CV. It was moved, changed or deleted after you chose it, so please choose it again. Everything else is still in the form below.',
  busy: `Our system is busy. Please try again in a minute. ${STILL_HERE}`,
  broken: `Our system isn’t working at the moment. Please try again later, or apply by email. ${STILL_HERE}`,
  intercepted: `Your network blocked your application. You may need to sign in to the Wi-Fi first. ${STILL_HERE}`,
  late: `We didn’t get a reply, so your application may not have arrived. It’s safe to send it again. ${STILL_HERE}`,
  unreachable: `Your browser couldn’t reach our system. You may be offline, or a browser add-on may be blocking it. ${STILL_HERE}`,
  suspected: `A hidden field was filled in, so we didn’t send your application. A browser add-on often causes this. Please try again. ${STILL_HERE}`,
  cancelled: `We didn’t send your application. ${STILL_HERE}`,
};
