import type {Variables} from './variables';

/** Ids that the embedded mailbox accepts; it is a stand-in, so they protect nothing. */
export const mailboxIds = {
  publicKey: 'local-user',
  serviceId: 'local-service',
  templateId: 'local-template',
};

/** The variables that name the account with the email service. They belong together. */
export const idVariables = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
] as const;

/** Says which of the ids are not set. */
export function missingIds(variables: Variables): string[] {
  return idVariables
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name}: missing. The email service needs ${idVariables.join(', ')} together.`);
}

/** Whether the embedded mailbox stands in for the email service. */
export function usesMailbox(variables: Variables): boolean {
  const nothingSet = idVariables.every((name) => variables[name] === undefined);
  return (
    variables.ENQUIRY_PROVIDER === 'mailbox' ||
    (nothingSet && variables.EMBEDDED_MAILBOX === 'true')
  );
}
