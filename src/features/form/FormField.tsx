import type {ReactNode} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {Field} from '@site/src/components/form/Field';
import {Control} from './Control';
import type {AnyFieldRule, Choice} from './rule';

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
