/** Formats a count with its noun. Examples: `1 clause`, `2 clauses`, `3 entries`, `0 days`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun.replace(/([^aeiou])y$/, '$1ie')}s`}`;
}
