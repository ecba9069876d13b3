import {answers, filesTooLarge, variablesTooLarge, type Answer} from './service-answers';
import type {Account, Limits} from './settings';

/** A variable of the e-mail template, by name. */
export type Variable = readonly [name: string, value: string];

export interface UploadedFile {
  /** Name of the field that it was put into. */
  readonly field: string;
  /** Name as the visitor's browser sent it: not to be trusted. */
  readonly name: string;
  /** Media type as the browser sent it: not to be trusted. */
  readonly type: string;
  readonly content: Buffer;
}

/** A request to send a message, in whichever form it came. */
export interface Submission {
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly variables: readonly Variable[];
  readonly files: readonly UploadedFile[];
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Bytes of the names and the values. */
export function sizeOfVariables(variables: readonly Variable[]): number {
  return total(
    variables.map(([name, value]) => Buffer.byteLength(name) + Buffer.byteLength(value)),
  );
}

/** What the service answers to a submission that it does not take; `undefined` when it does. */
export function refusalOf(
  {userId, serviceId, templateId, variables, files}: Submission,
  account: Account,
  limits: Limits,
): Answer | undefined {
  if (userId === '') {
    return answers.publicKeyMissing;
  }
  if (userId !== account.userId) {
    return answers.publicKeyUnknown;
  }
  if (serviceId !== account.serviceId) {
    return answers.serviceUnknown;
  }
  if (templateId !== account.templateId) {
    return answers.templateUnknown;
  }
  if (sizeOfVariables(variables) > limits.variables) {
    return variablesTooLarge(limits.variables);
  }
  if (total(files.map(({content}) => content.length)) > limits.files) {
    return filesTooLarge(limits.files);
  }
  return undefined;
}

/** Who sent it: an enquiry has one name, an application two. Empty when it has neither. */
export function senderOf(variables: readonly Variable[]): string {
  const names = ['firstName', 'lastName'].map((name) => valueOf(variables, name));
  return valueOf(variables, 'name') || names.join(' ').trim();
}

/** The first variable of that name, without the space around it; empty when there is none. */
export function valueOf(variables: readonly Variable[], name: string): string {
  return (variables.find(([found]) => found === name)?.[1] ?? '').trim();
}
