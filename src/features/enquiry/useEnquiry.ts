import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SubmitEvent,
} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {initialValues, type EnquiryContext} from './context';
import {delivery, type DeliveryState} from './delivery';
import {discardDraft, keepDraft, readDraft} from './draft';
import {emptyEnquiry, fieldNames, type Enquiry} from './rules';
import {enquirySchema} from './schema';
import {useEnquiryContext} from './useEnquiryContext';
import {useGuard} from './useGuard';

export type Form = UseFormReturn<Enquiry, unknown, Enquiry>;

/** A suggestion that arrives while the form stands goes into it; nothing else does. */
function useLaterSuggestion({setValue}: Form, {division}: EnquiryContext): void {
  const applied = useRef(division);
  useEffect(() => {
    if (division !== '' && division !== applied.current) {
      applied.current = division;
      setValue('division', division);
    }
  }, [division, setValue]);
}

/** The form empties itself once its message has arrived (specification 3 and 4). */
function useReset({reset}: Form, {result}: DeliveryState, {division}: EnquiryContext): void {
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (result?.ok && done.current !== result.attempt) {
      done.current = result.attempt;
      reset({...emptyEnquiry, division});
    }
  }, [result, reset, division]);
}

interface EnquiryForm {
  readonly form: Form;
  readonly context: EnquiryContext;
  readonly state: DeliveryState;
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** Keeps the draft: to be called whenever the visitor has typed. */
  readonly onTyped: () => void;
}

/** Everything the enquiry form does: validate, guard, send, and lose nothing. */
export function useEnquiry(): EnquiryForm {
  const {enquiry: ids} = useConfiguration();
  const context = useEnquiryContext();
  const state = useSyncExternalStore(delivery.subscribe, delivery.read, delivery.read);
  const {trap, asked, verdict} = useGuard();
  const [initial] = useState(() => initialValues(readDraft(), context));
  const form: Form = useForm<Enquiry, unknown, Enquiry>({
    resolver: standardSchemaResolver(enquirySchema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    defaultValues: initial,
  });
  useLaterSuggestion(form, context);
  useReset(form, state, context);
  // An outcome that was on the page has been seen.
  useEffect(() => delivery.forget, []);

  function onValid(enquiry: Enquiry): void {
    if (delivery.read().sending) {
      return;
    }
    const judged = verdict();
    if (judged === 'program') {
      delivery.holdBack();
    } else if (judged === 'person') {
      void delivery.deliver(enquiry, ids);
    }
  }

  function onTyped(): void {
    const values = form.getValues();
    if (fieldNames.every((name) => values[name] === '')) {
      discardDraft();
    } else {
      keepDraft({values, suggested: context.division});
    }
  }

  return {
    form,
    context,
    state,
    trap,
    asked,
    submit: (event) => void form.handleSubmit(onValid)(event),
    onTyped,
  };
}
