/**
 * Where a key leads in a row of tabs: the arrows go round, Home and End to the ends.
 *
 * @returns the index of the next tab, or nothing for a key that does not move.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
