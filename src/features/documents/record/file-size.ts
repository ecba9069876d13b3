const KILOBYTE = 1024;

/** Formats a size for people: `under 1 KB`, `84 KB`, `2.5 MB`. @param bytes */
export function fileSize(bytes: number): string {
  // Shows 1 MB instead of rounding up to 1024 KB.
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) {
    return bytes < KILOBYTE ? 'under 1 KB' : `${kilobytes} KB`;
  }
  return `${Number((bytes / KILOBYTE ** 2).toFixed(1))} MB`;
}
