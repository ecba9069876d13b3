import type {ReactNode} from 'react';

/** Prints the page. Hidden without scripts, because it needs one. */
export function PrintButton({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button className="link-button needs-script" type="button" data-print>
      {children}
    </button>
  );
}
