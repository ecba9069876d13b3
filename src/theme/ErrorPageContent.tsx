import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  readonly tryAgain: () => void;
}

/** What a visitor sees when a page's script fails: what to do, and another way to reach us. */
export default function ErrorPageContent({tryAgain}: Props): ReactNode {
  return (
    <div className="wrap section stack">
      <h1>This page stopped working</h1>
      <p>
        The fault is ours. Try again, or call{' '}
        <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
      </p>
      <button className="button" type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
