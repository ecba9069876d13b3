import {useEffect, useState, type ReactNode} from 'react';
import {useForm, useWatch} from 'react-hook-form';
import {Field} from '@site/src/components/form/Field';
import {longDay} from '@site/src/shared/dates';
import {aYearAfter} from '@site/src/shared/wall-clock';
import {Details, Section} from '@site/src/features/documents/record/ComparedText';
import {characterCount} from '@site/src/features/site/form/rule';
import {NotDone, type ComparedDraft, type Finding} from '../exchange';
import {LABELS} from '../labels';
import {ask, type Editing, type Session} from './session';

const KINDS = [
  {id: 'major', label: 'Yes: someone has to do something differently'},
  {id: 'minor', label: 'No: nobody does'},
] as const;

const LONGEST_NOTE = 280;

interface Answers {
  readonly kind: 'major' | 'minor' | null;
  readonly approvedOn: string;
  readonly approvedBy: string;
  readonly effectiveFrom: string;
  readonly reviewBy: string;
  readonly note: string;
}

const KIND_MISSING: Finding = {
  field: 'kind',
  label: 'Kind of change',
  message: 'Say whether anyone has to act differently. Your answer decides the version number.',
};

/** What differs from the newest version. */
function Differences({
  session,
  sha256,
}: {
  readonly session: Session;
  readonly sha256: string;
}): ReactNode {
  const [compared, setCompared] = useState<ComparedDraft>();
  useEffect(() => {
    void ask<ComparedDraft>('compare', {document: session.document}).then(
      setCompared,
      () => undefined,
    );
  }, [session, sha256]);
  if (compared === undefined) return <p>Comparing…</p>;
  const {before, changed, details, sections} = compared;
  if (before === undefined)
    return <p>There is no earlier version to compare with, so the whole text is new.</p>;
  const numbers = changed === 'all' ? 'all' : changed.join(', ') || 'none';
  return (
    <>
      <p>
        Sections that changed since version {before}: <strong>{numbers}</strong>
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

interface Props {
  readonly session: Session;
  readonly editing: Editing;
}

/** The questions of an approval, and its findings at their fields. */
export function Approve({session, editing}: Props): ReactNode {
  const {opened, status, findings: own} = editing;
  const {approver = '', today = '', reviewBy = ''} = opened?.facts ?? {};
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const {register, control, setValue, getFieldState, formState, handleSubmit} = useForm<Answers>({
    defaultValues: {
      kind: null,
      approvedOn: today,
      approvedBy: approver,
      effectiveFrom: today,
      reviewBy,
      note: '',
    },
  });
  const [kind, note] = useWatch({control, name: ['kind', 'note']});
  if (opened === undefined) return null;
  const {facts, sha256} = opened;
  const errorOf = (field: string) => findings.find((each) => each.field === field)?.message;

  /** The other dates follow the date of approval until someone changes them. */
  const follow = (day: string) => {
    if (!getFieldState('effectiveFrom', formState).isDirty) setValue('effectiveFrom', day);
    if (!getFieldState('reviewBy', formState).isDirty && day !== '')
      setValue('reviewBy', aYearAfter(day));
  };
  const approve = async (answers: Answers) => {
    if (answers.kind === null) {
      setFindings([KIND_MISSING]);
      return;
    }
    setIsBusy(true);
    try {
      setFindings([]);
      await session.act('approve', {approval: {...answers, note: answers.note.trim()}});
    } catch (error) {
      const {message, findings: found = []} =
        error instanceof NotDone ? error.refusal : {message: String(error)};
      setFindings(found.length > 0 ? found : [{field: '', label: '', message}]);
    } finally {
      setIsBusy(false);
    }
  };
  if (facts.standing !== 'draft') {
    const {version = '', effectiveFrom = today} = facts.newest ?? {};
    return (
      <p>
        This is the text of version {version}.{' '}
        {facts.standing === 'coming' && `It applies from ${longDay(effectiveFrom)}. `}
        {facts.standing === 'coming' &&
          facts.inForce !== undefined &&
          `Until then the page shows version ${facts.inForce}. `}
        To make another version, change the text first, then approve it.
      </p>
    );
  }
  const day = (name: 'approvedOn' | 'effectiveFrom' | 'reviewBy', hint?: string) => (
    <Field id={`editor-${name}`} label={LABELS[name]} hint={hint} error={errorOf(name)}>
      {(attributes) => (
        <input
          {...attributes}
          {...register(
            name,
            name === 'approvedOn'
              ? {onChange: ({target}: {target: HTMLInputElement}) => follow(target.value)}
              : {},
          )}
          className="input"
          type="date"
        />
      )}
    </Field>
  );
  const fields = ['kind', 'approvedOn', 'approvedBy', 'effectiveFrom', 'reviewBy', 'note'];
  const elsewhere = findings.filter(({field}) => !fields.includes(field));
  return (
    <form
      className="form"
      aria-label="Approval"
      noValidate
      onSubmit={(event) => void handleSubmit(approve)(event)}
    >
      <div className="form__wide">
        <Differences session={session} sha256={sha256} />
      </div>
      <Field
        id="editor-kind"
        label="Does anyone have to act differently?"
        layout="group"
        error={errorOf('kind')}
        wide
      >
        {({id}) =>
          KINDS.map((each, index) => (
            <label key={each.id} className="choice">
              <input
                {...register('kind')}
                id={index === 0 ? id : undefined}
                type="radio"
                value={each.id}
              />
              {each.label}
            </label>
          ))
        }
      </Field>
      {day('approvedOn')}
      <Field id="editor-approvedBy" label={LABELS.approvedBy} error={errorOf('approvedBy')}>
        {(attributes) => (
          <input {...attributes} {...register('approvedBy')} className="input" type="text" />
        )}
      </Field>
      {day('effectiveFrom', 'This can be a date in the future.')}
      {day('reviewBy', 'Within a year of approval.')}
      <Field
        id="editor-note"
        label={LABELS.note}
        hint="One or two sentences for readers."
        error={errorOf('note')}
        after={
          <p className="field__hint">
            {characterCount(note)} of {LONGEST_NOTE} characters
          </p>
        }
        wide
      >
        {(attributes) => (
          <textarea {...attributes} {...register('note')} className="input" rows={3} />
        )}
      </Field>
      <div className="form__end">
        <div role="alert">
          {elsewhere.map(({label, message}) => (
            <p key={label + message} className="field__error">
              {label === '' ? message : `${label}: ${message}`}
            </p>
          ))}
        </div>
        <button
          className="button"
          type="submit"
          disabled={isBusy || status !== 'saved' || own.length > 0}
        >
          {kind === null ? 'Approve' : `Approve as version ${facts.next[kind]}`}
        </button>
        {own.length > 0 && <p>Correct the problems in the text first.</p>}
        {facts.inForce !== undefined && (
          <p className="field__hint">
            Version {facts.inForce} stays in force until the day before the new version applies.
            Today is {longDay(today)}.
          </p>
        )}
      </div>
    </form>
  );
}
