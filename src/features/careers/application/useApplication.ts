import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type SubmitEvent, useMemo, useRef, useState} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import * as z from 'zod/mini';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {now as correctedNow} from '../../site/clock/now';
import {checkboxField, textField} from '../../site/form/rule';
import {type Submission, useSubmission, validation} from '../../site/form/useSubmission';
import {extensionOf, tooLarge} from './cv';
import {isOpen, type Position, positionOf, requestedPosition} from './positions';
import type {Receipt} from './receipt';
import {type Application, emptyApplication, fieldNames, POSITION_CLOSED, rules} from './rules';
import {newReference, sendApplication} from './send';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {emptyForm, useFields} from '../../site/form/useFields';

/**
 * The values of the fields. The chosen file is in a list of one; a field that is not rendered yet
 * has no value.
 */
export interface Values extends Omit<Application, 'resume'> {
  readonly resume: ArrayLike<File> | undefined;
}

/** Replaces the file by its name, for the email and the receipt. */
export function applicationOf({availability, resume, ...rest}: Partial<Values>): Application {
  return {
    ...emptyApplication,
    ...rest,
    // The value is null while no radio button is chosen.
    availability: availability ?? '',
    resume: resume?.[0]?.name ?? '',
  };
}

export const FORM_ID = 'application';

/** The schema of the CV: a file with one of the specification's extensions, within the limit. */
function cvField(fileLimit: number | undefined) {
  return z.custom<Values['resume']>().check(({value: files, issues}) => {
    const file = files?.[0];
    if (file === undefined || extensionOf(file.name) === undefined) {
      issues.push({code: 'custom', message: rules.resume.message, input: files});
    } else if (fileLimit !== undefined && file.size > fileLimit) {
      issues.push({code: 'custom', message: tooLarge(file, fileLimit), input: files});
    }
  });
}

interface Offer {
  readonly positions: readonly Position[];
  /** Largest CV in bytes; absent where nothing is delivered. */
  readonly fileLimit?: number | undefined;
  /** Milliseconds since 1970. Only tests set it. */
  readonly now?: () => number;
}

/**
 * Makes the schema from the table of rules, for these positions. Its result is trimmed and ready to
 * send. It refuses a position that has closed by the time of sending.
 */
export function applicationSchema({positions, fileLimit, now = correctedNow}: Offer) {
  const find = (id: string) => positionOf(positions, id);
  return z.object({
    firstName: textField(rules.firstName),
    lastName: textField(rules.lastName),
    email: textField(rules.email),
    phone: textField(rules.phone),
    address: textField(rules.address),
    postalCode: textField(rules.postalCode),
    position: textField(rules.position).check(
      z.refine((id) => find(id) !== undefined, rules.position.message),
      z.refine((id) => {
        const position = find(id);
        return position === undefined || isOpen(position, now());
      }, POSITION_CLOSED),
    ),
    availability: textField(rules.availability),
    experience: textField(rules.experience),
    resume: cvField(fileLimit),
    workEligibility: checkboxField(rules.workEligibility),
    dataConsent: checkboxField(rules.dataConsent),
  } satisfies Record<keyof Values, unknown>);
}

const inBrowser = typeof document !== 'undefined';

interface Given {
  readonly configuration: ApplicationConfiguration;
  readonly positions: readonly Position[];
  readonly notice: InForce;
}

export interface ApplicationForm extends Given {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Whether the visitor's link names a position that is not offered. */
  readonly unknown: boolean;
  readonly submission: Submission<Omit<Receipt, 'sentAt'> & {readonly file: File}>;
  readonly receipt: Receipt | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** Reads the fields as they are on the page. */
  readonly read: () => void;
}

/** Validates and sends the form, and keeps its draft. */
export function useApplication(given: Given): ApplicationForm {
  const {positions, configuration, notice} = given;
  const {fileLimit} = configuration;
  const [requested] = useState(() =>
    requestedPosition(inBrowser ? location.search : '', positions),
  );
  const resolver = useMemo(
    () => standardSchemaResolver(applicationSchema({positions, fileLimit})),
    [positions, fileLimit],
  );
  // Sets no default values, which would overwrite what was entered before the script loaded.
  const form = useForm<Values, unknown, Values>({...validation, resolver});
  const {reset, handleSubmit} = form;
  const hydrated = useHydrated();
  const read = useFields(form, {
    id: FORM_ID,
    draftName: APPLICATION_DRAFT_NAME,
    names: fieldNames,
    suggestion: {name: 'position', value: requested.id},
  });

  const reference = useRef('');
  const submission: ApplicationForm['submission'] = useSubmission(
    (message, signal) => sendApplication(message, configuration, signal),
    () => {
      reference.current = '';
      emptyForm(FORM_ID);
      reset({...emptyApplication, resume: undefined});
    },
  );
  const {result} = submission;
  const receipt: Receipt | undefined = useMemo(
    () =>
      result?.ok
        ? {
            ...result.message,
            reference: result.reference ?? result.message.reference,
            sentAt: result.at,
          }
        : undefined,
    [result],
  );

  function onValid(values: Values): void {
    const position = positionOf(positions, values.position);
    const file = values.resume?.[0];
    if (position !== undefined && file !== undefined) {
      reference.current ||= newReference(new Date());
      void submission.submit({
        reference: reference.current,
        application: applicationOf(values),
        position,
        notice,
        file,
        delivered: configuration.delivery !== 'log',
      });
    }
  }

  return {
    ...given,
    form,
    // Unset until hydration, because the server's HTML doesn't contain the link's position.
    unknown: hydrated && requested.unknown,
    submission,
    receipt,
    onSubmit: (event) => void handleSubmit(onValid)(event),
    read,
  };
}
