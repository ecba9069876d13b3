import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type SubmitEvent, useState} from 'react';
import {useForm, useWatch} from 'react-hook-form';
import * as z from 'zod/mini';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {textField} from '../../site/form/rule';
import {emptyForm, useFields} from '../../site/form/useFields';
import {useSubmission, validation} from '../../site/form/useSubmission';
import {aboutPages, readContext, withAbout} from './context';
import {emptyEnquiry, type Enquiry, fieldNames, rules} from './rules';
import {sendEnquiry} from './send';

/** The table of rules as a schema. Its result is trimmed and ready to send. */
export const enquirySchema = z.object({
  name: textField(rules.name),
  email: textField(rules.email),
  company: textField(rules.company),
  division: textField(rules.division),
  phone: textField(rules.phone),
  message: textField(rules.message),
} satisfies Record<keyof Enquiry, unknown>);

export const FORM_ID = 'enquiry';

export interface EnquiryProps {
  readonly configuration: EnquiryConfiguration;
}

export function useEnquiry({configuration}: EnquiryProps) {
  // Empty on the server, which doesn't know how the visitor reached this page.
  const [context] = useState(() =>
    typeof document === 'undefined'
      ? {division: '', about: ''}
      : readContext({referrer: document.referrer, address: location.href, pages: aboutPages()}),
  );
  const {division} = context;
  const [aboutRemoved, setAboutRemoved] = useState(false);
  // Sets no default values, which would overwrite what was typed before the script loaded.
  const form = useForm<Enquiry, unknown, Enquiry>({
    ...validation,
    resolver: standardSchemaResolver(enquirySchema),
  });
  const {reset, handleSubmit} = form;
  const read = useFields(form, {
    id: FORM_ID,
    draftName: ENQUIRY_DRAFT_NAME,
    names: fieldNames,
    suggestion: {name: 'division', value: division},
  });
  const submission = useSubmission(
    (enquiry: Enquiry, signal) => sendEnquiry(enquiry, configuration, signal),
    () => {
      emptyForm(FORM_ID);
      reset({...emptyEnquiry, division});
    },
  );
  // Another company is another subject.
  const chosen = useWatch({control: form.control, name: 'division'});
  const about = aboutRemoved || (chosen || division) !== division ? '' : context.about;
  return {
    form,
    about,
    changeAbout: () => {
      setAboutRemoved(true);
      form.setFocus('division');
    },
    submission,
    onSubmit: (event: SubmitEvent) =>
      void handleSubmit((enquiry) => void submission.submit(withAbout(enquiry, about)))(event),
    read,
  };
}
