import type {Problem} from '../../content/report';
import {specification} from '../../data/specification';
import type {PolicyFrontMatter} from '../../content/documents/schema';

/** A policy of the edition in force, as far as the fixed facts look at it. */
export interface CurrentPolicy {
  readonly file: string;
  /** Last part of its address, e.g. `data-protection`. */
  readonly slug: string;
  /** Markdown after the front matter. */
  readonly body: string;
  readonly control: Pick<PolicyFrontMatter, 'status' | 'sections' | 'inShort'>;
}

/** What the placeholders of a new policy begin with; none may be left once it is in force. */
export const PLACEHOLDER = '[To be written';

/** A statement that the specification fixes (9, "Policy statements"). */
interface FixedStatement {
  /** The policy that must make it; absent when all must. */
  readonly slug?: string;
  /** Every pattern must match inside one paragraph. */
  readonly says: readonly RegExp[];
  readonly expected: string;
}

const STATEMENTS: readonly FixedStatement[] = [
  {
    slug: 'anti-bribery-corruption',
    says: [/\bgifts?\b/i, /above £50(?![\d,.]*\d)/, /management approval/i, /gift register/i],
    expected:
      'a paragraph which says that gifts above £50 need management approval and an entry in the gift register',
  },
  {
    slug: 'data-protection',
    says: [/\bbreach/i, /regulator|Information Commissioner/, /within 72 hours/],
    expected:
      'a paragraph which says that a data breach is reported to the regulator within 72 hours',
  },
  {
    says: [/\breviewed annually\b/i],
    expected: 'the words "reviewed annually"',
  },
];

/** A figure that contradicts a fixed one, wherever it stands in a policy. */
interface Contradiction {
  /** The paragraphs it looks at. */
  readonly about: readonly RegExp[];
  /** The figure is the first group. */
  readonly figure: RegExp;
  readonly fixed: string;
  readonly expected: string;
}

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    about: [/\bgifts?\b/i, /gift register|hospitality/i],
    figure: /\babove £(\d[\d,.]*\d|\d)/g,
    fixed: '50',
    expected: 'above £50, the limit for gifts that the specification fixes',
  },
  {
    about: [/\bbreach/i, /regulator|Information Commissioner/],
    figure: /\bwithin (?:the )?(\d+) hours/g,
    fixed: '72',
    expected: 'within 72 hours, as the specification and the law have it',
  },
];

const PARAGRAPHS = /\r?\n[ \t]*\r?\n/;

function missingStatements({file, slug, body}: CurrentPolicy): Problem[] {
  const paragraphs = body.split(PARAGRAPHS);
  return STATEMENTS.filter((statement) => statement.slug === undefined || statement.slug === slug)
    .filter(({says}) => !paragraphs.some((text) => says.every((pattern) => pattern.test(text))))
    .map(({expected}) => ({
      file,
      field: 'text',
      expected,
      found: 'no such paragraph',
      fix: 'Put the statement back; the specification fixes it (9, "Policy statements").',
    }));
}

function contradictions({file, body, control}: CurrentPolicy): Problem[] {
  const paragraphs = [...control.inShort, ...body.split(PARAGRAPHS)];
  return CONTRADICTIONS.flatMap(({about, figure, fixed, expected}) =>
    paragraphs
      .filter((text) => about.every((pattern) => pattern.test(text)))
      .flatMap((text) => [...text.matchAll(figure)])
      .filter(([, found]) => found !== fixed)
      .map(([found]) => ({
        file,
        field: 'text',
        expected,
        found: `"${found}"`,
        fix: `Write ${fixed}, or change the specification first.`,
      })),
  );
}

function sectionCount({file, slug, control: {sections, status}}: CurrentPolicy): Problem[] {
  const counts: Readonly<Record<string, number>> = specification.policySections;
  const count = Object.hasOwn(counts, slug) ? counts[slug] : undefined;
  if (count === sections) {
    return [];
  }
  if (count !== undefined) {
    return [
      {
        file,
        field: 'sections',
        expected: `${count}: the specification fixes the number of sections of this policy`,
        found: String(sections),
        fix: `Keep the text in ${count} sections; a new matter becomes a part (###) of one of them.`,
      },
    ];
  }
  if (status === 'draft') {
    return [];
  }
  return [
    {
      file,
      field: 'status',
      expected: `draft: the specification has no policy "${slug}"`,
      found: status,
      fix: 'Keep it a draft, or add it to "policySections" in src/data/specification.ts first.',
    },
  ];
}

function placeholders({file, body, control}: CurrentPolicy): Problem[] {
  const left = (body + JSON.stringify(control)).split(PLACEHOLDER).length - 1;
  if (left === 0 || control.status === 'draft') {
    return [];
  }
  return [
    {
      file,
      field: 'text',
      expected: 'no placeholder: the policy is not a draft',
      found: `"${PLACEHOLDER}" ${left === 1 ? 'once' : `${left} times`}`,
      fix: 'Write the missing words, or set "status" back to draft.',
    },
  ];
}

/**
 * What the specification fixes in the text of a policy of the edition in force: the number of
 * sections (2, "Section counts"), the limit for gifts, the hours for a breach and the annual review
 * (9). Older editions are the record of what was in force, so nothing here looks at them.
 */
export function fixedFactProblems(policy: CurrentPolicy): Problem[] {
  return [
    ...sectionCount(policy),
    ...missingStatements(policy),
    ...contradictions(policy),
    ...placeholders(policy),
  ];
}
