import type {Variables} from './variables';

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

/** Returns a message for each id that isn't set. */
export function missingIds(variables: Variables): string[] {
  return idVariables
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name}: missing. The email service needs ${idVariables.join(', ')} together.`);
}

/** Whether the embedded mailbox replaces the email service. */
export function usesMailbox(variables: Variables): boolean {
  const nothingSet = idVariables.every((name) => variables[name] === undefined);
  return (
    variables.ENQUIRY_PROVIDER === 'mailbox' ||
    (nothingSet && variables.EMBEDDED_MAILBOX === 'true')
  );
}
