import clsx from 'clsx';
import type {ReactNode} from 'react';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Groups related fields under a legend. Screen readers announce it with the first field inside. */
export function FieldGroup({title, children}: FieldGroupProps): ReactNode {
  return (
    <fieldset className="form__group">
      <legend className="subheading">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Attributes that link a control to its label, hint and error. Spread them on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

interface Props {
  /** Id of the control, unique on the page. The ids of hint and error are derived from it. */
  readonly id: string;
  readonly label: string;
  /**
   * Position of the label: `above` the control, `beside` it (for a checkbox), or above a `group` of
   * radio buttons, the first of which has the id.
   */
  readonly layout?: 'above' | 'beside' | 'group';
  /** Adds "(optional)" to the label; otherwise the control is announced as required. */
  readonly optional?: boolean;
  readonly hint?: string;
  /** The error message; undefined while the value is valid. */
  readonly error?: string;
  readonly wide?: boolean;
  /** Content below the control and its error: a link, or facts about the choice. */
  readonly after?: ReactNode;
  /** Renders the control itself, e.g. an input, select or textarea. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Returns the attributes that announce the error, the hint and whether a value is required. */
function ariaAttributes({id, optional, hint, error}: Props): Omit<ControlAttributes, 'id'> {
  const describedBy = clsx(
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  );
  return {
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': optional ? undefined : true,
  };
}

/**
 * Links label, hint and error to a control, so that no form has to. Screen readers read the error
 * before the hint.
 */
export function Field(props: Props): ReactNode {
  const {id, label, layout = 'above', optional, hint, error, wide, after, children} = props;
  const aria = ariaAttributes(props);
  const isGroup = layout === 'group';
  const className = clsx(
    'field',
    layout === 'beside' && 'field--beside',
    wide && 'field--wide',
    error !== undefined && 'field--error',
  );
  const name = (
    <>
      {label}
      {optional && <span> (optional)</span>}
    </>
  );
  const group = {role: 'radiogroup', 'aria-labelledby': `${id}-label`, ...aria};
  return (
    <div className={className} {...(isGroup ? group : {})}>
      {isGroup ? (
        <p className="field__label" id={`${id}-label`}>
          {name}
        </p>
      ) : (
        <label htmlFor={id}>{name}</label>
      )}
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(isGroup ? {id} : {id, ...aria})}
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {after}
    </div>
  );
}
