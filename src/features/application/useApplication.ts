import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {useCallback, useEffect, useMemo, useState, type RefObject, type SubmitEvent} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {useHydrated} from '@site/src/components/first-paint/FirstPaintScript';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {useAfterSuccess} from '../form/useAfterSuccess';
import {useSubmission, validation} from '../form/useSubmission';
import {delivery, type DeliveryState} from './delivery';
import {applicationDraft, isEmpty} from './draft';
import {positionOf, requestedPosition, type Position} from './positions';
import {emptyApplication, fieldNames} from './rules';
import {applicationSchema} from './schema';
import {applicationOf, initialValues, type Values} from './values';

const inBrowser = typeof document !== 'undefined';

/** The application form as its parts see it. */
export interface ApplicationForm {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly configuration: ApplicationConfiguration;
  readonly positions: readonly Position[];
  /** Whether the visitor's link names a position that is not offered. */
  readonly unknown: boolean;
  /** Name of the CV that was chosen before the page was loaded anew; empty if none was. */
  readonly remembered: string;
  readonly state: DeliveryState;
  /** While the application is on its way it must not change. */
  readonly locked: boolean;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly submit: (event: SubmitEvent) => void;
  /** Keeps the draft: to be called whenever the visitor has typed. */
  readonly onTyped: () => void;
}

/**
 * What was chosen before the script came. As it takes over radio buttons one by one, the form's
 * library loses the choice among them.
 */
function earlyAvailability(): string | undefined {
  return inBrowser
    ? document.querySelector<HTMLInputElement>('[name=availability]:checked')?.value
    : undefined;
}

/** Everything the application form does: validate, guard, send, and lose nothing. */
export function useApplication(
  positions: readonly Position[],
  configuration: ApplicationConfiguration,
): ApplicationForm {
  const [requested] = useState(() =>
    requestedPosition(inBrowser ? location.search : '', positions),
  );
  const {submit, ...submission} = useSubmission(delivery);
  const {fileLimit} = configuration;
  const resolver = useMemo(
    () => standardSchemaResolver(applicationSchema({positions, fileLimit})),
    [positions, fileLimit],
  );
  // No values of our own: what was typed and chosen before the script came stays in its field.
  const form = useForm<Values, unknown, Values>({...validation, resolver});
  const {reset, setValue, getValues, handleSubmit} = form;
  const [beginning] = useState(() => {
    const values = initialValues({
      draft: applicationDraft.read(),
      requested: requested.id,
      positions,
    });
    return {...values, availability: earlyAvailability() ?? values.availability};
  });
  const [remembered, setRemembered] = useState(beginning.resume);
  const hydrated = useHydrated();
  useEffect(() => {
    for (const name of fieldNames) {
      if (name !== 'resume') {
        // Set also where it stands already: whoever watches a field learns of it only so.
        setValue(name, getValues(name) || beginning[name]);
      }
    }
  }, [beginning, getValues, setValue]);
  const empty = useCallback(() => {
    // A reset leaves the file in its field.
    setValue('resume', undefined);
    reset({...emptyApplication, resume: undefined});
    setRemembered('');
  }, [reset, setValue]);
  useAfterSuccess(submission.state.result, empty);

  function onTyped(): void {
    const values = applicationOf(getValues(), remembered);
    if (isEmpty(values)) {
      applicationDraft.discard();
    } else {
      applicationDraft.keep({values, suggested: requested.id});
    }
  }

  function onValid(values: Values): void {
    const position = positionOf(positions, values.position);
    const file = values.resume?.[0];
    if (position !== undefined && file !== undefined) {
      const application = applicationOf(values);
      submit(() => delivery.deliver({application, file, position, configuration}));
    }
  }

  return {
    ...submission,
    form,
    configuration,
    positions,
    // The server's HTML knows neither the link nor the draft.
    unknown: hydrated && requested.unknown,
    remembered: hydrated ? remembered : '',
    locked: submission.state.sending,
    submit: (event) => void handleSubmit(onValid)(event),
    onTyped,
  };
}
