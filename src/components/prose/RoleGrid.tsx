import type {ReactNode} from 'react';

/** Roles in ruled cells. */
export function RoleGrid({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className="role-grid">{children}</ul>;
}

interface RoleProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Role({title, children}: RoleProps): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      <div className="quiet">{children}</div>
    </li>
  );
}
