import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type RefObject, type SubmitEvent, useCallback, useEffect, useMemo, useState} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import * as z from 'zod/mini';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {useAfterSuccess, useSubmission, validation} from '../../site/form/delivery';
import {textField, tickedField} from '../../site/form/rule';
import {extensionOf, tooLarge} from './cv';
import {delivery} from './delivery';
import {isOpen, type Position, positionOf, requestedPosition} from './positions';
import {emptyApplication, fieldNames, rules} from './rules';
import {texts} from './texts';
import {applicationDraft, applicationOf, initialValues, isEmpty, type Values} from './values';

/** The CV: a file with one of the specification's extensions, as large as its delivery carries. */
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
  /** What may be applied for. */
  readonly positions: readonly Position[];
  /** Largest CV in bytes; nothing where nothing is delivered. */
  readonly fileLimit?: number | undefined;
  /** Milliseconds since 1970. Passed by tests. */
  readonly now?: () => number;
}

/**
 * The table of rules as a schema, for a page that offers these positions. What it lets through is
 * trimmed and ready to send. A position that has closed by the time it is sent is refused.
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
      }, texts.closed),
    ),
    availability: textField(rules.availability),
    experience: textField(rules.experience),
    resume: cvField(fileLimit),
    workEligibility: tickedField(rules.workEligibility),
    dataConsent: tickedField(rules.dataConsent),
  } satisfies Record<keyof Values, unknown>);
}

const inBrowser = typeof document !== 'undefined';

/** The application form as its parts see it. */
export interface ApplicationForm {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly configuration: ApplicationConfiguration;
  readonly positions: readonly Position[];
  /** The candidate privacy notice in force. */
  readonly notice: InForce;
  /** Whether the visitor's link names a position that is not offered. */
  readonly unknown: boolean;
  /** Name of the CV that was chosen before the page was loaded anew; empty if none was. */
  readonly remembered: string;
  readonly state: ReturnType<typeof delivery.read>;
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
export function useApplication({
  positions,
  configuration,
  notice,
}: Pick<ApplicationForm, 'positions' | 'configuration' | 'notice'>): ApplicationForm {
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
      submit({application: applicationOf(values), file, position, configuration, notice});
    }
  }

  return {
    ...submission,
    form,
    configuration,
    positions,
    notice,
    // The server's HTML knows neither the link nor the draft.
    unknown: hydrated && requested.unknown,
    remembered: hydrated ? remembered : '',
    locked: submission.state.sending,
    submit: (event) => void handleSubmit(onValid)(event),
    onTyped,
  };
}
