import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type RefObject, type SubmitEvent, useCallback, useEffect, useState} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import * as z from 'zod/mini';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {useAfterSuccess, useSubmission, validation} from '../../site/form/delivery';
import {textField} from '../../site/form/rule';
import {type CompanyPages, type EnquiryContext, initialValues, readContext} from './context';
import {emptyEnquiry, type Enquiry, fieldNames, rules} from './rules';
import {delivery, enquiryDraft} from './transport';

/** The table of rules as a schema. What it lets through is trimmed and ready to send. */
export const enquirySchema = z.object({
  name: textField(rules.name),
  email: textField(rules.email),
  company: textField(rules.company),
  division: textField(rules.division),
  phone: textField(rules.phone),
  message: textField(rules.message),
} satisfies Record<keyof Enquiry, unknown>);

type Form = UseFormReturn<Enquiry, unknown, Enquiry>;

/** What the page tells the form, as JSON in its HTML. */
export interface EnquiryProps {
  readonly configuration: EnquiryConfiguration;
  readonly companies: CompanyPages;
}

interface EnquiryForm {
  readonly form: Form;
  readonly context: EnquiryContext;
  readonly state: ReturnType<typeof delivery.read>;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly submit: (event: SubmitEvent) => void;
  /** Keeps the draft: to be called whenever the visitor has typed. */
  readonly onTyped: () => void;
}

/** Everything the enquiry form does: validate, guard, send, and lose nothing. */
export function useEnquiry({configuration, companies}: EnquiryProps): EnquiryForm {
  // What the visitor's way to this page suggests. The server's HTML does not know it.
  const [context] = useState(() =>
    typeof document === 'undefined'
      ? {division: '', from: ''}
      : readContext({referrer: document.referrer, address: location.href, companies}),
  );
  const {division} = context;
  const {submit, ...submission} = useSubmission(delivery);
  // No values of our own: what was typed before the script came stays in its field.
  const form: Form = useForm<Enquiry, unknown, Enquiry>({
    ...validation,
    resolver: standardSchemaResolver(enquirySchema),
  });
  const {reset, setValue, getValues} = form;
  const [beginning] = useState(() => initialValues(enquiryDraft.read(), context));
  useEffect(() => {
    for (const name of fieldNames) {
      // Set also where it stands already: whoever watches a field learns of it only so.
      setValue(name, getValues(name) || beginning[name]);
    }
  }, [beginning, getValues, setValue]);
  const empty = useCallback(() => reset({...emptyEnquiry, division}), [reset, division]);
  useAfterSuccess(submission.state.result, empty);

  function onTyped(): void {
    const values = getValues();
    if (fieldNames.every((name) => values[name] === '')) {
      enquiryDraft.discard();
    } else {
      enquiryDraft.keep({values, suggested: division});
    }
  }

  const onValid = (enquiry: Enquiry) => submit({enquiry, ids: configuration});
  return {
    ...submission,
    form,
    context,
    submit: (event) => void form.handleSubmit(onValid)(event),
    onTyped,
  };
}
