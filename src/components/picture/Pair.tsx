import type {ReactNode} from 'react';

interface HalfProps {
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Two pictures that share one edge, each with its words beneath. */
export function Pair({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="pair">{children}</div>;
}

export function PairHalf({picture, caption, heading, children}: HalfProps): ReactNode {
  return (
    <div className="pair__half">
      <div className="pair__picture">{picture}</div>
      <div className="pair__text">
        <p className="caption">{caption}</p>
        <h3>{heading}</h3>
        {children}
      </div>
    </div>
  );
}
