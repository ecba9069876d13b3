/** As much of the browser's own as is used; TypeScript does not know it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: {readonly createScriptURL: (address: string) => string},
  ) => unknown;
}

/**
 * Lets scripts be fetched from this site and from nowhere else, where the page's policy asks for
 * trusted types: no text becomes HTML or a script.
 */
export function trustOwnScripts(): void {
  const {trustedTypes} = window as {readonly trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError(`No script comes from ${address}`);
    },
  });
}
