import type {IncomingMessage} from 'node:http';
import type {WorkedAnswer} from '../mailbox/exchange';
import {keepSubmission, type Keeping} from '../mailbox/keep';
import {readForm} from '../mailbox/read-form';
import {Refused} from '../mailbox/service-answers';
import {variablesLimit} from '../mailbox/settings';
import {sizeOfVariables, type Submission} from '../mailbox/submission';
import {applicationFields, FILE_FIELD} from './fields';

const KEY = /^[\w-]{8,100}$/;

function answer(
  status: number,
  data: Readonly<Record<string, string>>,
  kept = false,
): WorkedAnswer {
  return {status, type: 'application/json', text: `${JSON.stringify(data)}\n`, kept};
}

/** Example: `APP-20261120-9F8E7D6C`, from the id of the message. */
function referenceFor(id: string): string {
  return `APP-${id.slice(0, 8)}-${id.slice(-8).toUpperCase()}`;
}

/** Why an application is not taken; `undefined` when it is. */
function refusalOf({variables, files}: Submission, limit: number): WorkedAnswer | undefined {
  const [file, ...others] = files;
  if (file && file.content.length > limit) {
    return answer(413, {error: `The file is larger than ${limit} bytes.`});
  }
  if (sizeOfVariables(variables) > variablesLimit) {
    return answer(413, {error: 'The text is too long.'});
  }
  if (file?.field !== FILE_FIELD || others.length > 0) {
    return answer(422, {error: `Expected one file, in the field ${FILE_FIELD}.`});
  }
  const missing = applicationFields.filter(
    (name) => !variables.some(([found, value]) => found === name && value !== ''),
  );
  return missing.length > 0 ? answer(422, {error: `Missing: ${missing.join(', ')}.`}) : undefined;
}

/**
 * Takes applications as a server of the owner's would (the contract of
 * `contributing/connect-the-form.md`) and keeps each as a message in the mailbox, once for each key.
 *
 * @param limit largest file, in bytes
 */
export function applicationReceiver(keeping: Keeping, limit: number) {
  /** Keys that are worked on at this moment. */
  const underWay = new Map<string, Promise<WorkedAnswer>>();

  async function keep(submission: Submission, key: string): Promise<WorkedAnswer> {
    const cards = await keeping.store.list();
    const known = cards.find(({idempotencyKey}) => idempotencyKey === key)?.reference;
    if (known !== undefined) {
      return answer(200, {reference: known});
    }
    const card = await keepSubmission(submission, keeping, (id) => ({
      idempotencyKey: key,
      reference: referenceFor(id),
    }));
    return answer(201, {reference: referenceFor(card.id)}, true);
  }

  async function keepOnce(submission: Submission, key: string): Promise<WorkedAnswer> {
    const first = underWay.get(key);
    if (first) {
      return {...(await first), status: 200, kept: false};
    }
    const keeps = keep(submission, key).finally(() => underWay.delete(key));
    underWay.set(key, keeps);
    return keeps;
  }

  return async (request: IncomingMessage): Promise<WorkedAnswer> => {
    try {
      const submission = await readForm(request, {variables: variablesLimit, files: limit});
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || !KEY.test(key)) {
        return answer(400, {error: 'The header Idempotency-Key is missing or wrong.'});
      }
      return refusalOf(submission, limit) ?? (await keepOnce(submission, key));
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      return answer(error.answer.status, {error: error.answer.text});
    }
  };
}
