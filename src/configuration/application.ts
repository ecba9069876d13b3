import type {
  ApplicationConfiguration,
  ApplicationDelivery,
  EnquiryConfiguration,
} from './configuration';
import {missingIds, usesMailbox, type Variables} from './variables';

/** Address at which the local services accept applications; see src/local-services. */
export const LOCAL_ENDPOINT = '/api/applications';

/**
 * Default size limit for a CV, in kilobytes. 5 MB is enough for scanned certificates and for files
 * exported from phones. The email service's cheapest plan with attachments accepts about 500 KB.
 * `log` has no limit because nothing is sent.
 */
const DEFAULT_CV_LIMIT_KB = {emailjs: 500, endpoint: 5120} as const;

/** Checks that the chosen delivery has all its variables and none that belong to another. */
export function applicationContradictions(variables: Variables): string[] {
  const {APPLICATION_DELIVERY: chosen = 'log', EMBEDDED_MAILBOX} = variables;
  const hasMailbox = usesMailbox(variables);
  const belonging = (
    name: 'APPLICATION_ENDPOINT' | 'EMAILJS_APPLICATION_TEMPLATE_ID',
    delivery: 'emailjs' | 'endpoint',
    what: string,
    hasDefault: boolean,
  ): string[] => {
    const isSet = variables[name] !== undefined;
    if (chosen !== delivery) {
      return isSet ? [`${name}: leave it out, or set APPLICATION_DELIVERY to ${delivery}.`] : [];
    }
    if (isSet || hasDefault) return [];
    return [`${name}: missing. APPLICATION_DELIVERY is ${delivery}, which needs ${what}.`];
  };
  const template = 'EMAILJS_APPLICATION_TEMPLATE_ID';
  const isSurplus = chosen === 'emailjs' && hasMailbox && variables[template] !== undefined;
  return [
    ...(chosen === 'emailjs' && !hasMailbox ? missingIds(variables) : []),
    ...(isSurplus ? [`${template}: leave it out. The embedded mailbox has its own id.`] : []),
    ...belonging(template, 'emailjs', 'a template', hasMailbox),
    ...belonging('APPLICATION_ENDPOINT', 'endpoint', 'an address', EMBEDDED_MAILBOX === 'true'),
  ];
}

function deliveryOf(variables: Variables, enquiry: EnquiryConfiguration): ApplicationDelivery {
  switch (variables.APPLICATION_DELIVERY) {
    case 'emailjs': {
      const {publicKey, serviceId, origin, blockHeadless} = enquiry;
      const templateId = variables.EMAILJS_APPLICATION_TEMPLATE_ID ?? enquiry.templateId;
      return {
        delivery: 'emailjs',
        account: {publicKey, serviceId, templateId, origin, blockHeadless},
      };
    }
    case 'endpoint':
      return {delivery: 'endpoint', endpoint: variables.APPLICATION_ENDPOINT ?? LOCAL_ENDPOINT};
    case 'log':
    case undefined:
      return {delivery: 'log'};
  }
}

/** Returns how applications are delivered. The variables must be free of contradictions. */
export function applicationConfiguration(
  variables: Variables,
  enquiry: EnquiryConfiguration,
): ApplicationConfiguration {
  const delivery = deliveryOf(variables, enquiry);
  if (delivery.delivery === 'log') {
    return delivery;
  }
  const kilobytes = Number(variables.CV_LIMIT_KB ?? DEFAULT_CV_LIMIT_KB[delivery.delivery]);
  return {...delivery, fileLimit: kilobytes * 1024};
}
