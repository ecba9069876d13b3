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

function endpointOf(variables: Variables): string | undefined {
  return (
    variables.APPLICATION_ENDPOINT ??
    (variables.EMBEDDED_MAILBOX === 'true' ? LOCAL_ENDPOINT : undefined)
  );
}

function templateProblems(variables: Variables): string[] {
  const name = 'EMAILJS_APPLICATION_TEMPLATE_ID';
  const set = variables[name] !== undefined;
  if (usesMailbox(variables)) {
    return set ? [`${name}: leave it out. The embedded mailbox has its own id.`] : [];
  }
  const missing = `${name}: missing. APPLICATION_DELIVERY is emailjs, which needs a template.`;
  return [...missingIds(variables), ...(set ? [] : [missing])];
}

/** Checks that the chosen delivery has all its variables and none that belong to another. */
export function applicationContradictions(variables: Variables): string[] {
  const {APPLICATION_DELIVERY: delivery = 'log'} = variables;
  const problems: string[] = [];
  if (delivery === 'emailjs') {
    problems.push(...templateProblems(variables));
  } else if (variables.EMAILJS_APPLICATION_TEMPLATE_ID !== undefined) {
    problems.push(
      'EMAILJS_APPLICATION_TEMPLATE_ID: leave it out, or set APPLICATION_DELIVERY to emailjs.',
    );
  }
  if (delivery === 'endpoint' && endpointOf(variables) === undefined) {
    problems.push(
      'APPLICATION_ENDPOINT: missing. APPLICATION_DELIVERY is endpoint, which needs an address.',
    );
  }
  if (delivery !== 'endpoint' && variables.APPLICATION_ENDPOINT !== undefined) {
    problems.push('APPLICATION_ENDPOINT: leave it out, or set APPLICATION_DELIVERY to endpoint.');
  }
  return problems;
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
      return {delivery: 'endpoint', endpoint: endpointOf(variables) ?? LOCAL_ENDPOINT};
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

/**
 * Returns what the person who runs the build must know about applications, each in one line.
 *
 * @param served whether the local services will answer
 */
export function applicationWarnings(
  {delivery}: ApplicationConfiguration,
  {provider}: EnquiryConfiguration,
  served: boolean,
): string[] {
  if (delivery === 'log' && !served) {
    return [
      'Job applications reach nobody: the page asks people to apply by email. To connect the form, set APPLICATION_DELIVERY: contributing/connect-the-form.md#receive-applications',
    ];
  }
  if (delivery === 'emailjs' && provider === 'mailbox' && !served) {
    return [
      'Job applications go to the embedded mailbox, which answers under npm start and npm run preview only: if you publish this build, every application will fail.',
    ];
  }
  return [];
}
