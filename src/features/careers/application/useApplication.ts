import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {useMemo, useRef, useState} from 'react';
import * as z from 'zod/mini';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {now as correctedNow} from '../../site/clock/now';
import {checkboxField, textField} from '../../site/form/rule';
import {type SiteForm, useSiteForm} from '../../site/form/useSiteForm';
import {extensionOf, tooLarge} from './cv';
import {isOpen, type Position, positionOf, requestedPosition} from './positions';
import type {Receipt} from './receipt';
import {type Application, emptyApplication, fieldNames, POSITION_CLOSED, rules} from './rules';
import {type Delivery, sendApplication, withReference} from './send';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';

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
  readonly site: SiteForm<Values, Omit<Receipt, 'sentAt'> & {readonly file: File}>;
  /** Whether the visitor's link names a position that is not offered. */
  readonly unknown: boolean;
  readonly receipt: Receipt | undefined;
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
  const hydrated = useHydrated();
  const failedBefore = useRef<Delivery>(undefined);
  const site: ApplicationForm['site'] = useSiteForm({
    id: FORM_ID,
    draftName: APPLICATION_DRAFT_NAME,
    names: fieldNames,
    resolver,
    suggestion: {name: 'position', value: requested.id},
    empty: {...emptyApplication, resume: undefined},
    messageOf(values) {
      const position = positionOf(positions, values.position);
      const file = values.resume?.[0];
      if (position === undefined || file === undefined) return undefined;
      const application = applicationOf(values);
      const delivered = configuration.delivery !== 'log';
      const entered = {application, position, notice, file, delivered};
      return withReference(entered, failedBefore.current, new Date());
    },
    async send(message, signal) {
      const outcome = await sendApplication(message, configuration, signal);
      failedBefore.current = outcome.ok ? undefined : message;
      return outcome;
    },
  });
  const {result} = site;
  return {
    ...given,
    site,
    // Unset until hydration, because the server's HTML doesn't contain the link's position.
    unknown: hydrated && requested.unknown,
    receipt: result?.ok
      ? {
          ...result.message,
          reference: result.reference ?? result.message.reference,
          sentAt: result.at,
        }
      : undefined,
  };
}
