import {policySchema} from '../../../src/content/documents/schema';
import {answer, choice, type Asking} from '../command-line/answers';
import {dayFault} from '../command-line/days';
import {nextReference, slugOf} from './registration';
import type {NewPolicy} from './skeleton';

/** What the options say, each undefined when it was not given. */
export interface NewPolicyOptions {
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  readonly slug?: string | undefined;
  readonly reference?: string | undefined;
  readonly type?: string | undefined;
  readonly owner?: string | undefined;
  readonly approver?: string | undefined;
  readonly 'approved-on'?: string | undefined;
  readonly 'applies-to'?: string | undefined;
}

/** What other documents have already. */
export interface Taken {
  readonly references: readonly string[];
  readonly slugs: readonly string[];
}

type Fault = (text: string) => string | undefined;

const COMPANIES: readonly string[] = policySchema.shape.appliesTo.element.options;

function lengthFault(least: number, most: number): Fault {
  return (text) =>
    text.length < least || text.length > most
      ? `expected ${least} to ${most} characters, found ${text.length}`
      : undefined;
}

function slugFault({slugs}: Taken): Fault {
  return (text) => {
    if (!/^[a-z]+(-[a-z]+)*$/.test(text)) return 'expected lower-case words joined by hyphens';
    return slugs.includes(text) ? `there is a policy "${text}" already` : undefined;
  };
}

function referenceFault({references}: Taken): Fault {
  return (text) => {
    if (!/^POL-\d{3}$/.test(text)) return 'expected POL- and three digits';
    return references.includes(text) ? `${text} is or was another document’s` : undefined;
  };
}

function namesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

function companiesFault(text: string): string | undefined {
  const names = namesIn(text);
  return names.length > 0 && names.every((name) => COMPANIES.includes(name))
    ? undefined
    : `expected some of ${COMPANIES.join(', ')}`;
}

async function askType(asking: Asking, given: string | undefined): Promise<NewPolicy['type']> {
  return choice(asking, {
    option: 'type',
    given: given ?? (asking.yes || !asking.ask ? 'policy' : undefined),
    message: 'Is it a policy, or a statement that a statute asks for?',
    choices: [
      {value: 'policy', label: 'Policy'},
      {value: 'statement', label: 'Statement'},
    ],
  });
}

/** Asks what the options do not say, and makes a policy of the answers. */
export async function askPolicy(
  asking: Asking,
  options: NewPolicyOptions,
  {taken, today}: {readonly taken: Taken; readonly today: string},
): Promise<NewPolicy> {
  const line = (
    option: keyof NewPolicyOptions,
    message: string,
    check: Fault,
    suggestion?: string,
  ) => answer(asking, {option, given: options[option], message, check, suggestion});
  const role = lengthFault(3, 80);
  const title = await line('title', 'What is its title?', lengthFault(2, 60));
  const shorter = title.replace(/ (policy|statement)$/i, '');
  const label = await line('label', 'Its short name, for menus?', lengthFault(2, 40), shorter);
  return {
    title,
    label,
    slug: await line('slug', 'The last part of its address?', slugFault(taken), slugOf(label)),
    reference: await line(
      'reference',
      'Its reference?',
      referenceFault(taken),
      nextReference(taken.references),
    ),
    type: await askType(asking, options.type),
    owner: await line('owner', 'Which role keeps it?', role),
    approver: await line('approver', 'Who will approve it?', role, 'Group board'),
    approvedOn: await line('approved-on', 'When will it probably be approved?', dayFault, today),
    appliesTo: namesIn(
      await line(
        'applies-to',
        'Which companies does it bind?',
        companiesFault,
        COMPANIES.join(', '),
      ),
    ),
  };
}
