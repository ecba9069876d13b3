/** The link of a United Kingdom number as people read it. Example: `tel:+441632960000` of `01632 960000`. */
export function telephoneHref(display: string): string {
  return `tel:+44${display.replaceAll(/\D/g, '').replace(/^0/, '')}`;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Lines of the text. */
  readonly lines?: readonly string[];
}

/**
 * The address of a prepared email (RFC 6068): the visitor's own program opens with recipient,
 * subject and text filled in. Blanks are written `%20`, because mail programs print a `+`.
 */
export function mailtoHref({to, subject, lines = []}: Mail): string {
  const body = lines.length === 0 ? '' : `&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Questions as lines to be filled in, each with an empty line to write on. */
export function questionLines(questions: readonly string[]): string[] {
  return questions.flatMap((question) => [
    `${question.charAt(0).toUpperCase()}${question.slice(1)}:`,
    '',
  ]);
}

/** Longer links are dropped without a word by some systems (Windows stops at 2,083). */
const LONGEST_LINK = 2000;

/** An email ready to be sent from the visitor's own program. */
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
 * A link to an email with the longest text that a link can carry.
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
