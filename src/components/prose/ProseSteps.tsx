import type {ReactNode} from 'react';

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
      <div>{children}</div>
    </li>
  );
}
