/**
 * Parses a port from the command line.
 *
 * @throws Error when the text is not a valid port
 */
export function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--port: expected a number from 0 to 65535, found ${text}.`);
  }
  return port;
}
