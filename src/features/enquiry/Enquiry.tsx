import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {useLoadedForm} from './useLoadedForm';
import {WriteInstead} from './WriteInstead';

/**
 * The enquiry form, or, wherever it cannot stand, the ways to reach us without it: in the HTML of
 * the server, when its script does not arrive, and when it breaks.
 */
export function Enquiry(): ReactNode {
  const {Form, failed, retry} = useLoadedForm();
  return (
    <div className="enquiry">
      <ErrorBoundary fallback={({tryAgain}) => <WriteInstead failed onRetry={tryAgain} />}>
        {Form ? <Form /> : <WriteInstead failed={failed} onRetry={retry} />}
      </ErrorBoundary>
    </div>
  );
}
