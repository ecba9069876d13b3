import {quoted, type Problem} from '../shared/report';

/** A forbidden wording, the reason, and the fix. */
interface Wording {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly fix: string;
}

const PRIVATE_SECURITY = {
  reason:
    'no claim to be registered with, approved by or a member of the SIA, which licenses people, not companies (Private Security Industry Act 2001)',
  fix: 'Write that our officers hold SIA licences.',
};

const PROMISE_OF_WORK = {
  reason:
    'no promise of work, pay or a pass, because no one can guarantee it (advertising code, 20.2 and 20.9)',
  fix: 'Say what people can expect and what it depends on, or say that it isn’t guaranteed.',
};

const WORDINGS: readonly Wording[] = [
  {
    pattern:
      /\bSIA[- ](?:registered|registration|approved|accredited|certified|endorsed|members?(?:hip)?)\b/i,
    ...PRIVATE_SECURITY,
  },
  {
    pattern:
      /\b(?:registered with|approved by|accredited by|certified by|endorsed by|members? of) the (?:SIA\b|Security Industry Authority)/i,
    ...PRIVATE_SECURITY,
  },
  {
    // "No guaranteed work" and "not a guaranteed job" are warnings, so they are allowed.
    pattern:
      /(?<!\b(?:no|not|not a|without) )\bguaranteed (?:jobs?|work|employment|interviews?|placements?|income|earnings|pay rise|pass|licences?)\b/i,
    ...PROMISE_OF_WORK,
  },
  {
    pattern: /\b(?:jobs?|employment|interviews?|earnings|licences?|pass) guaranteed\b/i,
    ...PROMISE_OF_WORK,
  },
];

/** Markdown in a field that shows only plain words. */
const MARKUP =
  /\*\*\S[^*]*\*\*|\[[^\]]+\]\((?:[/#]|https?:|mailto:|tel:)|&(?:amp|[lg]t|nbsp|pound|quot|#\d+|[lr][sd]quo|[mn]dash);/;

/** A text with a name that its author recognises, e.g. `inShort[1]`. */
export interface NamedText {
  readonly field: string;
  /** Line of the file on which a paragraph begins. */
  readonly line?: number;
  readonly text: string;
}

/** Returns every text inside a value, named by its path. */
function textsIn(value: unknown, field: string): NamedText[] {
  if (typeof value === 'string') {
    return [{field, text: value}];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, `${field}[${index}]`));
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) =>
        textsIn(item, field === '' ? key : `${field}.${key}`),
      )
    : [];
}

/**
 * Returns the texts of a document: its front matter, and the paragraphs of its Markdown.
 *
 * @param body with the line numbers of the file
 */
export function textsOf(frontMatter: unknown, body: string): NamedText[] {
  let line = 1;
  const paragraphs = body.split(/(\n\s*\n)/).map((text) => {
    const paragraph = {field: 'text', line, text};
    line += text.split('\n').length - 1;
    return paragraph;
  });
  return [...textsIn(frontMatter, ''), ...paragraphs.filter(({text}) => text.trim() !== '')];
}

/** Finds wording that the law or the advertising code forbids, and Markdown in fields. */
export function wordingProblems(file: string, texts: readonly NamedText[]): Problem[] {
  const markup = texts.flatMap(({field, line, text}) => {
    const isPlain = line === undefined && !/(?:url|email)$/.test(field);
    const [found] = (isPlain ? MARKUP.exec(text) : null) ?? [];
    if (found === undefined) return [];
    const expected = 'plain words: this field is shown as it is written';
    return [{file, field, expected, found: quoted(found), fix: 'Write it without these signs.'}];
  });
  const wordings = texts.flatMap(({field, line, text}) =>
    WORDINGS.flatMap(({pattern, reason, fix}) => {
      const found = pattern.exec(text.replaceAll(/\s+/g, ' '));
      if (found === null) return [];
      const place = line === undefined ? {field} : {field, line};
      return [{file, ...place, expected: reason, found: `"${found[0]}"`, fix}];
    }),
  );
  return [...markup, ...wordings];
}
