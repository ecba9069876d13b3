import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type SubmitEvent, useEffect, useMemo, useRef, useState} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import * as z from 'zod/mini';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {checkboxField, textField} from '../../site/form/rule';
import {type Submission, useSubmission, validation} from '../../site/form/useSubmission';
import {extensionOf, tooLarge} from './cv';
import {isOpen, type Position, positionOf, requestedPosition} from './positions';
import type {Receipt} from './receipt';
import {type Application, emptyApplication, fieldNames, POSITION_CLOSED, rules} from './rules';
import {newReference, sendApplication} from './send';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {type Draft, draftKeeper, laterChoice} from '../../site/form/draft';

/**
 * The values of the fields. The chosen file is in a list of one; a field that is not rendered yet
 * has no value.
 */
export interface Values extends Omit<Application, 'resume'> {
  readonly resume: ArrayLike<File> | undefined;
}

/**
 * Replaces the file by its name, for the draft, the email and the receipt.
 *
 * @param remembered name of the CV that was chosen before the page was reloaded
 */
export function applicationOf(values: Partial<Values>, remembered = ''): Application {
  const {availability, resume, ...rest} = values;
  return {
    ...emptyApplication,
    ...rest,
    // The value is null while no radio button is chosen.
    availability: availability ?? '',
    resume: resume?.[0]?.name ?? remembered,
  };
}

interface InitialValues {
  readonly draft: Draft<Application> | undefined;
  /** The position that the visitor's link asks for; empty if it asks for none. */
  readonly requested: string;
  readonly positions: readonly Position[];
}

/**
 * Returns the initial values: the draft, but without its position if that is no longer offered or
 * the visitor has since followed a link to another one.
 */
export function initialValues({draft, requested, positions}: InitialValues): Application {
  const values = draft?.values ?? emptyApplication;
  const kept = positionOf(positions, values.position)?.id ?? '';
  return {...values, position: laterChoice(kept, draft?.suggested ?? '', requested)};
}

/** The draft of the application form. It contains the name of the CV and never the file. */
const applicationDraft = draftKeeper(APPLICATION_DRAFT_NAME, emptyApplication);

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
export function applicationSchema({positions, fileLimit, now = Date.now}: Offer) {
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
  /** Name of the CV that was chosen before the page was reloaded; empty if none was. */
  readonly remembered: string;
  readonly submission: Submission<Omit<Receipt, 'sentAt'> & {readonly file: File}>;
  readonly receipt: Receipt | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onTyped: () => void;
}

/**
 * Reads the radio button that was chosen before the script loaded, because the form library loses
 * the choice when it takes over the buttons one by one.
 */
function earlyAvailability(): string | undefined {
  return inBrowser
    ? document.querySelector<HTMLInputElement>('[name=availability]:checked')?.value
    : undefined;
}

/** What the browser keeps of an application that the visitor still has to email. */
type Prepared = Pick<Receipt, 'reference' | 'sentAt' | 'application' | 'file'>;

/**
 * Reads the prepared application from the tab's history, so that it survives a reload and the way
 * back from a mail page.
 */
function preparedReceipt({positions, notice}: Given): Receipt | undefined {
  const {prepared} = (history.state ?? {}) as {readonly prepared?: Prepared | undefined};
  const position = prepared && positionOf(positions, prepared.application.position);
  return position && {...prepared, position, notice, delivered: false};
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
  const {reset, setValue, getValues, handleSubmit} = form;
  const [initial] = useState(() => {
    const draft = applicationDraft.read();
    const values = initialValues({draft, requested: requested.id, positions});
    return {...values, availability: earlyAvailability() ?? values.availability};
  });
  const [remembered, setRemembered] = useState(initial.resume);
  const hydrated = useHydrated();
  useEffect(() => {
    for (const name of fieldNames) {
      if (name !== 'resume') {
        // Also sets existing values, because the form library knows only values that were set.
        setValue(name, getValues(name) || initial[name]);
      }
    }
  }, [initial, getValues, setValue]);

  const reference = useRef('');
  const submission: ApplicationForm['submission'] = useSubmission(
    (message, sending) => sendApplication(message, configuration, sending),
    () => {
      reference.current = '';
      applicationDraft.discard();
      // A reset leaves the file in its field.
      setValue('resume', undefined);
      reset({...emptyApplication, resume: undefined});
      setRemembered('');
    },
  );
  const {result} = submission;
  const sent: Receipt | undefined = useMemo(
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
  const [prepared] = useState(() => (inBrowser ? preparedReceipt(given) : undefined));
  useEffect(() => {
    if (sent && !sent.delivered) {
      const {reference, sentAt, application, file} = sent;
      const kept: Prepared = {
        reference,
        sentAt,
        application,
        file: {name: file.name, size: file.size},
      };
      history.replaceState({prepared: kept}, '');
    }
  }, [sent]);

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
    // Unset until hydration, because the server's HTML contains neither the link's position nor the
    // draft.
    unknown: hydrated && requested.unknown,
    remembered: hydrated ? remembered : '',
    submission,
    receipt: sent ?? (hydrated ? prepared : undefined),
    onSubmit: (event) => void handleSubmit(onValid)(event),
    onTyped: () =>
      applicationDraft.keep({
        values: applicationOf(getValues(), remembered),
        suggested: requested.id,
      }),
  };
}
