/**
 * In place of the library's own function of this name: there is no storage. Without types, as the
 * bundler takes it for the library's JavaScript.
 */
export function createWebStorage() {
  return undefined;
}
