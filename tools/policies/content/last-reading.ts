/**
 * Remembers of each file what was made of it last, for as long as its text stays the same. An
 * editor asks after every word whether all documents are right, and only one of them changes.
 */
export function lastReading<T>(): (filePath: string, text: string, make: () => T) => T {
  const last = new Map<string, {readonly text: string; readonly made: T}>();
  return (filePath, text, make) => {
    const known = last.get(filePath);
    if (known?.text === text) {
      return known.made;
    }
    const made = make();
    last.set(filePath, {text, made});
    return made;
  };
}
