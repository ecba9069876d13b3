import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface CallToActionProps {
  readonly heading: string;
  /** Shows the sentence as a paragraph, on pages whose headings the specification counts. */
  readonly uncounted?: boolean;
  readonly action: ReactNode;
  /** Another way to get in touch. */
  readonly children?: ReactNode;
  /** A link at the end. */
  readonly end?: ReactNode;
}

/** The last section of a page: one sentence and one button. */
export function CallToAction({
  heading,
  uncounted = false,
  action,
  children,
  end,
}: CallToActionProps): ReactNode {
  const Heading = uncounted ? 'p' : 'h2';
  return (
    <section className="wrap">
      <div className="call-to-action grid" data-search="skip">
        <Heading className={uncounted ? 'heading statement' : 'statement'}>{heading}</Heading>
        <div className="stack col-aside">
          {action}
          {children !== undefined && <p className="quiet">{children}</p>}
          {end}
        </div>
      </div>
    </section>
  );
}

interface ColumnsProps {
  /** The heading and related content, in the first four or five columns. */
  readonly left: ReactNode;
  readonly children: ReactNode;
  /** Width of the left side: five columns for `even`, four for `narrow`. */
  readonly split?: 'even' | 'narrow';
}

/** The asymmetric two-column layout: heading on the left, text on the right. */
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
  /** Sets the heading as large as a page title. Use once per page. */
  readonly statement?: boolean;
  readonly children?: ReactNode;
}

/** A heading on the left and a quiet sentence on the right, with a shared baseline. */
export function SectionHead({heading, statement = false, children}: SectionHeadProps): ReactNode {
  return (
    <div className="section__head">
      <h2 className={clsx(statement && 'statement')}>{heading}</h2>
      {children !== undefined && <p className="quiet">{children}</p>}
    </div>
  );
}

/** Registers the id with the build's link checker. */
export function useAnchor(id: string | undefined): void {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) {
    brokenLinks.collectAnchor(id);
  }
}

interface Props {
  readonly id?: string;
  readonly tone?: 'page' | 'card' | 'ink';
  /** Removes the top padding, for a white section below something that has its own padding. */
  readonly flushTop?: boolean;
  /** Reduces the padding on narrow windows, so that the content below is near the top. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

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
        tone !== 'page' && `section--${tone}`,
        flushTop && 'section--flush-top',
        tight && 'section--tight',
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
