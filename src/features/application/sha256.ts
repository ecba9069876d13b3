/**
 * SHA-256 of a file in hexadecimal, computed on the device.
 *
 * @returns `undefined` where it cannot be had: browsers offer it on https and on localhost only
 *   (not on http in a local network), and the file may have vanished. Never throws.
 */
export async function sha256Hex(file: Blob): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return undefined;
  }
}
