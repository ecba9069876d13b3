import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Icon} from '../site/header/Icon';
import {SEARCH_PATH} from './addresses';

/** Link in the header to the search page. The script opens the search dialog instead: control.ts. */
export function SearchLink(): ReactNode {
  const isHere = useLocation().pathname === SEARCH_PATH;
  return (
    <Link
      className="search-link menu__link"
      to={SEARCH_PATH}
      aria-current={isHere ? 'page' : undefined}
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon d="M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Zm-1.75 4.25L19 19" />
      <span className="search-link__word">
        Search{' '}
        <kbd className="search-link__key reference" aria-hidden="true">
          /
        </kbd>
      </span>
    </Link>
  );
}
