import ErrorBoundary from '@docusaurus/ErrorBoundary';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import {useLoadedForm} from './useLoadedForm';

interface Props<FormProps> {
  /** Class of the place; its modifier `--waiting` keeps the form's room. */
  readonly block: string;
  /** Imports the form; must not change while the page stands. */
  readonly fetchForm: () => Promise<ComponentType<FormProps>>;
  readonly render: (Form: ComponentType<FormProps>) => ReactNode;
  /** Stands where the form should, until its script has come, and for good where none ever comes. */
  readonly untilThen: ReactNode;
  /** In place of a form whose script did not arrive or that broke. */
  readonly instead: (retry: () => void) => ReactNode;
}

/**
 * A form or, wherever it cannot stand, what to do without it: in the HTML of the server, when its
 * script does not arrive, and when it breaks.
 */
export function FormPlace<FormProps>(props: Props<FormProps>): ReactNode {
  const {block, fetchForm, render, untilThen, instead} = props;
  const {Form, failed, retry} = useLoadedForm(fetchForm);
  const waiting = Form === undefined && !failed;
  return (
    <div className={clsx(block, waiting && `${block}--waiting`)}>
      <ErrorBoundary fallback={({tryAgain}) => instead(tryAgain)}>
        {Form && render(Form)}
        {failed && instead(retry)}
        {waiting && untilThen}
      </ErrorBoundary>
    </div>
  );
}
