/**
 * Replaces EmailJS's function of this name. Returns the request instead of sending it, because
 * our own `post()` sends both forms and reports how the service answered.
 *
 * @param {string} path on the service. Example: `'/api/v1.0/email/send'`
 * @param {string} body
 */
export function sendPost(path, body) {
  return {path, body};
}

/** Replaces EmailJS's function of this name, so that it uses no storage. */
export function createWebStorage() {
  return undefined;
}
