import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {useCallback, useMemo, useState, type RefObject, type SubmitEvent} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {useAfterSuccess} from '../form/useAfterSuccess';
import {useLaterSuggestion} from '../form/useLaterSuggestion';
import {useSubmission, validation} from '../form/useSubmission';
import type {CvChoice} from './cv-choice';
import {cvInHand} from './cv-in-hand';
import {delivery, type DeliveryState} from './delivery';
import {applicationDraft, isEmpty} from './draft';
import {positionOf, type Position, type RequestedPosition} from './positions';
import {applicationSchema} from './schema';
import {useCv, type Cv} from './useCv';
import {useRequestedPosition} from './useRequestedPosition';
import {applicationOf, emptyValues, initialValues, type Values} from './values';

export type Form = UseFormReturn<Values, unknown, Values>;

interface ApplicationForm {
  readonly form: Form;
  readonly configuration: ApplicationConfiguration;
  readonly request: RequestedPosition;
  readonly cv: Cv;
  readonly state: DeliveryState;
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** Keeps the draft: to be called whenever the visitor has typed. */
  readonly onTyped: () => void;
}

/** Everything the application form does: validate, check the CV, guard, send, and lose nothing. */
export function useApplication(positions: readonly Position[]): ApplicationForm {
  const {application: configuration} = useConfiguration();
  const request = useRequestedPosition(positions);
  const {submit, ...submission} = useSubmission(delivery);
  const [initial] = useState(() =>
    initialValues({
      draft: applicationDraft.read(),
      requested: request.id,
      positions,
      cv: cvInHand.read(),
    }),
  );
  const resolver = useMemo(() => standardSchemaResolver(applicationSchema(positions)), [positions]);
  const form: Form = useForm<Values, unknown, Values>({
    ...validation,
    resolver,
    defaultValues: initial,
  });
  const {reset, setValue, getValues, handleSubmit} = form;
  const {isSubmitted} = form.formState;
  const choose = useCallback((id: string) => setValue('position', id), [setValue]);
  useLaterSuggestion(request.id, choose);
  const empty = useCallback(() => reset(emptyValues), [reset]);
  useAfterSuccess(submission.state.result, empty);

  function onTyped(): void {
    const values = applicationOf(getValues());
    if (isEmpty(values)) {
      applicationDraft.discard();
    } else {
      applicationDraft.keep({values, suggested: request.id});
    }
  }

  function putCv(choice: CvChoice): void {
    cvInHand.hold(choice.state === 'accepted' ? choice.file : undefined);
    setValue('resume', choice, {shouldValidate: isSubmitted || choice.state !== 'none'});
    onTyped();
  }
  const cv = useCv(putCv, configuration.fileLimit);

  function onValid(values: Values): void {
    const position = positionOf(positions, values.position);
    if (position !== undefined && values.resume.state === 'accepted') {
      const {file} = values.resume;
      const application = applicationOf(values);
      submit(() => delivery.deliver({application, file, position, configuration}));
    }
  }

  async function validate(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await cv.settled();
    await handleSubmit(onValid)(event);
  }

  return {
    ...submission,
    form,
    configuration,
    request,
    cv,
    submit: (event) => void validate(event),
    onTyped,
  };
}
