import type {RootContent} from 'mdast';
import * as z from 'zod';
import {nearest} from '../data/nearest';
import {DRAWINGS} from '../shared/documents/drawings';
import {contactAction} from '../shared/documents/schema';
import {specimenSchema} from '../shared/documents/specimen';
import {heldByCatalogue, pictureName} from '../shared/picture-name';

/** A component or an HTML element in a text. */
export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** What an author may write of a component. `contributing/components-for-authors.md` has examples. */
export interface Component {
  /** Its properties. */
  readonly properties: z.ZodType;
  /** The component that it belongs inside. */
  readonly inside?: string;
  /** The only component that it may contain. */
  readonly contains?: string;
  /** Whether it contains no text. */
  readonly isEmpty?: true;
  /** Whether policies and notices may use it: copies of them show it too. */
  readonly isRecorded?: true;
  /** Whether only projects may use it. */
  readonly isForProjects?: true;
}

const words = z.string().trim().min(1);
const none = z.strictObject({});
const figure = {
  picture: pictureName,
  caption: words.regex(/[^.]$/, 'words without a full stop at the end, which the page adds'),
  ...heldByCatalogue,
};

const TABLE: Readonly<Record<string, Component>> = {
  CallToAction: {
    properties: z.strictObject({label: contactAction}),
    isEmpty: true,
    isRecorded: true,
  },
  Card: {
    properties: z.strictObject({title: words, href: words, action: words.optional()}),
    inside: 'CardGrid',
  },
  CardGrid: {properties: none, contains: 'Card'},
  Choice: {
    properties: z.strictObject({
      name: z.string().regex(/^[a-z][\w-]*$/i, 'one word'),
      legend: words,
      options: z
        .array(z.strictObject({...figure, label: words}))
        .min(2)
        .max(6),
    }),
    isEmpty: true,
  },
  Definition: {
    properties: z.strictObject({term: words}),
    inside: 'Definitions',
    isRecorded: true,
  },
  Definitions: {properties: none, contains: 'Definition', isRecorded: true},
  Drawing: {properties: z.strictObject({name: z.enum(DRAWINGS)}), isEmpty: true},
  Figure: {properties: z.strictObject(figure), isEmpty: true},
  Note: {properties: none, isRecorded: true},
  Programme: {properties: none, isEmpty: true, isForProjects: true},
  Role: {properties: z.strictObject({title: words}), inside: 'RoleGrid', isRecorded: true},
  RoleGrid: {properties: none, contains: 'Role', isRecorded: true},
  Specimen: {properties: specimenSchema},
  Step: {properties: z.strictObject({title: words}), inside: 'Steps', isRecorded: true},
  Steps: {properties: none, contains: 'Step', isRecorded: true},
};

export const componentNames: readonly string[] = Object.keys(TABLE);

/** Returns the description of a component; undefined if the name is unknown. */
export function componentNamed(name: string): Component | undefined {
  return Object.hasOwn(TABLE, name) ? TABLE[name] : undefined;
}

/** What to write instead of an element of HTML. */
const HTML: Readonly<Record<string, string>> = {
  a: 'Write [words](address).',
  abbr: 'Write the words in full, with the short form in brackets.',
  b: 'Write **words**.',
  blockquote: 'Begin the paragraph with > and a space.',
  br: 'End the line with a backslash (\\), or begin a new paragraph.',
  code: 'Put the words between two backticks (`).',
  details: 'Give the text a heading of its own: ### and a space.',
  em: 'Write *words*.',
  h1: 'Begin the line with ## and a space.',
  h2: 'Begin the line with ## and a space.',
  h3: 'Begin the line with ### and a space.',
  hr: 'Begin a new section with ## and a space.',
  i: 'Write *words*.',
  img: 'Use <Figure> with a picture of the catalogue.',
  li: 'Begin the line with a hyphen and a space.',
  ol: 'Begin each line with 1. and a space.',
  p: 'Leave an empty line between paragraphs.',
  strong: 'Write **words**.',
  sub: 'Type the small figure itself, such as ₂ in CO₂.',
  sup: 'Type the small figure itself, such as ² in m².',
  table: 'Write the table with | between its cells.',
  ul: 'Begin each line with a hyphen and a space.',
};

/** HTML and Word elements whose tags can be removed, so that their text stays. */
const WITHOUT =
  /^(?:center|del|div|figure|font|iframe|input|ins|kbd|mark|s|script|small|span|style|u|video|\w+:\w+)$/;

/** An expected value and how to reach it, for reports. */
export interface Advice {
  readonly expected: string;
  readonly fix: string;
}

/**
 * Returns what to write instead of a tag that is none of our components.
 *
 * @param otherwise the fix if nothing is known about it
 */
export function insteadOfTag(
  written: string,
  otherwise = 'Delete the sign <, or write a backslash before it: \\<',
): Advice {
  const name = written.toLowerCase();
  const html = HTML[name] ?? (WITHOUT.test(name) ? 'Remove it and keep the words.' : undefined);
  const same = componentNames.find((each) => each.toLowerCase() === name);
  const meant = same ?? (html === undefined ? nearest(written, componentNames) : undefined);
  return {
    expected: 'Markdown or one of our components, and no other words between < and >',
    fix: meant === undefined ? (html ?? otherwise) : `Did you mean <${meant}>?`,
  };
}

/** Evaluates a value that is written out: text, numbers, lists and groups of them. */
function literal(node: unknown): unknown {
  const {type, value, elements, properties, quasis, expressions} = (node ?? {}) as {
    type?: string;
    value?: unknown;
    elements?: readonly unknown[];
    properties?: readonly {key?: {name?: string; value?: unknown}; value?: unknown}[];
    quasis?: readonly {value: {cooked?: string}}[];
    expressions?: readonly unknown[];
  };
  switch (type) {
    case 'Literal':
      return value;
    case 'TemplateLiteral':
      return expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined;
    case 'ArrayExpression':
      return elements?.map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(
        (properties ?? []).map(({key, value: inner}) => [
          key?.name ?? String(key?.value),
          literal(inner),
        ]),
      );
    default:
      return undefined;
  }
}

/**
 * Returns the properties of an element as values. A value in braces counts if it is written out,
 * such as the options of a choice.
 */
export function propertiesOf({attributes}: JsxElement): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return [];
      const {name, value} = attribute;
      if (value === null || value === undefined) return [[name, true]];
      if (typeof value === 'string') return [[name, value]];
      const [statement] = value.data?.estree?.body ?? [];
      const expression =
        statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
      return [[name, literal(expression)]];
    }),
  );
}
