import {isMap, isScalar, isSeq, parseDocument} from 'yaml';

/** A document in two parts: the front matter with both lines of hyphens, and the text below. */
export interface Parts {
  readonly head: string;
  readonly body: string;
}

const HEAD = /^(---[ \t]*\n)([\s\S]*?\n)?(---[ \t]*(?:\n|$))/;

/** Splits a document with `\n` line ends. The front matter is empty if there is none. */
export function partsOf(text: string): Parts {
  const [head = ''] = HEAD.exec(text) ?? [];
  return {head, body: text.slice(head.length)};
}

function parsed(head: string) {
  const [, open = '', yaml = '', close = ''] = HEAD.exec(head) ?? [];
  return {open, close, document: parseDocument(yaml)};
}

/** Parses front matter; returns nothing if it is invalid. */
export function fieldsOf(head: string): Readonly<Record<string, unknown>> | undefined {
  const {document} = parsed(head);
  const isReadable = document.errors.length === 0 && isMap(document.contents);
  return isReadable ? (document.toJS() as Record<string, unknown>) : undefined;
}

/**
 * Changes one value of the front matter. Comments, order and other values are preserved.
 *
 * @param head must be readable
 * @param place path of the value. Example: `['statutes', 0, 'url']`
 * @param value undefined removes it
 */
export function withValue(
  head: string,
  place: readonly (string | number)[],
  value: unknown,
): string {
  const {open, close, document} = parsed(head);
  const before = document.getIn(place, true);
  if (JSON.stringify(before) === JSON.stringify(value)) return head;
  if (value === undefined) {
    document.deleteIn(place);
  } else if (isScalar(before)) {
    before.value = value;
    // The value gets the quotes that it needs, not those that the old one needed.
    before.type = undefined;
  } else {
    const node = document.createNode(value);
    if (isSeq(node) && isSeq(before)) node.flow = before.flow;
    document.setIn(place, node);
  }
  const style = {lineWidth: 0, singleQuote: true, flowCollectionPadding: false};
  return open + document.toString(style) + close;
}
