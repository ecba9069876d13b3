import type {Problem} from '../shared/report';

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
  {
    // These characters usually come from pasted text. Joiners in emoji and Arabic words are
    // allowed.
    pattern: /\S*[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]\S*/,
    reason:
      'no invisible characters: they hide a word from the search, or reverse the words beside it',
    fix: 'Delete the word and the spaces on either side, then type them again.',
  },
];

/** A text with a name that its author recognises, e.g. `inShort[1]` or `text, section 4`. */
export interface NamedText {
  readonly field: string;
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

/** Returns the texts of a document: its front matter, and its Markdown by section. */
export function textsOf(frontMatter: unknown, body: string): NamedText[] {
  const sections = body
    .split(/^(?=## )/m)
    .map((text, index, all) => ({text, number: all[0]?.startsWith('## ') ? index + 1 : index}));
  return [
    ...textsIn(frontMatter, ''),
    ...sections.map(({text, number}) => ({
      field: number === 0 ? 'text, before the first section' : `text, section ${number}`,
      text,
    })),
  ];
}

/** Finds wording that the law or the advertising code forbids, and invisible characters. */
export function wordingProblems(file: string, texts: readonly NamedText[]): Problem[] {
  return texts.flatMap(({field, text}) =>
    WORDINGS.flatMap(({pattern, reason, fix}) => {
      const found = pattern.exec(text.replaceAll(/\s+/g, ' '));
      return found ? [{file, field, expected: reason, found: `"${found[0]}"`, fix}] : [];
    }),
  );
}
