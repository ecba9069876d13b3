import clsx from 'clsx';
import type {ReactNode} from 'react';

/** What a control needs so that label, hint and error belong to it. Spread it on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props {
  /** Id of the control; hint and error derive theirs from it. Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Marks the label "(optional)"; without it the control is announced as required. */
  readonly optional?: boolean;
  /** Teaches what is wanted, before anything is typed. */
  readonly hint?: string;
  /** What is wrong with the value; nothing while it is right. */
  readonly error?: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** Renders the control itself: input, select, textarea, whatever the field needs. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** The one place that ties label, hint and error to a control. The error is read before the hint. */
export function Field({id, label, optional, hint, error, wide, children}: Props): ReactNode {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = clsx(errorId, hintId);
  return (
    <div className={clsx('field', wide && 'field--wide', error !== undefined && 'field--error')}>
      <label htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
