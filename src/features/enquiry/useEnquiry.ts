import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {useToast} from '@site/src/components/form/useToast';
import {initialValues, type EnquiryContext} from './context';
import {discardDraft, keepDraft, readDraft} from './draft';
import {emptyEnquiry, fieldNames, type Enquiry} from './rules';
import {enquirySchema} from './schema';
import {judge} from './spam';
import {texts} from './texts';
import {useDelivery} from './useDelivery';
import {useEnquiryContext} from './useEnquiryContext';

type Form = UseFormReturn<Enquiry, unknown, Enquiry>;

/** A suggestion that arrives while the form stands goes into it; nothing else does. */
function useLaterSuggestion({setValue}: Form, {division}: EnquiryContext): void {
  const applied = useRef(division);
  useEffect(() => {
    if (division !== '' && division !== applied.current) {
      applied.current = division;
      setValue('division', division, {shouldValidate: false});
    }
  }, [division, setValue]);
}

/** Judges each submission by the trap and by the time since the form appeared. */
function useGuard() {
  const trap = useRef<HTMLInputElement>(null);
  const appeared = useRef(0);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    appeared.current = performance.now();
  }, []);

  function verdict() {
    const elapsed = performance.now() - appeared.current;
    const judged = judge({trap: trap.current?.value ?? '', elapsed, askedBefore: asked});
    setAsked(judged === 'hasty');
    if (judged === 'program' && trap.current) {
      // It may have been a program of the visitor's: the next press is theirs.
      trap.current.value = '';
    }
    return judged;
  }
  return {trap, asked, verdict};
}

interface EnquiryForm {
  readonly form: Form;
  readonly context: EnquiryContext;
  readonly delivery: Pick<ReturnType<typeof useDelivery>, 'sending' | 'result'>;
  readonly toasts: ReturnType<typeof useToast>;
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  readonly submit: (event: React.SubmitEvent) => void;
  /** Keeps the draft: to be called whenever the visitor has typed. */
  readonly onTyped: () => void;
}

/** Everything the enquiry form does: validate, guard, send, and lose nothing. */
export function useEnquiry(): EnquiryForm {
  const context = useEnquiryContext();
  const form: Form = useForm<Enquiry, unknown, Enquiry>({
    resolver: standardSchemaResolver(enquirySchema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    defaultValues: initialValues(readDraft(), context),
  });
  const {deliver, holdBack, ...delivery} = useDelivery();
  const toasts = useToast();
  const {trap, asked, verdict} = useGuard();
  useLaterSuggestion(form, context);

  async function dispatch(enquiry: Enquiry): Promise<void> {
    const outcome = await deliver(enquiry);
    if (outcome?.ok) {
      discardDraft();
      form.reset({...emptyEnquiry, division: context.division});
      toasts.show('success', texts.sent);
    } else if (outcome) {
      toasts.show('failure', texts.failed);
    }
  }

  function onValid(enquiry: Enquiry): void {
    const judged = delivery.sending ? 'hasty' : verdict();
    if (judged === 'program') {
      holdBack();
      toasts.show('failure', texts.failed);
    } else if (judged === 'person') {
      toasts.close();
      void dispatch(enquiry);
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
    delivery,
    toasts,
    trap,
    asked,
    submit: (event) => void form.handleSubmit(onValid)(event),
    onTyped,
  };
}
