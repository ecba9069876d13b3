import {useState, type ReactNode, type SubmitEvent} from 'react';
import {Field} from '@site/src/components/form/Field';
import {NotDone, type HandedIn} from '../exchange';
import {ask, type Editing, type Session} from './session';

/** Gives a text to the browser as a file. */
export function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type: 'text/plain'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where the change is now, and how others get it. */
function Receipt({branch, pushedTo, proposeAt, patch, failure}: HandedIn): ReactNode {
  return (
    <div className="message" role="status">
      <h3>Submitted</h3>
      <p>
        Your change is on the branch <code>{branch}</code>
        {pushedTo === undefined ? ' on this computer.' : `, here and on “${pushedTo}”.`} This page
        shows the earlier text again. To continue with your change: <code>git switch {branch}</code>
      </p>
      {proposeAt !== undefined && (
        <p>
          <a className="button" href={proposeAt} target="_blank" rel="noreferrer">
            Propose the change
          </a>
        </p>
      )}
      {failure !== undefined && <p>It couldn’t be pushed: {failure}</p>}
      {patch && (
        <>
          <p>
            Send this file to the person who publishes the site, who can apply it with{' '}
            <code>git am</code>. It is saved in <code>{patch.file}</code>.
          </p>
          <p>
            <button
              className="button"
              type="button"
              onClick={() => download(patch.file.split('/').at(-1) ?? '', patch.content)}
            >
              Download the change
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** Hands changes in; until then an approval can be undone. */
export function HandIn({
  session,
  editing,
}: {
  readonly session: Session;
  readonly editing: Editing;
}): ReactNode {
  const [receipt, setReceipt] = useState<HandedIn>();
  const [problem, setProblem] = useState('');
  const [asksAuthor, setAsksAuthor] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const {facts, sha256} = editing.opened ?? {};
  const attempt = async (act: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem('');
    try {
      await act();
    } catch (error) {
      const {message, findings} =
        error instanceof NotDone ? error.refusal : {message: String(error)};
      setProblem(message);
      setAsksAuthor(findings?.[0]?.field === 'author');
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const author = asksAuthor ? Object.fromEntries(new FormData(event.currentTarget)) : undefined;
    void attempt(async () => {
      await session.save();
      setReceipt(await ask<HandedIn>('hand-in', {document: session.document, sha256, author}));
      await session.load();
    });
  };
  if (!facts?.isChanged) return receipt ? <Receipt {...receipt} /> : null;
  const version = facts.waiting.at(-1);
  return (
    <form className="form editor__hand-in" aria-label="Submit" onSubmit={submit}>
      <p className="form__wide">
        {version === undefined
          ? 'This is a draft. Submit it for review so that others can see it. It won’t be published until it’s approved.'
          : `Version ${version} is recorded on this computer only. Submit it so that others can see it.`}
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
          {problem}
        </p>
        <div className="button-row">
          <button className="button" type="submit" disabled={isBusy || editing.status !== 'saved'}>
            {isBusy
              ? 'Submitting…'
              : version === undefined
                ? 'Submit the draft'
                : `Submit version ${version}`}
          </button>
          {version !== undefined && (
            <button
              className="button button--plain"
              type="button"
              disabled={isBusy}
              onClick={() => void attempt(() => session.act('take-back'))}
            >
              Undo the approval
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
