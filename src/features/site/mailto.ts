interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Lines of the message body. */
  readonly lines?: readonly string[];
}

/**
 * Builds a `mailto:` address (RFC 6068) with recipient, subject and body filled in. Spaces are
 * encoded as `%20`, because mail programs show a `+` as it is.
 */
export function mailtoHref({to, subject, lines = []}: Mail): string {
  const body = lines.length === 0 ? '' : `&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Formats questions as lines to fill in, each followed by an empty line for the answer. */
export function questionLines(questions: readonly string[]): string[] {
  return questions.flatMap((question) => [
    `${question.charAt(0).toUpperCase()}${question.slice(1)}:`,
    '',
  ]);
}

/** Some systems silently drop longer links (Windows stops at 2,083 characters). */
const LONGEST_LINK = 2000;

/** A prefilled email, which the visitor sends from their own mail program. */
export interface MailLink {
  readonly href: string;
  readonly to: string;
  /** False when the text is too long for a link, so that it must be copied and pasted. */
  readonly complete: boolean;
}

/**
 * Replaces lone surrogates (half an emoji, from a truncated paste), which cannot be encoded in an
 * address.
 */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * Prepares an email with the longest of the given texts that fits in a link.
 *
 * @param texts the full text first, then ever shorter replacements
 */
export function mailLink(to: string, subject: string, ...texts: readonly string[]): MailLink {
  const links = texts.map((text) =>
    mailtoHref({
      to,
      subject: withoutLoneSurrogates(subject),
      lines: withoutLoneSurrogates(text).split(/\r\n|\r|\n/),
    }),
  );
  const fitting = links.find(({length}) => length <= LONGEST_LINK);
  return {
    href: fitting ?? mailtoHref({to, subject}),
    to,
    complete: fitting !== undefined && fitting === links[0],
  };
}
