import clsx from 'clsx';
import type {ReactNode} from 'react';

interface FieldGroupProps {
  readonly title: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of one subject under a legend. Screen readers say it with the first field inside. */
export function FieldGroup({title, children}: FieldGroupProps): ReactNode {
  return (
    <fieldset className="form__group">
      <legend className="subheading">{title}</legend>
      {children}
    </fieldset>
  );
}

/** What a control needs so that label, hint and error belong to it. Spread it on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

interface Props {
  /** Id of the control; hint and error derive theirs from it. Unique on the page. */
  readonly id: string;
  readonly label: string;
  /**
   * Where the label stands: `above` the control, `beside` it (a box to tick), or above a `group` of
   * radio buttons, of which the first gets the id.
   */
  readonly layout?: 'above' | 'beside' | 'group';
  /** Marks the label "(optional)"; without it the control is announced as required. */
  readonly optional?: boolean;
  /** Teaches what is wanted, before anything is typed. */
  readonly hint?: string;
  /** What is wrong with the value; nothing while it is right. */
  readonly error?: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** Stands under everything: a link, or facts about what was chosen. */
  readonly after?: ReactNode;
  /** Renders the control itself: input, select, textarea, whatever the field needs. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** The attributes that tell what is wrong, what is wanted, and that an answer is. */
function ariaOf({id, optional, hint, error}: Props): Omit<ControlAttributes, 'id'> {
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

/** The one place that ties label, hint and error to a control. The error is read before the hint. */
export function Field(props: Props): ReactNode {
  const {id, label, layout = 'above', optional, hint, error, wide, after, children} = props;
  const aria = ariaOf(props);
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
