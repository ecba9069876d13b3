import type {ReactNode} from 'react';

export const MAIN_ID = 'main';

/** The first stop of the keyboard on every page. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
