import {useState, type ReactNode, type SubmitEvent} from 'react';
import {Field} from '@site/src/components/form/Field';
import type {DocumentFacts} from '../documents';
import type {Submitted} from '../exchange';
import {download, useAttempt, type Session} from './session';

/** Shows where the submitted change is, and how others can fetch it. */
function Receipt({branch, pushedTo, proposeAt, patch, failure}: Submitted): ReactNode {
  return (
    <div className="message" role="status">
      <h3>Submitted</h3>
      <p>
        Your change is on the branch <code>{branch}</code>
        {pushedTo === undefined ? ' on this computer.' : `, here and on “${pushedTo}”.`} This page
        goes back to the earlier text. To continue with your change:{' '}
        <code>git switch {branch}</code>
      </p>
      {proposeAt !== undefined && (
        <p>
          <a className="button" href={proposeAt} target="_blank" rel="noreferrer">
            Propose the change
          </a>
        </p>
      )}
      {failure !== undefined && (
        <p>
          It isn’t on the host yet. {failure} When that is solved, run{' '}
          <code>git push origin {branch}</code> in the terminal, or send the file below.
        </p>
      )}
      {patch !== undefined && (
        <>
          <p>
            Send this file to the person who publishes the site, who can apply it with{' '}
            <code>git am</code>.
          </p>
          <p>
            <button
              className="button"
              type="button"
              onClick={() => download(`${branch.replaceAll('/', '-')}.patch`, patch)}
            >
              Download the change
            </button>
          </p>
        </>
      )}
    </div>
  );
}

interface Props {
  readonly session: Session;
  readonly facts: DocumentFacts;
  readonly isSaved: boolean;
}

/** Submits changes. An approval that is not submitted yet can be undone. */
export function Submit({session, facts, isSaved}: Props): ReactNode {
  const [receipt, setReceipt] = useState<Submitted>();
  const {attempt, isBusy, refusal} = useAttempt();
  const asksAuthor = refusal?.findings?.[0]?.field === 'author';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const author = asksAuthor ? Object.fromEntries(new FormData(event.currentTarget)) : undefined;
    void attempt(async () => {
      setReceipt(await session.ask<Submitted>('submit', {author}));
      await session.load();
    });
  };
  if (facts.cannotSubmit !== undefined) return <p className="notice">{facts.cannotSubmit}</p>;
  if (!facts.isChanged) return receipt ? <Receipt {...receipt} /> : null;
  const version = facts.waiting.at(-1);
  const name = facts.waitingName ?? 'the draft';
  const label = `Submit ${name}`;
  return (
    <form className="form" aria-label="Submit" onSubmit={onSubmit}>
      <p className="form__wide">
        {version === undefined
          ? 'This is a draft. Submit it for review so that others can see it. It won’t be published until it’s approved.'
          : `${name[0]?.toUpperCase()}${name.slice(1)} is recorded on this computer only. Submit it so that others can see it.`}
      </p>
      {asksAuthor &&
        (['name', 'email'] as const).map((name) => (
          <Field
            key={name}
            id={`editor-author-${name}`}
            label={name === 'name' ? 'Your name' : 'Your email address'}
          >
            {(attributes) => (
              <input
                {...attributes}
                name={name}
                className="input"
                type={name === 'name' ? 'text' : 'email'}
                required
              />
            )}
          </Field>
        ))}
      <div className="form__end">
        <p role="alert" className="field__error">
          {refusal?.message}
        </p>
        <div className="button-row">
          <button className="button" type="submit" disabled={isBusy || !isSaved}>
            {isBusy ? 'Submitting…' : label}
          </button>
          {version !== undefined && (
            <button
              className="button button--plain"
              type="button"
              disabled={isBusy}
              onClick={() => void attempt(() => session.act('undo-approval'))}
            >
              Undo the approval
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
