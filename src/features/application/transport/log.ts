import type {DeliveryOutcome} from './outcome';
import type {ApplicationPayload} from './payload';

/**
 * What the specification says (sections 7 and 8): no network call; the data is logged, in the
 * visitor's own console, and that counts as success.
 */
export function logApplication({values, file}: ApplicationPayload): DeliveryOutcome {
  console.log('Job application', {...values, resume: {name: file.name, size: file.size}});
  return {ok: true};
}
