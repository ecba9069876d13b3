import {diffWordsWithSpace} from 'diff';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {nextTab} from '@site/src/components/tabs/start-tabs';
import {longDay} from '@site/src/shared/dates';
import type {ListedDocument} from '../exchange';
import {fieldsOf, partsOf} from '../text';
import {Approve} from './Approve';
import {download, HandIn} from './HandIn';
import {listDocuments, sessionOf, useEditing, type Editing, type Session} from './session';
import {TextTab} from './TextTab';
import {TitleBlock} from './TitleBlock';

const TABS = ['Text', 'Title block', 'Approve'] as const;

/** Letters around a difference that are shown with it. */
const CONTEXT = 160;

/** Whether the panel stands open, across pages. */
const OPEN = 'policy-editor:open';

function clock(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
}

function statusOf({status, message, findings}: Editing): string {
  if (status === 'opening') return message === '' ? 'Opening…' : message;
  if (status === 'typing') return 'Saving…';
  if (status === 'failed') return `Not saved: ${message}`;
  const problems = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return findings.length === 0 ? 'Saved' : `Saved, with ${problems}`;
}

interface Props {
  readonly session: Session;
  readonly editing: Editing;
}

/** Shows both texts and asks which to keep. */
function Conflict({session, editing}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {conflict, text, isAsked} = editing;
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsked]);
  if (conflict === undefined) return null;
  const close = (then: () => void) => {
    dialog.current?.close();
    then();
  };
  return (
    <dialog
      ref={dialog}
      className="editor__dialog"
      aria-labelledby="editor-conflict"
      onCancel={() => session.decideLater()}
    >
      <h2 id="editor-conflict">Someone else has changed the text</h2>
      <p>
        Your text isn’t saved yet. <del>Struck through</del>: only in their version.{' '}
        <ins>Underlined</ins>: only in yours.
      </p>
      <div className="button-row">
        <button
          className="button"
          type="button"
          onClick={() => close(() => void session.save(conflict.sha256))}
        >
          Replace their version with mine
        </button>
        <button
          className="button button--plain"
          type="button"
          onClick={() => close(() => void session.takeTheirs())}
        >
          Use their version
        </button>
        <button
          className="button button--plain"
          type="button"
          onClick={() => close(() => session.decideLater())}
        >
          Keep editing
        </button>
      </div>
      <div className="editor__difference">
        {diffWordsWithSpace(conflict.text, text).map(({added, removed, value}, index) => {
          const Mark = added ? 'ins' : removed ? 'del' : 'span';
          const isLong = Mark === 'span' && value.length > 2 * CONTEXT;
          const words = isLong ? `${value.slice(0, CONTEXT)} […] ${value.slice(-CONTEXT)}` : value;
          return <Mark key={index}>{words}</Mark>;
        })}
      </div>
    </dialog>
  );
}

/** Problems, and unsaved text that can be restored. */
function Notices({session, editing: {findings, offer}}: Props): ReactNode {
  return (
    <>
      {offer && (
        <div className="notice">
          <p>Unsaved text from {clock(offer.time)}.</p>
          <div className="button-row">
            <button className="button" type="button" onClick={() => session.replace(offer.text)}>
              Restore it
            </button>
            <button
              className="button button--plain"
              type="button"
              onClick={() => void session.forget()}
            >
              Discard it
            </button>
          </div>
        </div>
      )}
      {findings.length > 0 && (
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
      )}
    </>
  );
}

