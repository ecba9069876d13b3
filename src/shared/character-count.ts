/** Matches a visible character, not a space or an invisible direction mark. */
const seen = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Counts characters as people do. An emoji or a rare ideograph is one, although JavaScript stores
 * two; an accent counts with its letter; invisible marks at the ends do not count.
 */
export function characterCount(text: string): number {
  const characters = Array.from(text.normalize('NFC'));
  const isSeen = (character: string) => seen.test(character);
  const first = characters.findIndex(isSeen);
  return first === -1 ? 0 : characters.findLastIndex(isSeen) - first + 1;
}
