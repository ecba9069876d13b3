import {useEffect, useRef, useState, type ReactNode} from 'react';
import {counted} from '../../../shared/counted';
import type {Finding, Stored} from '../exchange';
import {fieldsOf, partsOf} from '../text';
import {Approve} from './Approve';
import {Difference, OpenProposals} from './Proposals';
import {sessionOf, useEditing, type Editing, type Session} from './session';
import {Submit} from './Submit';
import {TextTab} from './TextTab';
import {TitleBlock} from './TitleBlock';

/** Remembers across pages whether the panel is open. */
const OPEN = 'policy-editor:open';

const DISCARD =
  'Put the approved text back? Your draft is downloaded first, so that you can copy from it.';

function statusOf({status, message, findings}: Editing): string {
  if (status === 'opening') return message === '' ? 'Opening…' : message;
  if (status === 'typing') return 'Saving…';
  if (status === 'failed') return `Not saved: ${message}`;
  return findings.length === 0 ? 'Saved' : `Saved, with ${counted(findings.length, 'problem')}`;
}

interface ConflictProps {
  readonly session: Session;
  readonly text: string;
  readonly theirs: Stored;
}

/** Shows the texts in the file and in the window side by side, and asks which to keep. */
function Conflict({session, text, theirs}: ConflictProps): ReactNode {
  return (
    <section className="notice" aria-labelledby="editor-conflict">
      <h3 id="editor-conflict">Someone else has changed the text</h3>
      <p>
        Your text isn’t saved yet. <del>Struck through</del>: only in their version.{' '}
        <ins>Underlined</ins>: only in yours. If you use their version, yours is downloaded first.
      </p>
      <div className="button-row">
        <button className="button" type="button" onClick={() => void session.save(theirs.sha256)}>
          Replace their version with mine
        </button>
        <button
          className="button button--plain"
          type="button"
          onClick={() => void session.giveUp('open')}
        >
          Use their version
        </button>
      </div>
      <Difference before={theirs.text} after={text} />
    </section>
  );
}

function Findings({findings}: {readonly findings: readonly Finding[]}): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className="editor__findings" aria-label="Problems">
      {findings.map(({field, label, line, message}) => (
        <li key={field + message}>
          <strong>
            {label}
            {line !== undefined && `, line ${line}`}
          </strong>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}

interface PanelProps {
  readonly session: Session;
  readonly editing: Editing;
}

function DocumentPanel({session, editing}: PanelProps): ReactNode {
  const {opened, text, status, round, findings, theirs} = editing;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void session.save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
  if (opened === undefined) return <p role="status">{statusOf(editing)}</p>;
  const {facts, comparison} = opened;
  const {head, body} = partsOf(text);
  const fields = fieldsOf(head);
  // An unreadable title block is corrected in the text.
  const [above, below] = fields === undefined ? ['', text] : [head, body];
  const discard = () => {
    if (window.confirm(DISCARD)) void session.giveUp('restore');
  };
  const parts: readonly (readonly [name: string, content: ReactNode])[] = [
    [
      'Text',
      <TextTab
        key={`${round} ${above === ''}`}
        text={below}
        linesBefore={above.split('\n').length - 1}
        findings={findings}
        onChange={(typed) => session.edit(above + typed)}
      />,
    ],
    [
      'Title block',
      fields === undefined ? (
        <p key="">The title block can’t be read. “Text” shows the whole file: correct it there.</p>
      ) : (
        <TitleBlock
          key={round}
          head={head}
          fields={fields}
          kind={facts.kind}
          findings={findings}
          onChange={(changed) => session.edit(changed + body)}
        />
      ),
    ],
    [
      'Approve',
      <div key="" className="editor__part">
        <Approve
          key={`${facts.status} ${facts.entered}`}
          session={session}
          facts={facts}
          comparison={comparison}
          isReady={status === 'saved' && findings.length === 0}
          hasProblems={findings.length > 0}
        />
        <Submit session={session} facts={facts} isSaved={status === 'saved'} />
      </div>,
    ],
  ];
  return (
    <>
      <div className="editor__bar editor__bar--status">
        <p role="status" className={status === 'failed' ? 'field__error' : undefined}>
          {statusOf(editing)}
        </p>
        <button className="link-button target" type="button" onClick={() => void session.save()}>
          Save
        </button>
        <button className="link-button target" type="button" onClick={() => session.download()}>
          Download
        </button>
        {facts.status === 'draft' && facts.newest && (
          <button
            className="link-button target"
            type="button"
            disabled={status === 'typing'}
            onClick={discard}
          >
            Discard the draft
          </button>
        )}
      </div>
      <OpenProposals document={session.document} text={text} />
      {theirs && <Conflict session={session} text={text} theirs={theirs} />}
      <Findings findings={findings} />
      {parts.map(([name, content], index) => (
        <details key={name} className="disclosure" name="editor-part" open={index === 0}>
          <summary>{name}</summary>
          {content}
        </details>
      ))}
    </>
  );
}

/** The button on the page of a policy or notice, and the panel that it opens. */
export function Editor({path}: {readonly path: string}): ReactNode {
  const session = sessionOf(path.replaceAll(/^\/|\/$/g, ''));
  const editing = useEditing(session);
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(OPEN) === 'true');
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (next: boolean) => {
    sessionStorage.setItem(OPEN, String(next));
    setIsOpen(next);
    setTimeout(() => (next ? heading : button).current?.focus());
  };
  // No button on other pages, or before the server has answered.
  if (editing.opened === undefined && editing.message === '') return null;
  if (!isOpen) {
    return (
      <button ref={button} className="button editor__open" type="button" onClick={() => open(true)}>
        Edit
      </button>
    );
  }
  return (
    <aside className="editor" aria-label="Editor">
      <div className="editor__bar">
        <h2 ref={heading} tabIndex={-1}>
          {editing.opened?.facts.title}
        </h2>
        <button className="link-button target" type="button" onClick={() => open(false)}>
          Close the editor
        </button>
      </div>
      <DocumentPanel key={session.document} session={session} editing={editing} />
    </aside>
  );
}
