import {answers, Refused} from './service-answers';
import type {Submission, Variable} from './submission';

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const idOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Text, numbers and booleans print as themselves, nothing as nothing, lists and objects as JSON. */
function printed(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(answers.malformed);
  }
}

/**
 * The body of `POST /api/v1.0/email/send` (specification 7).
 *
 * @throws Refused when it is not JSON of that shape
 */
export function readJson(body: string): Submission {
  const data = parsed(body);
  if (!isObject(data)) {
    throw new Refused(answers.malformed);
  }
  const {user_id, service_id, template_id, template_params = {}} = data;
  if (!isObject(template_params)) {
    throw new Refused(answers.variablesNoObject);
  }
  const variables = Object.entries(template_params).map<Variable>(([name, value]) => [
    name,
    printed(value),
  ]);
  return {
    userId: idOf(user_id),
    serviceId: idOf(service_id),
    templateId: idOf(template_id),
    variables,
    files: [],
  };
}
