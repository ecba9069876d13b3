import type {FieldErrors, UseFormRegister} from 'react-hook-form';
import type {ReactNode} from 'react';
import {FormField} from '../form/FormField';
import {divisions} from './divisions';
import {fieldNames, rules, type Enquiry, type FieldName} from './rules';
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

/** The six fields of the enquiry, each as its row in the table of rules says. */
export function EnquiryFields({register, errors, locked, divisionHint}: Props): ReactNode {
  return fieldNames.map((name) => (
    <FormField
      key={name}
      id={controlId(name)}
      rule={rules[name]}
      registration={register(name)}
      error={errors[name]?.message}
      locked={locked}
      wide={wide.includes(name)}
      hint={name === 'division' ? divisionHint : undefined}
      choices={divisions}
      prompt={texts.chooseDivision}
    />
  ));
}
