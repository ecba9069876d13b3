import type {ReactNode} from 'react';
import {type ControlAttributes, Field} from '@site/src/components/form/Field';
import type {AnyFieldRule, Choice} from './rule';
import type {FieldState} from './useSiteForm';

interface Props extends FieldState {
  readonly rule: AnyFieldRule;
  readonly wide?: boolean;
  /** Replaces the hint in the table of rules. */
  readonly hint?: string;
  readonly choices?: readonly Choice[];
  /** First option of a select, with an empty value. */
  readonly prompt?: string;
  readonly after?: ReactNode;
}

type ControlProps = Props & {readonly attributes: ControlAttributes};

function Radios({attributes, registration, choices = []}: ControlProps): ReactNode {
  return (
    <div className="choices">
      {choices.map(({id, label}, index) => (
        <label key={id} className="choice target">
          <input
            {...registration}
            id={index === 0 ? attributes.id : undefined}
            type="radio"
            value={id}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** Renders the control that the field's rule names. */
function Control(props: ControlProps): ReactNode {
  const {rule, attributes, registration, locked, choices = [], prompt} = props;
  const {control, type, autoComplete} = rule;
  const shared = {...attributes, ...registration, className: 'input', autoComplete};
  switch (control) {
    case 'radios':
      return <Radios {...props} />;
    case 'select':
      return (
        <select {...shared}>
          <option value="">{prompt}</option>
          {choices.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'checkbox':
      return <input {...attributes} {...registration} type="checkbox" />;
    case 'textarea':
      return <textarea {...shared} dir="auto" readOnly={locked} />;
    case 'input':
      return (
        <input
          {...shared}
          type={type}
          // Text may be right-to-left; addresses and numbers never are.
          dir={type === 'text' ? 'auto' : undefined}
          spellCheck={false}
          readOnly={locked}
        />
      );
  }
}

/** Position of the label, unless it is above. */
const layouts: Partial<Record<AnyFieldRule['control'], 'beside' | 'group'>> = {
  checkbox: 'beside',
  radios: 'group',
};

/** Renders a field as its row in the table of rules says. */
export function FormField(props: Props): ReactNode {
  const {id, rule, error, wide, after} = props;
  return (
    <Field
      id={id}
      label={rule.label}
      layout={layouts[rule.control]}
      optional={rule.rule.kind === 'optional'}
      hint={props.hint ?? rule.hint}
      error={error}
      wide={wide}
      after={after}
    >
      {(attributes) => <Control {...props} attributes={attributes} />}
    </Field>
  );
}
