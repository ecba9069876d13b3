import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {markdown, markdownLanguage} from '@codemirror/lang-markdown';
import {defaultHighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {linter, lintGutter} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {Compartment} from '@codemirror/state';
import {EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {Finding} from '../exchange';
import {pastedHtml, pastedText} from './paste';

/** Pastes formatted text as Markdown, and passes on what was left out of it. */
function paste(event: ClipboardEvent, view: EditorView, onNotice: (notice: string) => void) {
  const plain = event.clipboardData?.getData('text/plain') ?? '';
  const pasted = pastedHtml(event.clipboardData?.getData('text/html') ?? '');
  const words = pasted?.markdown ?? pastedText(plain);
  onNotice(pasted?.notice ?? '');
  if (pasted === undefined && words === plain) return false;
  const {state} = view;
  const {from, to} = state.selection.main;
  // An empty line separates pasted paragraphs from the text around them.
  const gap = (has: RegExp, around: string) =>
    words.includes('\n') && around !== '' ? '\n\n'.slice(has.exec(around)?.[0].length) : '';
  const before = gap(/\n*$/, state.sliceDoc(Math.max(0, from - 2), from));
  const after = gap(/^\n*/, state.sliceDoc(to, to + 2));
  view.dispatch(state.replaceSelection(before + words + after), {
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  event.preventDefault();
  return true;
}

const marking = new Compartment();

const EXTENSIONS = [
  history(),
  search({top: true}),
  markdown({base: markdownLanguage}),
  syntaxHighlighting(defaultHighlightStyle),
  highlightActiveLine(),
  lintGutter(),
  keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': 'Text',
    spellcheck: 'true',
    lang: 'en-GB',
    tabindex: '0',
  }),
];

interface Props {
  /** The initial text; changes are passed to `onChange`. */
  readonly text: string;
  /** Number of lines above the text in the file. */
  readonly linesBefore: number;
  readonly findings: readonly Finding[];
  readonly onChange: (text: string) => void;
}

/** Numbers lines from the top of the file, and marks those with findings. */
function marks({linesBefore, findings}: Pick<Props, 'findings' | 'linesBefore'>) {
  const diagnosticsOf = ({state: {doc}}: EditorView) =>
    findings.flatMap(({line = 0, message}) => {
      const own = line - linesBefore;
      if (own < 1 || own > doc.lines) return [];
      const {from, to} = doc.line(own);
      return [{from, to, severity: 'error' as const, message}];
    });
  return [
    lineNumbers({formatNumber: (line) => String(line + linesBefore)}),
    linter(diagnosticsOf, {delay: 0}),
  ];
}

/** Edits the text in CodeMirror. To show a text that was not typed here, mount a new instance. */
export function TextTab({text, linesBefore, findings, onChange}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [notice, setNotice] = useState('');
  const onTyped = useEffectEvent((typed: string) => onChange(typed));
  const begin = useEffectEvent((parent: HTMLElement) => {
    const changes = EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) onTyped(state.doc.toString());
    });
    const handlers = EditorView.domEventHandlers({
      paste: (event, own) => paste(event, own, setNotice),
    });
    const extensions = [marking.of([]), EXTENSIONS, handlers, changes];
    return new EditorView({parent, doc: text, extensions});
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    view.current = begin(place.current);
    return () => view.current?.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({effects: marking.reconfigure(marks({linesBefore, findings}))});
  }, [findings, linesBefore]);
  return (
    <>
      <p role="status" aria-label="Pasted" className={notice === '' ? undefined : 'notice'}>
        {notice}
      </p>
      <div ref={place} className="editor__text" />
    </>
  );
}
