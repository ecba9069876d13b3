import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type SubmitEvent, useEffect, useState} from 'react';
import {useForm, useWatch} from 'react-hook-form';
import * as z from 'zod/mini';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {draftKeeper} from '../../site/form/draft';
import {textField} from '../../site/form/rule';
import {useSubmission, validation} from '../../site/form/useSubmission';
import {type AboutPages, initialValues, readContext, withAbout} from './context';
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

const draft = draftKeeper(ENQUIRY_DRAFT_NAME, emptyEnquiry);

export interface EnquiryProps {
  readonly configuration: EnquiryConfiguration;
  readonly pages: AboutPages;
}

export function useEnquiry({configuration, pages}: EnquiryProps) {
  // Empty on the server, which doesn't know how the visitor reached this page.
  const [context] = useState(() =>
    typeof document === 'undefined'
      ? {division: '', about: ''}
      : readContext({referrer: document.referrer, address: location.href, pages}),
  );
  const {division} = context;
  const [aboutRemoved, setAboutRemoved] = useState(false);
  // Sets no default values, which would overwrite what was typed before the script loaded.
  const form = useForm<Enquiry, unknown, Enquiry>({
    ...validation,
    resolver: standardSchemaResolver(enquirySchema),
  });
  const {reset, setValue, getValues, handleSubmit} = form;
  const [initial] = useState(() => initialValues(draft.read(), context));
  useEffect(() => {
    for (const name of fieldNames) {
      // Also sets existing values, because the form library knows only values that were set.
      setValue(name, getValues(name) || initial[name]);
    }
  }, [initial, getValues, setValue]);
  const submission = useSubmission(
    (enquiry: Enquiry) => sendEnquiry(enquiry, configuration),
    () => {
      draft.discard();
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
    onTyped: () => draft.keep({values: getValues(), suggested: division}),
  };
}
