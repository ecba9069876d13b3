import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';

export const MAIN_ID = 'main';

/**
 * The first stop of the keyboard on every page. After an in-app navigation the focus
 * returns here, so that a keyboard or screen reader user starts at the top as after a load.
 */
export function SkipLink(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) {
      first.current = pathname;
      start.current?.focus({preventScroll: true});
    }
  }, [pathname]);
  return (
    <div ref={start} tabIndex={-1} className="skip-start">
      <a className="skip" href={`#${MAIN_ID}`}>
        Skip to main content
      </a>
    </div>
  );
}
