import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '../section/Section';
import {Link} from './Link';

type Variant = 'signal' | 'plain' | 'onPicture';

const variantClass: Record<Variant, string | undefined> = {
  signal: undefined,
  plain: 'button--plain',
  onPicture: 'button--on-picture',
};

interface ButtonLinkProps {
  readonly to: string;
  /** `signal` is the view's one main call to action; `plain` and `onPicture` are for the others. */
  readonly variant?: Variant;
  readonly children: ReactNode;
}

export function ButtonLink({to, variant = 'signal', children}: ButtonLinkProps): ReactNode {
  return (
    <Link className={clsx('button', variantClass[variant])} data-search="skip" to={to}>
      {children}{' '}
    </Link>
  );
}

interface MailLinkProps {
  /** A `mailto:` address. */
  readonly href: string;
  /**
   * Accessible name, if the text alone does not say what the email is about. Must contain the text.
   */
  readonly label?: string;
  /** `go` is a link on its own line with an arrow; the others are buttons. */
  readonly variant?: 'go' | 'signal' | 'plain';
  readonly children: ReactNode;
}

/** Opens a prefilled email. A plain `a`, because `Link` takes only paths inside the site. */
export function MailLink({href, label, variant = 'go', children}: MailLinkProps): ReactNode {
  return (
    <a
      className={variant === 'go' ? 'go' : clsx('button', variantClass[variant])}
      href={href}
      aria-label={label}
      data-search="skip"
    >
      {children}{' '}
    </a>
  );
}

interface Props {
  readonly to: string;
  /**
   * Accessible name, if the text alone does not say where the link leads ("Learn More"). Must
   * contain the text.
   */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link on its own line, with an arrow. */
export function GoLink({to, label, children}: Props): ReactNode {
  return (
    <Link className="go" data-search="skip" to={to} aria-label={label}>
      {children}{' '}
    </Link>
  );
}

export function ButtonRow({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="button-row" data-search="skip">
      {children}
    </div>
  );
}

interface FoldProps {
  /** Anchor of the content: a browser opens the fold of a link's target, without scripts too. */
  readonly id?: string;
  /** Says what is folded. Example: `8 materials and their uses`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Content under a label: folded on phones, open elsewhere. */
export function NarrowFold({id, label, children}: FoldProps): ReactNode {
  useAnchor(id);
  return (
    <details className="disclosure disclosure--narrow disclosure--ruled">
      <summary>{label}</summary>
      {id === undefined ? (
        children
      ) : (
        <div id={id} className="disclosure__target">
          {children}
        </div>
      )}
    </details>
  );
}
