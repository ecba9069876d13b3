import {html, type Markup} from '../../../src/plugins/local-services/html';
import {choicesHtml, fieldHtml} from './control-html';
import {policyFields, type Field} from './fields';
import {entryName, GROUPS, wordsInRow, wordsOf} from './words';

type ListField = Field & {readonly kind: 'texts' | 'records'};

/** One entry of a list. The browser copies it from a template, so that entries can be added. */
function rowHtml(field: ListField): Markup {
  const name = entryName(field);
  const parts =
    field.kind === 'records'
      ? field.fields.map((part) => fieldHtml(part, wordsInRow(part)))
      : [
          fieldHtml(
            {...field, kind: 'text', name: '', required: true},
            {label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, help: ''},
          ),
        ];
  const buttons =
    field.kind === 'texts' && field.count !== undefined
      ? html``
      : html`<p class="editor-row__tools">
          <button type="button" class="link-button" data-remove>Remove ${name}</button>
        </p>`;
  return html`<li class="editor-row" data-row>
    <p class="editor-row__number reference" data-number></p>
    <div class="form editor-row__fields">${parts}</div>
    ${buttons}
  </li>`;
}

function listHtml(field: ListField): Markup {
  const {label, help} = wordsOf(field);
  const add =
    field.kind === 'texts' && field.count !== undefined
      ? html``
      : html`<p>
          <button type="button" class="link-button" data-add>Add a ${entryName(field)}</button>
        </p>`;
  return html`<fieldset
    class="field field--wide editor-list"
    data-wrap
    data-list="${field.name}"
    data-entry="${entryName(field)}"
  >
    <legend class="field__label">${label}</legend>
    <p class="field__hint" data-help>${help}</p>
    <p class="field__error" data-error hidden></p>
    <ol class="editor-rows" data-rows></ol>
    <template>${rowHtml(field)}</template>
    ${add}
  </fieldset>`;
}

function anyField(field: Field): Markup {
  switch (field.kind) {
    case 'choices':
      return choicesHtml(field, wordsOf(field));
    case 'texts':
    case 'records':
      return listHtml(field);
    case 'fixed':
      return html``;
    default:
      return fieldHtml(field, wordsOf(field));
  }
}

/** The fields that no group names come last: a new field of the schema is never lost. */
function grouped(): readonly {readonly title: string; readonly fields: readonly Field[]}[] {
  const named = new Set(GROUPS.flatMap(({names}) => names));
  const groups = GROUPS.map(({title, names}) => ({
    title,
    fields: names.flatMap((name) => policyFields.filter((field) => field.name === name)),
  }));
  const others = policyFields.filter(({name, kind}) => !named.has(name) && kind !== 'fixed');
  return others.length === 0 ? groups : [...groups, {title: 'Other fields', fields: others}];
}

/** The form of a policy's front matter, empty. The browser fills it in. */
export function formHtml(): Markup {
  const groups = grouped().map(
    ({title, fields}) =>
      html`<details class="disclosure editor-group">
        <summary>${title}</summary>
        <div class="form editor-group__fields">${fields.map(anyField)}</div>
      </details>`,
  );
  return html`${groups}`;
}
