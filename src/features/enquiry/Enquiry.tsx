import ErrorBoundary from '@docusaurus/ErrorBoundary';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLoadedForm} from './useLoadedForm';
import {WriteInstead, WriteUntilThen} from './WriteInstead';

/**
 * The enquiry form, or, wherever it cannot stand, the ways to reach us without it: in the HTML of
 * the server, when its script does not arrive, and when it breaks.
 */
export function Enquiry(): ReactNode {
  const {Form, failed, retry} = useLoadedForm();
  const waiting = Form === undefined && !failed;
  return (
    <div className={clsx('enquiry', waiting && 'enquiry--waiting')}>
      <ErrorBoundary fallback={({tryAgain}) => <WriteInstead onRetry={tryAgain} />}>
        {Form && <Form />}
        {failed && <WriteInstead onRetry={retry} />}
        {waiting && <WriteUntilThen />}
      </ErrorBoundary>
    </div>
  );
}
