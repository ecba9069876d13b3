import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface CallToActionProps {
  readonly heading: string;
  /** The button. */
  readonly action: ReactNode;
  /** The other way to reach someone. */
  readonly children?: ReactNode;
}

/** The last section of a page: one sentence, one button. */
export function CallToAction({heading, action, children}: CallToActionProps): ReactNode {
  return (
    <section className="wrap">
      <div className="call-to-action grid" data-search="skip">
        <h2>{heading}</h2>
        <div className="call-to-action__act col-aside">
          {action}
          {children !== undefined && <p className="quiet">{children}</p>}
        </div>
      </div>
    </section>
  );
}

interface ColumnsProps {
  /** Heading and what belongs to it, in the first four or five columns. */
  readonly left: ReactNode;
  readonly children: ReactNode;
  /** `even` gives the left side five columns, `narrow` four. */
  readonly split?: 'even' | 'narrow';
}

/** The asymmetric two-column layout: heading left, reading matter right. */
export function Columns({left, split = 'narrow', children}: ColumnsProps): ReactNode {
  const [leftClass, rightClass] =
    split === 'even' ? ['col-left-wide', 'col-right'] : ['col-left', 'col-right-wide'];
  return (
    <div className="grid">
      <div className={`stack ${leftClass}`}>{left}</div>
      <div className={`stack ${rightClass}`}>{children}</div>
    </div>
  );
}

interface SectionHeadProps {
  readonly heading: ReactNode;
  /** Sets the heading as large as a page title; once a page. */
  readonly statement?: boolean;
  /** One or two sentences beside the heading. */
  readonly children?: ReactNode;
}

/** Heading on the left, a quiet sentence on the right, sharing one base line. */
export function SectionHead({heading, statement = false, children}: SectionHeadProps): ReactNode {
  return (
    <div className="section__head">
      <h2 className={clsx(statement && 'statement')}>{heading}</h2>
      {children !== undefined && <p className="quiet">{children}</p>}
    </div>
  );
}

/** Tells the build's link checker that this id exists on the page. */
export function useAnchor(id: string | undefined): void {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) {
    brokenLinks.collectAnchor(id);
  }
}

interface Props {
  readonly id?: string;
  readonly tone?: 'page' | 'card';
  /** The second of two white sections in a row loses its top padding. */
  readonly flushTop?: boolean;
  /** Less air on narrow windows: people came for what follows. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/** A band of the page on the twelve-column grid. */
export function Section({
  id,
  tone = 'page',
  flushTop = false,
  tight = false,
  children,
}: Props): ReactNode {
  useAnchor(id);
  return (
    <section
      id={id}
      className={clsx(
        'section',
        tone === 'card' && 'section--card',
        flushTop && 'section--flush-top',
        tight && 'section--tight',
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
