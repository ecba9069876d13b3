/** The part of the browser's API used here, which TypeScript's types lack. */
interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: {readonly createScriptURL: (address: string) => string},
  ) => unknown;
}

/**
 * Allows scripts from this site only, on pages whose policy requires trusted types.
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
