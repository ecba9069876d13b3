import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** A `mailto:` address. */
  readonly href: string;
  /** Says what the mail is about when the text alone does not. Must contain the text. */
  readonly label?: string;
  /** `go` stands on its own line with an arrow, `button` is a plain button. */
  readonly variant?: 'go' | 'button';
  readonly children: ReactNode;
}

/** Starts a prepared e-mail. Not a `Link`, which would open an empty tab beside the mail program. */
export function MailLink({href, label, variant = 'go', children}: Props): ReactNode {
  return (
    <a
      className={clsx(variant === 'go' ? 'go' : 'button button--plain')}
      href={href}
      aria-label={label}
    >
      {children}
    </a>
  );
}
