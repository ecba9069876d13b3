import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useFieldArray, useForm, type UseFormRegisterReturn} from 'react-hook-form';
import {Field, FieldGroup} from '@site/src/components/form/Field';
import {entities} from '@site/src/data/companies/companies';
import type {DocumentFacts, Finding} from '../exchange';
import {LABELS, labelOf} from '../labels';
import {fieldsOf, withField} from '../text';

/** One-line fields and their hints. */
const TEXTS = {
  title: '',
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

type Values = Partial<Record<TextName, string>> & {
  readonly appliesTo: string[];
  readonly statutes: {name: string; url: string}[];
  readonly inShort: {sentence: string}[];
};

function valuesOf(fields: Readonly<Record<string, unknown>>): Values {
  const {appliesTo = [], statutes = [], inShort = []} = fields as Partial<Values>;
  const texts = Object.keys(TEXTS).map((name) => [name, fields[name] ?? ''] as const);
  const sentences = (inShort as unknown as string[]).map((sentence) => ({sentence}));
  return {...Object.fromEntries(texts), appliesTo, statutes, inShort: sentences};
}

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

/** The chosen companies: first those of the document, in its own order, then the added ones. */
function inOrderOf(appliesTo: readonly string[], chosen: readonly string[]): string[] {
  const known = [...new Set([...appliesTo, ...Object.keys(entities)])];
  return known.filter((id) => chosen.includes(id));
}

/**
 * The front matter with the form's values. Fields that the form does not show stay as they are.
 *
 * @param first what the form held when it was opened
 */
function headWith(
  head: string,
  kind: DocumentFacts['kind'],
  values: Values,
  first: Values,
): string {
  const texts = OF_KIND[kind].reduce(
    (now, name) => withField(now, name, oneLine(values[name])),
    head,
  );
  if (kind === 'notice') return texts;
  const lists = {
    appliesTo: inOrderOf(first.appliesTo, values.appliesTo),
    statutes: values.statutes.map(({name, url}) => ({name: oneLine(name), url: oneLine(url)})),
    inShort: values.inShort.map(({sentence}) => oneLine(sentence)),
  };
  return Object.entries(lists).reduce((now, [name, list]) => withField(now, name, list), texts);
}

interface Props {
  readonly head: string;
  readonly kind: DocumentFacts['kind'];
  readonly findings: readonly Finding[];
  readonly onChange: (head: string) => void;
}

/** The front matter as a form. Mount a new one when the text comes from elsewhere. */
export function TitleBlock({head, kind, findings, onChange}: Props): ReactNode {
  const [first] = useState(() => valuesOf(fieldsOf(head) ?? {}));
  const {register, control, subscribe} = useForm<Values>({defaultValues: first});
  const statutes = useFieldArray({control, name: 'statutes'});
  const inShort = useFieldArray({control, name: 'inShort'});
  const onValues = useEffectEvent((values: Values) =>
    onChange(headWith(head, kind, values, first)),
  );
  useEffect(
    () => subscribe({formState: {values: true}, callback: ({values}) => onValues(values)}),
    [subscribe],
  );
  const errorOf = (field: string) => findings.find((each) => each.field === field)?.message;
  const text = (field: string, registration: UseFormRegisterReturn, isLong = false, hint = '') => (
    <Field
      id={`editor-${field}`}
      label={labelOf(field)}
      {...(hint !== '' && {hint})}
      error={errorOf(field)}
      wide
    >
      {(attributes) =>
        isLong ? (
          <textarea {...attributes} {...registration} className="input" rows={3} />
        ) : (
          <input {...attributes} {...registration} className="input" type="text" />
        )
      }
    </Field>
  );
  const remove = (name: string, row: number, take: (row: number) => void) => (
    <button className="button button--plain" type="button" onClick={() => take(row)}>
      Remove {name} {row + 1}
    </button>
  );
  return (
    <form className="form" aria-label="Title block" onSubmit={(event) => event.preventDefault()}>
      {OF_KIND[kind].map((name) => (
        <div key={name} className="field--wide">
          {text(name, register(name), LONG.includes(name), TEXTS[name])}
        </div>
      ))}
      {kind === 'policy' && (
        <>
          <FieldGroup title={LABELS.appliesTo}>
            {Object.values(entities).map(({id, name}) => (
              <label key={id} className="choice">
                <input {...register('appliesTo')} type="checkbox" value={id} />
                {name}
              </label>
            ))}
            {errorOf('appliesTo') !== undefined && (
              <p className="field__error">{errorOf('appliesTo')}</p>
            )}
          </FieldGroup>
          <FieldGroup title="Relevant legislation">
            {statutes.fields.map(({id}, row) => (
              <div key={id} className="editor__row">
                {text(`statutes[${row}].name`, register(`statutes.${row}.name`))}
                {text(`statutes[${row}].url`, register(`statutes.${row}.url`))}
                {remove('law', row, statutes.remove)}
              </div>
            ))}
            <button
              className="button button--plain"
              type="button"
              onClick={() => statutes.append({name: '', url: 'https://'})}
            >
              Add a law
            </button>
          </FieldGroup>
          <FieldGroup title="In short: three sentences">
            {inShort.fields.map(({id}, row) => (
              <div key={id} className="editor__row">
                {text(`inShort[${row}]`, register(`inShort.${row}.sentence`), true)}
                {inShort.fields.length > 3 && remove('sentence', row, inShort.remove)}
              </div>
            ))}
            {inShort.fields.length < 3 && (
              <button
                className="button button--plain"
                type="button"
                onClick={() => inShort.append({sentence: ''})}
              >
                Add a sentence
              </button>
            )}
          </FieldGroup>
        </>
      )}
    </form>
  );
}
