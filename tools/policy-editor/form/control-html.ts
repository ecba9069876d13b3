import {html, type Markup} from '../../../src/plugins/local-services/html';
import {companyNames} from './companies';
import type {Field} from './fields';
import {valueWords, type FieldWords} from './words';

/** Longer texts get a field of several lines. */
const ONE_LINE = 90;

const NOTHING: readonly Markup[] = [];

function options(values: readonly string[], required: boolean): readonly Markup[] {
  const none = required ? NOTHING : [html`<option value="">Not said</option>`];
  return [
    ...none,
    ...values.map(
      (value) => html`<option value="${value}">${valueWords(value, companyNames)}</option>`,
    ),
  ];
}

/** The control alone. The browser fills it in and gives it its id. */
function control(field: Field): Markup {
  const {name} = field;
  switch (field.kind) {
    case 'choice':
      return html`<select class="input" data-field="${name}">
        ${options(field.values, field.required)}
      </select>`;
    case 'switch':
      return html`<select class="input" data-field="${name}">
        <option value="">No</option>
        <option value="true">Yes</option>
      </select>`;
    case 'day':
      return html`<input class="input" type="date" data-field="${name}" />`;
    case 'number':
      return html`<input class="input" inputmode="numeric" data-field="${name}" />`;
    default: {
      const longest = 'longest' in field ? (field.longest ?? 0) : 0;
      return longest > ONE_LINE
        ? html`<textarea
            class="input editor-field__long"
            rows="3"
            data-field="${name}"
            data-longest="${longest}"
          ></textarea>`
        : html`<input class="input" autocomplete="off" data-field="${name}" />`;
    }
  }
}

function helpOf(help: string): Markup {
  return help === '' ? html`` : html`<p class="field__hint" data-help>${help}</p>`;
}

/** One field with its label, its help and the place of its errors. The browser wires the ids. */
export function fieldHtml(field: Field, {label, help}: FieldWords): Markup {
  const wide = 'longest' in field && (field.longest ?? 0) > ONE_LINE ? ' field--wide' : '';
  return html`<div class="field editor-field${wide}" data-wrap>
    <label>${label} ${field.required ? '' : html`<span>(may be left empty)</span>`}</label>
    ${helpOf(help)} ${control(field)}
    <p class="field__error" data-error hidden></p>
  </div>`;
}

/** Several of a few values, as ticks. */
export function choicesHtml(
  field: Field & {readonly kind: 'choices'},
  {label, help}: FieldWords,
): Markup {
  const ticks = field.values.map(
    (value) =>
      html`<label class="editor-tick"
        ><input type="checkbox" value="${value}" /> ${valueWords(value, companyNames)}</label
      >`,
  );
  return html`<fieldset
    class="field field--wide editor-field"
    data-wrap
    data-choices="${field.name}"
  >
    <legend class="field__label">${label}</legend>
    ${helpOf(help)}
    <div class="editor-ticks">${ticks}</div>
    <p class="field__error" data-error hidden></p>
  </fieldset>`;
}
