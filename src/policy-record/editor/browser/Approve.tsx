import {useState, type ChangeEvent, type ReactNode, type SubmitEvent} from 'react';
import {Field} from '@site/src/components/form/Field';
import {longDay} from '@site/src/shared/dates';
import {aYearAfter} from '@site/src/shared/wall-clock';
import {Details, Section} from '@site/src/components/prose/ComparedText';
import {characterCount} from '@site/src/shared/character-count';
import type {Comparison, DocumentFacts} from '../documents';
import {LABELS} from '../exchange';
import {useAttempt, type Session} from './session';

type Kind = DocumentFacts['kinds'][number];

/** What can be entered: the choice, and the button. */
const KINDS: Readonly<Record<Kind, readonly [choice: string, button: string]>> = {
  major: ['Yes: someone has to do something differently', 'Approve as version'],
  minor: ['No: nobody does', 'Approve as version'],
  reviewed: ['A review: the text was reviewed and stays the same', 'Enter the review'],
  rescheduled: ['Another first day, with the same words', 'Change the first day'],
  withdrawn: ['A withdrawal: nothing replaces the document', 'Withdraw the document'],
  retracted: ['An error: the newest entry was wrong', 'Take it back'],
};

const REVIEWED = 'Reviewed, unchanged.';

const isText = (kind: Kind | ''): kind is 'major' | 'minor' => kind === 'major' || kind === 'minor';

const LONGEST_NOTE = 280;

const KIND_MISSING = {
  field: 'kind',
  label: 'Kind of change',
  message: 'Say whether anyone has to act differently. Your answer decides the version number.',
};

interface Props {
  readonly session: Session;
  readonly facts: DocumentFacts;
  readonly comparison: Comparison | undefined;
  /** Whether the text is saved and has no problems. */
  readonly isReady: boolean;
  readonly hasProblems: boolean;
}

/** Shows what differs from the newest version. */
function Differences({comparison}: Pick<Props, 'comparison'>): ReactNode {
  if (comparison === undefined)
    return <p>There is no earlier version to compare with, so the whole text is new.</p>;
  const {before, changed, details, sections} = comparison;
  return (
    <>
      <p>
        Sections that changed since version {before}:{' '}
        <strong>{changed.join(', ') || 'none'}</strong>
      </p>
      <details className="disclosure">
        <summary>What changed, word by word</summary>
        <div className="comparison">
          {details.length > 0 && <Details details={details} />}
          {sections.map((section) => (
            <Section key={`${section.change} ${section.number}`} section={section} isExcerpt />
          ))}
        </div>
      </details>
    </>
  );
}

/** Shows the version of an approved text, and what happens to it next. */
function Approved({facts}: Pick<Props, 'facts'>): ReactNode {
  const {newest, status, inForce, reviewedOn, reviewBy, withdrawal} = facts;
  const isComing = newest !== undefined && status === 'coming';
  return (
    <p>
      This is the text of version {newest?.version}.{' '}
      {isComing && `It applies from ${longDay(newest.effectiveFrom)}. `}
      {isComing && inForce !== undefined && `Until then the page shows version ${inForce}. `}
      {reviewedOn && `Reviewed ${longDay(reviewedOn)}, unchanged. `}
      {reviewBy && `Next review by ${longDay(reviewBy)}. `}
      {withdrawal &&
        `${withdrawal.isToCome ? 'It will be' : 'It was'} withdrawn on ${longDay(withdrawal.effectiveFrom)}. `}
      To make another version, change the text first, then approve it.
    </p>
  );
}

