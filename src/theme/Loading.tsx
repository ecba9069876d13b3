import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  readonly error?: Error | null;
  readonly retry: () => void;
  readonly pastDelay?: boolean;
}

/** Stands in while a page's script is fetched, and says so when the line breaks. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className="wrap section stack" role="alert">
        <p>
          The page did not arrive. Try again, or call{' '}
          <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
        </p>
        <button className="button" type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="wrap section" role="status">
      Loading
    </p>
  ) : null;
}
