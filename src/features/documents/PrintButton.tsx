import type {ReactNode} from 'react';

/** Prints the page. Not shown without scripts, where it could do nothing. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button className="link-button needs-script" type="button" data-print>
      {children}
    </button>
  );
}
