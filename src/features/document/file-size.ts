const KILOBYTE = 1000;

/** `84 KB`, as download links show it; below one kilobyte it says so. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < 1) {
    return 'under 1 KB';
  }
  return kilobytes < KILOBYTE
    ? `${Math.round(kilobytes)} KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
