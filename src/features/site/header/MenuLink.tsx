import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {isCurrentSection} from './current-section';

interface Props {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A menu entry that marks itself as current on its page and in its section. */
export function MenuLink({to, className, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const current = pathname === to ? 'page' : isCurrentSection(to, pathname) ? 'true' : undefined;
  return (
    <Link className={className} to={to} aria-current={current}>
      {children}
    </Link>
  );
}
