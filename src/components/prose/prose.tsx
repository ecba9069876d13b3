import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

// Reader modes drop a div with many links as navigation. Words such as "text" or "entry" in its
// class tell them that it is content.

export function RoleGrid({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className="columns steps">{children}</ul>;
}

interface RoleProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Role({title, children}: RoleProps): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      <div className="quiet role__text">{children}</div>
    </li>
  );
}

/** A numbered process inside a document. */
export function ProseSteps({children}: {readonly children: ReactNode}): ReactNode {
  return <ol className="prose-steps">{children}</ol>;
}

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ProseStep({title, children}: StepProps): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      <div className="prose-steps__text">{children}</div>
    </li>
  );
}

/** A ruled two-column list of terms and definitions. */
export function Definitions({children}: {readonly children: ReactNode}): ReactNode {
  return <dl className="terms">{children}</dl>;
}

interface DefinitionProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
}

export function Definition({term, children}: DefinitionProps): ReactNode {
  return (
    <div className="terms__entry">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A Markdown table with rules; on phones its rows stack. */
export function ProseTable({className, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame">
      <table {...props} className={clsx('table table--stack', className)} />
    </div>
  );
}

/** One or two important sentences, highlighted. */
export function Note({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="note">{children}</div>;
}
