import {mailtoHref} from '../mail/mailto';

/** Longer links are dropped without a word by some systems (Windows stops at 2,083). */
const LONGEST_LINK = 2000;

/** An e-mail ready to be sent from the visitor's own program. */
export interface MailLink {
  readonly href: string;
  readonly to: string;
  /** False when the text is too long for a link: then it has to be copied and pasted. */
  readonly complete: boolean;
}

/** Half an emoji, as a cut-off paste leaves it, cannot stand in an address. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * A link to an e-mail with the longest text that a link can carry.
 *
 * @param texts the whole text first, then what stands in for it, each shorter than the one before
 */
export function mailLink(to: string, subject: string, ...texts: readonly string[]): MailLink {
  const links = texts.map((text) =>
    mailtoHref({to, subject: wellFormed(subject), lines: wellFormed(text).split(/\r\n|\r|\n/)}),
  );
  const fitting = links.find(({length}) => length <= LONGEST_LINK);
  return {
    href: fitting ?? mailtoHref({to, subject}),
    to,
    complete: fitting !== undefined && fitting === links[0],
  };
}
