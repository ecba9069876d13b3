/** HTML that may stand in a page as it is. Only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function rendered(value: Value): string {
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'object' ? value.map(rendered).join('') : escaped(String(value));
}

/**
 * Template tag for HTML: whatever is put in is escaped, except what another `html` made. Put values
 * in texts and between the quotes of attributes, never into names or addresses of links.
 */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(texts.map((text, index) => text + rendered(values[index] ?? '')).join(''));
}
