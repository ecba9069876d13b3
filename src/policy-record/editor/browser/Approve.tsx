import {useState, type ChangeEvent, type ReactNode, type SubmitEvent} from 'react';
import {Field} from '@site/src/components/form/Field';
import {longDay} from '@site/src/shared/dates';
import {aYearAfter} from '@site/src/shared/wall-clock';
import {Details, Section} from '@site/src/components/prose/ComparedText';
import {characterCount} from '@site/src/shared/character-count';
import type {Comparison, DocumentFacts} from '../documents';
import {LABELS} from '../exchange';
import {useAttempt, type Session} from './session';

const KINDS = [
  {id: 'major', label: 'Yes: someone has to do something differently'},
  {id: 'minor', label: 'No: nobody does'},
] as const;

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

/** Shows the version of an approved text. */
function Approved({facts: {newest, status, inForce}}: Pick<Props, 'facts'>): ReactNode {
  const isComing = newest !== undefined && status === 'coming';
  return (
    <p>
      This is the text of version {newest?.version}.{' '}
      {isComing && `It applies from ${longDay(newest.effectiveFrom)}. `}
      {isComing && inForce !== undefined && `Until then the page shows version ${inForce}. `}
      To make another version, change the text first, then approve it.
    </p>
  );
}

/** A form for the approval, which shows each finding at its field. */
function Approval({session, facts, comparison, isReady, hasProblems}: Props): ReactNode {
  const {today, next, inForce, approver} = facts;
  const {attempt, isBusy, refusal, setRefusal} = useAttempt();
  const [typed, setTyped] = useState({
    kind: '' as '' | 'major' | 'minor',
    approvedOn: today,
    approvedBy: approver,
    effectiveFrom: today,
    reviewBy: undefined as string | undefined,
    note: '',
  });
  // The review date is a year after the approval until someone sets it.
  const {kind, note, approvedOn, reviewBy = approvedOn && aYearAfter(approvedOn)} = typed;
  const answers = {...typed, reviewBy};
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
    const approval = {...answers, note: note.trim()};
    if (kind === '') setRefusal({message: '', findings: [KIND_MISSING]});
    else void attempt(() => session.act('approve', {approval}));
  };
  return (
    <form className="form" aria-label="Approval" noValidate onSubmit={onSubmit}>
      <div className="form__wide">
        <Differences comparison={comparison} />
      </div>
      <Field {...field('kind')} label="Does anyone have to act differently?" layout="group" wide>
        {({id}) =>
          KINDS.map((each, index) => (
            <label key={each.id} className="choice target">
              <input
                name="kind"
                id={index === 0 ? id : undefined}
                type="radio"
                checked={kind === each.id}
                onChange={() => setTyped({...typed, kind: each.id})}
              />
              {each.label}
            </label>
          ))
        }
      </Field>
      {day('approvedOn')}
      <Field {...field('approvedBy')}>
        {(attributes) => <input {...attributes} {...control('approvedBy')} type="text" />}
      </Field>
      {day('effectiveFrom', 'This can be a date in the future.')}
      {day('reviewBy', 'Within a year of approval.')}
      <Field
        {...field('note')}
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
      <div className="form__end">
        <p role="alert" className="field__error">
          {findings.length === 0 ? refusal?.message : elsewhere.join(' ')}
        </p>
        <button className="button" type="submit" disabled={isBusy || !isReady}>
          {kind === '' ? 'Approve' : `Approve as version ${next[kind]}`}
        </button>
        {hasProblems && <p>Correct the problems in the text first.</p>}
        {inForce !== undefined && (
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
  return props.facts.status === 'draft' ? <Approval {...props} /> : <Approved {...props} />;
}