function DocumentPanel({session}: {readonly session: Session}): ReactNode {
  const editing = useEditing(session);
  const {opened, text, round, findings} = editing;
  const [tab, setTab] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void session.save();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, tab, TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    setTab(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  if (opened === undefined) return <p role="status">{statusOf(editing)}</p>;
  const {facts} = opened;
  const {head, body} = partsOf(text);
  // A title block that can't be read is corrected in the text.
  const isWhole = fieldsOf(head) === undefined;
  const panels = [
    <TextTab
      key={`${round} ${isWhole}`}
      text={isWhole ? text : body}
      linesBefore={isWhole ? 0 : head.split('\n').length - 1}
      findings={findings}
      onChange={(typed) => session.edit(isWhole ? typed : head + typed)}
    />,
    isWhole ? (
      <p key="unreadable">
        The title block can’t be read. The Text tab shows the whole file: correct it there.
      </p>
    ) : (
      <TitleBlock
        key={round}
        head={head}
        kind={facts.kind}
        findings={findings}
        onChange={(changed) => session.edit(changed + body)}
      />
    ),
    <div key="approve" className="editor__approve">
      <Approve key={facts.standing} session={session} editing={editing} />
      <HandIn session={session} editing={editing} />
    </div>,
  ];
  return (
    <>
      <div className="editor__state">
        <p role="status" className={editing.status === 'failed' ? 'field__error' : undefined}>
          {statusOf(editing)}
        </p>
        <button type="button" onClick={() => void session.save()}>
          Save
        </button>
        <button
          type="button"
          onClick={() => download(`${session.document.split('/').at(-1) ?? ''}.mdx`, text)}
        >
          Download
        </button>
        {facts.standing === 'draft' && facts.newest && (
          <button type="button" onClick={() => void session.act('restore', {text})}>
            Discard the draft
          </button>
        )}
      </div>
      <div className="tabs" role="tablist" aria-label="Parts of the document" ref={row}>
        {TABS.map((name, index) => (
          <button
            key={name}
            id={`editor-tab-${index}`}
            className="tabs__tab"
            type="button"
            role="tab"
            aria-selected={index === tab}
            aria-controls={`editor-panel-${index}`}
            tabIndex={index === tab ? 0 : -1}
            onClick={() => setTab(index)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <Notices session={session} editing={editing} />
      {panels.map((panel, index) => (
        <div
          key={TABS[index]}
          id={`editor-panel-${index}`}
          className="editor__panel"
          role="tabpanel"
          aria-labelledby={`editor-tab-${index}`}
          hidden={index !== tab}
        >
          {panel}
        </div>
      ))}
      <Conflict session={session} editing={editing} />
    </>
  );
}

/** All policies and notices, the most urgent review first. */
function Documents({documents}: {readonly documents: readonly ListedDocument[]}): ReactNode {
  return (
    <ul className="editor__list">
      {documents.map(({document: name, title, standing, reviewBy}) => (
        <li key={name}>
          <a href={`/${name}`}>{title}</a>
          <span>
            {standing}
            {reviewBy !== undefined && `, next review ${longDay(reviewBy)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The button on every page, and the panel beside it. */
export function Editor({path}: {readonly path: string}): ReactNode {
  const [documents, setDocuments] = useState<readonly ListedDocument[]>([]);
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(OPEN) === 'true');
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => listDocuments(setDocuments), [path, isOpen]);
  useEffect(() => {
    sessionStorage.setItem(OPEN, String(isOpen));
  }, [isOpen]);
  const own = documents.find(({document: name}) => `/${name}` === path.replace(/\/$/, ''));
  const open = (next: boolean) => {
    setIsOpen(next);
    setTimeout(() => (next ? heading : button).current?.focus());
  };
  if (!isOpen) {
    return (
      <button ref={button} className="button editor__open" type="button" onClick={() => open(true)}>
        {own === undefined ? 'Edit policies and notices' : 'Edit'}
      </button>
    );
  }
  return (
    <aside className="editor" aria-label="Editor">
      <div className="editor__top">
        <h2 ref={heading} tabIndex={-1}>
          {own?.title ?? 'Policies and notices'}
        </h2>
        <button type="button" onClick={() => open(false)}>
          Close the editor
        </button>
      </div>
      {own === undefined ? (
        <Documents documents={documents} />
      ) : (
        <DocumentPanel key={own.document} session={sessionOf(own.document)} />
      )}
    </aside>
  );
}
