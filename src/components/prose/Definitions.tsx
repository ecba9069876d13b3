import type {ReactNode} from 'react';

/** A ruled two-column list of terms and what they mean. */
export function Definitions({children}: {readonly children: ReactNode}): ReactNode {
  return <dl className="routes">{children}</dl>;
}

interface DefinitionProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Definition({term, children}: DefinitionProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
