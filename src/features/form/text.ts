/** Anything that leaves a trace on the page: no blank, no lone right-to-left mark. */
const seen = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Length in characters as people count them: an emoji or a rare ideograph is one, although
 * JavaScript stores two; an accent that is stored apart from its letter is not counted; marks at
 * the edges that show nothing do not count.
 */
export function characterCount(text: string): number {
  const characters = Array.from(text.normalize('NFC'));
  const isSeen = (character: string) => seen.test(character);
  const first = characters.findIndex(isSeen);
  return first === -1 ? 0 : characters.findLastIndex(isSeen) - first + 1;
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /\p{L}/u;

function isLocalPart(text: string): boolean {
  return text.length <= 64 && localPart.test(text) && !/^\.|\.\.|\.$/.test(text);
}

function isHost(text: string): boolean {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && hostLabel.test(label)) &&
    characterCount(top) >= 2 &&
    topLabel.test(top)
  );
}

/**
 * Whether a text has the form of an e-mail address that a stranger can answer: at most 254
 * characters, one `@`, a host with a dot. Letters of every script pass; quoted local parts and
 * bare IP addresses, which are typing mistakes far more often than addresses, do not.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) {
    return false;
  }
  const parts = text.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && isLocalPart(local) && isHost(host);
}
