import type {ReactNode} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {type ControlAttributes, Field} from '@site/src/components/form/Field';
import type {AnyFieldRule, Choice} from './rule';

interface ControlProps {
  readonly rule: AnyFieldRule;
  readonly attributes: ControlAttributes;
  readonly registration: UseFormRegisterReturn;
  /** While the form is on its way its words must not change. */
  readonly locked: boolean;
  /** Of a select or of radio buttons. */
  readonly choices: readonly Choice[];
  /** Of a select: its first line, which chooses nothing. */
  readonly prompt: string | undefined;
}

function Radios({attributes, registration, choices}: ControlProps): ReactNode {
  return (
    <div className="choices">
      {choices.map(({id, label}, index) => (
        <label key={id} className="choice">
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

function Select({attributes, registration, choices, prompt, rule}: ControlProps): ReactNode {
  return (
    <select {...attributes} {...registration} className="input" autoComplete={rule.autoComplete}>
      <option value="">{prompt}</option>
      {choices.map(({id, label}) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The control that a row of the table names. */
function Control(props: ControlProps): ReactNode {
  const {rule, attributes, registration, locked} = props;
  const {control, type, autoComplete} = rule;
  const shared = {...attributes, ...registration, className: 'input', autoComplete};
  switch (control) {
    case 'radios':
      return <Radios {...props} />;
    case 'select':
      return <Select {...props} />;
    case 'checkbox':
      return <input {...attributes} {...registration} type="checkbox" />;
    case 'textarea':
      return <textarea {...shared} dir="auto" readOnly={locked} />;
    case 'input':
      return (
        <input
          {...shared}
          type={type}
          // Words may run either way; addresses and numbers never do.
          dir={type === 'text' ? 'auto' : undefined}
          spellCheck={false}
          readOnly={locked}
        />
      );
  }
}

interface Props {
  /** Id of the control on the page. */
  readonly id: string;
  readonly rule: AnyFieldRule;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** While the form is on its way its words must not change. */
  readonly locked: boolean;
  readonly wide?: boolean;
  /** In place of the hint of the table. */
  readonly hint?: string;
  /** Of a select or of radio buttons. */
  readonly choices?: readonly Choice[];
  /** Of a select: its first line, which chooses nothing. */
  readonly prompt?: string;
  /** Stands under the field. */
  readonly after?: ReactNode;
}

/** Where the label stands, unless it stands above. */
const layouts: Partial<Record<AnyFieldRule['control'], 'beside' | 'group'>> = {
  checkbox: 'beside',
  radios: 'group',
};

/** A field as its row in the table of rules says. */
export function FormField(props: Props): ReactNode {
  const {id, rule, registration, error, locked, wide, hint, choices = [], prompt, after} = props;
  return (
    <Field
      id={id}
      label={rule.label}
      layout={layouts[rule.control]}
      optional={rule.rule.kind === 'optional'}
      hint={hint ?? rule.hint}
      error={error}
      wide={wide}
      after={after}
    >
      {(attributes) => (
        <Control
          rule={rule}
          attributes={attributes}
          registration={registration}
          locked={locked}
          choices={choices}
          prompt={prompt}
        />
      )}
    </Field>
  );
}
