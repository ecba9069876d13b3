import type {ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {useMinute} from '../clock/useMinute';
import {FormField} from '../form/FormField';
import {controlId} from './control-id';
import {PositionFacts} from './PositionFacts';
import {isOpen, positionOf} from './positions';
import {rules} from './rules';
import {texts} from './texts';
import type {ApplicationForm} from './useApplication';

const MINUTE = 60_000;

/** The position, and under it the openings that carry its title. */
export function PositionField(application: ApplicationForm): ReactNode {
  const {form, positions, locked, unknown} = application;
  const chosen = useWatch({control: form.control, name: 'position'});
  const minute = useMinute() ?? 0;
  return (
    <FormField
      id={controlId('position')}
      rule={rules.position}
      registration={form.register('position')}
      error={form.formState.errors.position?.message}
      locked={locked}
      wide
      hint={unknown && !chosen ? texts.unknownPosition : undefined}
      choices={positions.map((position) => ({
        id: position.id,
        label: isOpen(position, minute * MINUTE) ? position.title : `${position.title} (closed)`,
      }))}
      prompt={texts.choosePosition}
      after={<PositionFacts position={positionOf(positions, chosen)} />}
    />
  );
}
