import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from './Link';

type Variant = 'signal' | 'plain' | 'onPicture';

const variantClass: Record<Variant, string | undefined> = {
  signal: undefined,
  plain: 'button--plain',
  onPicture: 'button--on-picture',
};

interface ButtonLinkProps {
  /** Path inside the site, or an anchor on the page. */
  readonly to: string;
  /** `signal` is the view's one call to act; `plain` and `onPicture` are the other ways. */
  readonly variant?: Variant;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({to, variant = 'signal', children}: ButtonLinkProps): ReactNode {
  return (
    <Link className={clsx('button', variantClass[variant])} data-search="skip" to={to}>
      {children}
    </Link>
  );
}

interface MailLinkProps {
  /** A `mailto:` address. */
  readonly href: string;
  /** Says what the mail is about when the text alone does not. Must contain the text. */
  readonly label?: string;
  /** `go` stands on its own line with an arrow; the others are buttons. */
  readonly variant?: 'go' | 'signal' | 'plain';
  readonly children: ReactNode;
}

/** Starts a prepared email. Not a `Link`, which would open an empty tab beside the mail program. */
export function MailLink({href, label, variant = 'go', children}: MailLinkProps): ReactNode {
  return (
    <a
      className={variant === 'go' ? 'go' : clsx('button', variantClass[variant])}
      href={href}
      aria-label={label}
      data-search="skip"
    >
      {children}
    </a>
  );
}

interface Props {
  readonly to: string;
  /** Says where the link goes when its text alone does not ("Learn More"). Must contain the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that stands on its own line, with a drawn arrow. */
export function GoLink({to, label, children}: Props): ReactNode {
  return (
    <Link className="go" data-search="skip" to={to} aria-label={label}>
      {children}
    </Link>
  );
}

/** Buttons side by side, wrapping on narrow screens. */
export function ButtonRow({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="button-row" data-search="skip">
      {children}
    </div>
  );
}
