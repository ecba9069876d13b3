import {Link} from '@site/src/components/action/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {isCurrentSection} from './current-section';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A menu entry that marks itself as current on its page and in its section. It doesn't say which page
 * it is on, because a menu asks about nothing: the contact page then begins at its top.
 */
export function MenuLink({to, className, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const current = pathname === to ? 'page' : isCurrentSection(to, pathname) ? 'true' : undefined;
  return (
    <Link
      className={className}
      to={to}
      aria-current={current}
      referrerPolicy={to === '/contact' ? 'origin' : undefined}
    >
      {children}
    </Link>
  );
}
