/**
 * Replaces EmailJS's function of this name, so that it uses no storage. It has no types, because
 * the bundler treats it as the library's JavaScript.
 */
export function createWebStorage() {
  return undefined;
}
