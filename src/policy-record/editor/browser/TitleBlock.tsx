import {useState, type ReactNode} from 'react';
import {Field, FieldGroup} from '@site/src/components/form/Field';
import {entities} from '@site/src/data/companies/companies';
import type {DocumentFacts} from '../documents';
import {type Finding, labelOf, LABELS} from '../exchange';
import {withValue} from '../text';

const TEXTS = {
  title: undefined,
  sidebar_label: 'Used in menus.',
  description: 'Shown below the title and in search results. 70 to 160 characters.',
  promise: 'Our promise to the reader, in one sentence.',
  lead: 'Shown in large type below the title.',
  owner: 'The role that looks after it, not a person’s name.',
  approver: 'The role or body that approves it.',
} as const;

type TextName = keyof typeof TEXTS;

const OF_KIND: Readonly<Record<DocumentFacts['kind'], readonly TextName[]>> = {
  policy: ['title', 'sidebar_label', 'description', 'promise', 'owner', 'approver'],
  notice: ['title', 'sidebar_label', 'description', 'lead', 'owner'],
};

const LONG: readonly TextName[] = ['description', 'promise', 'lead'];

interface TextFieldProps {
  readonly field: string;
  readonly value: unknown;
  readonly hint?: string | undefined;
  readonly isLong?: boolean;
  readonly findings: readonly Finding[];
  readonly onChange: (value: string) => void;
}

function errorOf(findings: readonly Finding[], field: string): string | undefined {
  return findings.find((each) => each.field === field)?.message;
}

/** A field of one line. Spaces at its ends are removed when it loses the focus. */
function TextField(props: TextFieldProps): ReactNode {
  const {field, value, hint, isLong = false, findings, onChange} = props;
  const control = {
    className: 'input',
    value: typeof value === 'string' || typeof value === 'number' ? value : '',
    onChange: ({target}: {target: {value: string}}) => onChange(target.value.replaceAll('\n', ' ')),
    onBlur: ({target}: {target: {value: string}}) => {
      const words = target.value.replaceAll(/\s+/g, ' ').trim();
      if (words !== target.value) onChange(words);
    },
  };
  return (
    <Field
      id={`editor-${field}`}
      label={labelOf(field)}
      hint={hint}
      error={errorOf(findings, field)}
      wide
    >
      {(attributes) =>
        isLong ? (
          <textarea {...attributes} {...control} rows={3} />
        ) : (
          <input {...attributes} {...control} type="text" />
        )
      }
    </Field>
  );
}

interface Lists {
  readonly appliesTo?: readonly string[];
  readonly statutes?: readonly {readonly name: string; readonly url: string}[];
  readonly inShort?: readonly string[];
}

interface Props {
  readonly head: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly kind: DocumentFacts['kind'];
  readonly findings: readonly Finding[];
  readonly onChange: (head: string) => void;
}

/** The front matter as a form. Fields that it does not show stay as they are. */
export function TitleBlock({head, fields, kind, findings, onChange}: Props): ReactNode {
  const {appliesTo = [], statutes = [], inShort = []} = fields as Lists;
  // The document's companies keep their order; added ones follow.
  const [order] = useState(() => [...new Set([...appliesTo, ...entities.map(({id}) => id)])]);
  const set = (place: readonly (string | number)[], value: unknown) =>
    onChange(withValue(head, place, value));
  const choose = (id: string, isChosen: boolean) =>
    set(
      ['appliesTo'],
      order.filter((each) => (each === id ? isChosen : appliesTo.includes(each))),
    );
  const button = (label: string, onClick: () => void) => (
    <button className="button button--plain" type="button" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <form className="form" aria-label="Title block" onSubmit={(event) => event.preventDefault()}>
      {OF_KIND[kind].map((name) => (
        <TextField
          key={name}
          field={name}
          value={fields[name]}
          hint={TEXTS[name]}
          isLong={LONG.includes(name)}
          findings={findings}
          onChange={(value) => set([name], value)}
        />
      ))}
      {kind === 'policy' && (
        <>
          <FieldGroup title={LABELS.appliesTo}>
            {entities.map(({id, name}) => (
              <label key={id} className="choice target">
                <input
                  type="checkbox"
                  checked={appliesTo.includes(id)}
                  onChange={({target}) => choose(id, target.checked)}
                />
                {name}
              </label>
            ))}
            <p className="field__error">{errorOf(findings, 'appliesTo')}</p>
          </FieldGroup>
          <FieldGroup title="Relevant legislation">
            {statutes.map((statute, row) => (
              <div key={row} className="editor__row">
                {(['name', 'url'] as const).map((part) => (
                  <TextField
                    key={part}
                    field={`statutes[${row}].${part}`}
                    value={statute[part]}
                    findings={findings}
                    onChange={(value) => set(['statutes', row, part], value)}
                  />
                ))}
                {button(`Remove law ${row + 1}`, () => set(['statutes', row], undefined))}
              </div>
            ))}
            {button('Add a law', () =>
              set(['statutes', statutes.length], {name: '', url: 'https://'}),
            )}
          </FieldGroup>
          <FieldGroup title="In short: three sentences">
            {inShort.map((sentence, row) => (
              <div key={row} className="editor__row">
                <TextField
                  field={`inShort[${row}]`}
                  value={sentence}
                  isLong
                  findings={findings}
                  onChange={(value) => set(['inShort', row], value)}
                />
                {inShort.length > 3 &&
                  button(`Remove sentence ${row + 1}`, () => set(['inShort', row], undefined))}
              </div>
            ))}
            {inShort.length < 3 &&
              button('Add a sentence', () => set(['inShort', inShort.length], ''))}
          </FieldGroup>
        </>
      )}
    </form>
  );
}
