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
 * The address of a prepared e-mail (RFC 6068): the visitor's own program opens with recipient,
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
