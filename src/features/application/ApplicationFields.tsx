import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FieldGroup} from '@site/src/components/form/FieldGroup';
import {FormField} from '../form/FormField';
import {controlId} from './control-id';
import {CvField} from './CvField';
import {candidateNotice} from './notice';
import {PositionField} from './PositionField';
import type {Position} from './positions';
import {availabilities, groups, rules, type FieldName} from './rules';
import type {Form} from './useApplication';
import type {Cv} from './useCv';

interface Props {
  readonly form: Form;
  readonly cv: Cv;
  readonly positions: readonly Position[];
  /** Whether the visitor's link names a position that is not offered. */
  readonly unknown: boolean;
  /** Largest size of the CV, in bytes. */
  readonly fileLimit: number;
  /** While the application is on its way it must not change. */
  readonly locked: boolean;
}

/** The fields that share a line with another one on wide screens. */
const halves: readonly FieldName[] = ['firstName', 'lastName', 'email', 'phone', 'postalCode'];

/** Opens beside the form: what was chosen and typed stays. */
const noticeLink = (
  <p>
    <Link to={candidateNotice.path} target="_blank" rel="noopener">
      {candidateNotice.title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Link>
  </p>
);

function ApplicationField({name, ...props}: Props & {readonly name: FieldName}): ReactNode {
  const {form, locked} = props;
  switch (name) {
    case 'position':
      return <PositionField {...props} />;
    case 'resume':
      return <CvField {...props} />;
    default:
      return (
        <FormField
          id={controlId(name)}
          rule={rules[name]}
          registration={form.register(name)}
          error={form.formState.errors[name]?.message}
          locked={locked}
          wide={!halves.includes(name)}
          choices={availabilities}
          after={name === 'dataConsent' ? noticeLink : undefined}
        />
      );
  }
}

/** The twelve fields in their four groups, each as its row in the table of rules says. */
export function ApplicationFields(props: Props): ReactNode {
  return groups.map(({title, fields}) => (
    <FieldGroup key={title} title={title}>
      {fields.map((name) => (
        <ApplicationField key={name} name={name} {...props} />
      ))}
    </FieldGroup>
  ));
}