/** A form for the approval, which shows each finding at its field. */
function Approval({session, facts, comparison, isReady, hasProblems}: Props): ReactNode {
  const {today, next, inForce, approver, kinds, takesBack, status, reviewBy: due} = facts;
  const {attempt, isBusy, refusal, setRefusal} = useAttempt();
  const [typed, setTyped] = useState({
    kind: '' as '' | Kind,
    approvedOn: today,
    approvedBy: approver,
    effectiveFrom: today,
    reviewBy: undefined as string | undefined,
    note: undefined as string | undefined,
  });
  const [wholeTextReviewed, setWholeTextReviewed] = useState(false);
  const {kind, approvedOn} = typed;
  const kept = kind === 'minor' ? due : null;
  // Until someone sets it, the next review is the one that is due, or a year after the approval.
  const {reviewBy = kept ?? (approvedOn && aYearAfter(approvedOn))} = typed;
  const note = typed.note ?? (kind === 'reviewed' ? REVIEWED : '');
  const answers = {...typed, reviewBy, note};
  const isDraft = status === 'draft';
  const isAsked = isDraft || kind !== '';
  const hasFirstDay = kind !== 'reviewed' && kind !== 'retracted';
  const findings = refusal?.findings ?? [];
  const elsewhere = findings
    .filter(({field}) => !Object.hasOwn(answers, field))
    .map(({label, message}) => `${label}: ${message}`);
  const field = (name: keyof typeof answers) => ({
    id: `editor-${name}`,
    label: LABELS[name],
    error: findings.find((each) => each.field === name)?.message,
  });
  const control = (name: keyof typeof answers) => ({
    className: 'input',
    value: answers[name],
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped({...typed, [name]: target.value}),
  });
  const day = (name: 'approvedOn' | 'effectiveFrom' | 'reviewBy', hint?: string) => (
    <Field {...field(name)} hint={hint}>
      {(attributes) => <input {...attributes} {...control(name)} type="date" />}
    </Field>
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const approval = {...answers, note: note.trim(), wholeTextReviewed};
    if (kind === '') setRefusal({message: '', findings: [KIND_MISSING]});
    else void attempt(() => session.act('approve', {approval}));
  };
  return (
    <form className="form" aria-label="Approval" noValidate onSubmit={onSubmit}>
      {isDraft && (
        <div className="form__wide">
          <Differences comparison={comparison} />
        </div>
      )}
      <Field
        {...field('kind')}
        label={isDraft ? 'Does anyone have to act differently?' : 'What do you want to enter?'}
        layout="group"
        wide
      >
        {({id}) =>
          kinds.map((each, index) => (
            <label key={each} className="choice target">
              <input
                name="kind"
                id={index === 0 ? id : undefined}
                type="radio"
                checked={kind === each}
                onChange={() => setTyped({...typed, kind: each})}
              />
              {KINDS[each][0]}
              {each === 'retracted' && ` (${takesBack})`}
            </label>
          ))
        }
      </Field>
      {isAsked && (
        <>
          {day('approvedOn')}
          <Field {...field('approvedBy')}>
            {(attributes) => <input {...attributes} {...control('approvedBy')} type="text" />}
          </Field>
          {hasFirstDay && day('effectiveFrom', 'This can be a date in the future.')}
          {(isDraft || kind === 'reviewed') &&
            day(
              'reviewBy',
              kept
                ? `Keep ${longDay(kept)}, unless the whole text was reviewed.`
                : 'Within a year of approval.',
            )}
          {kept && reviewBy > kept && (
            <label className="choice target form__wide">
              <input
                type="checkbox"
                checked={wholeTextReviewed}
                onChange={({target}) => setWholeTextReviewed(target.checked)}
              />
              The whole text was reviewed: the next review moves from {longDay(kept)} to{' '}
              {longDay(reviewBy)}
            </label>
          )}
          <Field
            {...field('note')}
            label={isDraft ? LABELS.note : 'Note'}
            hint="One or two sentences for readers."
            after={
              <p className="field__hint">
                {characterCount(note)} of {LONGEST_NOTE} characters
              </p>
            }
            wide
          >
            {(attributes) => <textarea {...attributes} {...control('note')} rows={3} />}
          </Field>
        </>
      )}
      <div className="form__end">
        <p role="alert" className="field__error">
          {findings.length === 0 ? refusal?.message : elsewhere.join(' ')}
        </p>
        {isAsked && (
          <button className="button" type="submit" disabled={isBusy || !isReady}>
            {kind === '' ? 'Approve' : KINDS[kind][1]}
            {isText(kind) && ` ${next[kind]}`}
          </button>
        )}
        {hasProblems && <p>Correct the problems in the text first.</p>}
        {isDraft && inForce !== undefined && (
          <p className="field__hint">
            Version {inForce} stays in force until the day before the new version applies. Today is{' '}
            {longDay(today)}.
          </p>
        )}
      </div>
    </form>
  );
}

export function Approve(props: Props): ReactNode {
  return (
    <>
      {props.facts.status !== 'draft' && <Approved {...props} />}
      <Approval {...props} />
    </>
  );
}
