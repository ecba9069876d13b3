import type {FieldErrors, UseFormRegister} from 'react-hook-form';
import type {ReactNode} from 'react';
import {Field, type ControlAttributes} from '@site/src/components/form/Field';
import {divisions} from './divisions';
import {fieldNames, rules, type Enquiry, type FieldName, type FieldRule} from './rules';
import {texts} from './texts';

interface Props {
  readonly register: UseFormRegister<Enquiry>;
  readonly errors: FieldErrors<Enquiry>;
  /** While the message is on its way its words must not change. */
  readonly locked: boolean;
  /** Why a division is chosen already. */
  readonly divisionHint: string | undefined;
}

/** Id of a field's control on the page. */
export function controlId(name: FieldName): string {
  return `enquiry-${name}`;
}

/** The fields that a line of their own suits better. */
const wide: readonly FieldName[] = ['division', 'message'];

interface ControlProps extends Pick<Props, 'register' | 'locked'> {
  readonly name: FieldName;
  readonly attributes: ControlAttributes;
}

function Control({name, attributes, register, locked}: ControlProps): ReactNode {
  const {control, type, autoComplete}: FieldRule = rules[name];
  const shared = {...attributes, ...register(name), className: 'input', autoComplete};
  if (control === 'select') {
    return (
      <select {...shared}>
        <option value="">{texts.chooseDivision}</option>
        {divisions.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (control === 'textarea') {
    return <textarea {...shared} dir="auto" readOnly={locked} />;
  }
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

/** The six fields of the enquiry, each as its row in the table of rules says. */
export function EnquiryFields({register, errors, locked, divisionHint}: Props): ReactNode {
  return fieldNames.map((name) => {
    const {label, rule, hint}: FieldRule = rules[name];
    return (
      <Field
        key={name}
        id={controlId(name)}
        label={label}
        optional={rule.kind === 'optional'}
        hint={name === 'division' ? divisionHint : hint}
        error={errors[name]?.message}
        wide={wide.includes(name)}
      >
        {(attributes) => (
          <Control name={name} attributes={attributes} register={register} locked={locked} />
        )}
      </Field>
    );
  });
}
