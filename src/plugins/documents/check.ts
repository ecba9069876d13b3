import {catalogue} from '../../data/pictures/catalogue';
import {problemsFromZod, type Problem} from '../../content/report';
import {
  documentSchema,
  type DocumentFrontMatter,
  type PolicyFrontMatter,
} from '../../content/documents/schema';
import {aYearAfter} from './versions-and-days';

/** One document as the plugin sees it: where it is, what it declares, what it says. */
export interface SourceDocument {
  /** Path from the root of the repository, for the error message. */
  readonly file: string;
  readonly frontMatter: unknown;
  /** Markdown after the front matter. */
  readonly body: string;
  /** Last part of the address, e.g. `security`. */
  readonly slug: string;
  /** Directory of the edition, e.g. `docs` or `versioned_docs/version-2025`. */
  readonly edition: string;
}

/** Second-level headings outside code fences, in order. */
export function sectionHeadings(body: string): string[] {
  const outsideFences = body.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...outsideFences.matchAll(/^## +(.+)$/gm)].map((match) => match[1] ?? '');
}

function policyProblems(file: string, policy: PolicyFrontMatter, body: string): Problem[] {
  const problems: Problem[] = [];
  const found = sectionHeadings(body).length;
  if (found !== policy.sections) {
    problems.push({
      file,
      field: 'sections',
      expected: `${policy.sections} second-level headings (##), as "sections" declares`,
      found: `${found}`,
      fix: 'Add or remove a "## " heading, or correct the number if the specification allows it.',
    });
  }
  const latest = aYearAfter(policy.approvedOn);
  if (policy.reviewBy > latest) {
    problems.push({
      file,
      field: 'reviewBy',
      expected: `${latest} or earlier: twelve months after approval at the most`,
      found: policy.reviewBy,
      fix: 'Bring the review date forward; every policy is reviewed annually.',
    });
  }
  if (policy.changeType === 'major' && policy.changeNote === undefined) {
    problems.push({
      file,
      field: 'changeNote',
      expected: 'one or two sentences on what changed, because changeType is major',
      found: 'nothing',
      fix: 'Write what changed against the version before, in words a reader understands.',
    });
  }
  const newest = policy.revisions[0];
  if (newest !== undefined && newest.version !== policy.version) {
    problems.push({
      file,
      field: 'revisions[0].version',
      expected: `'${policy.version}', the document's own version: the newest revision stands first`,
      found: `'${newest.version}'`,
      fix: 'Add a row for this version at the top of "revisions", or correct "version".',
    });
  }
  return problems;
}

function pictureProblems(file: string, document: DocumentFrontMatter): Problem[] {
  if (!('picture' in document) || Object.hasOwn(catalogue, document.picture)) {
    return [];
  }
  return [
    {
      file,
      field: 'picture',
      expected: `one of: ${Object.keys(catalogue).join(', ')}`,
      found: `'${document.picture}'`,
      fix: 'Choose a picture from src/data/pictures/catalogue.ts, or add the picture there.',
    },
  ];
}

function relatedProblems(
  file: string,
  document: DocumentFrontMatter,
  slugs: ReadonlySet<string>,
): Problem[] {
  if (!('related' in document)) {
    return [];
  }
  return document.related.flatMap((slug, index) =>
    slugs.has(slug)
      ? []
      : [
          {
            file,
            field: `related[${index}]`,
            expected: 'the slug of another document of the same edition, e.g. security',
            found: `'${slug}'`,
            fix: 'Write the last part of the neighbour’s address.',
          },
        ],
  );
}

/** References must be unique inside an edition: they are what people quote. */
function duplicateReferences(documents: readonly SourceDocument[]): Problem[] {
  const seen = new Map<string, string>();
  return documents.flatMap(({file, edition, frontMatter}) => {
    const reference =
      typeof frontMatter === 'object' && frontMatter !== null && 'reference' in frontMatter
        ? String(frontMatter.reference)
        : undefined;
    if (reference === undefined) {
      return [];
    }
    const key = `${edition} ${reference}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, file);
      return [];
    }
    return [
      {
        file,
        field: 'reference',
        expected: 'a reference no other document of this edition has',
        found: `${reference}, which ${first} has too`,
        fix: 'Give one of the two the next free number.',
      },
    ];
  });
}

/**
 * Every problem of every document, in one list: wrong front matter, wrong number
 * of sections, late review dates, unknown pictures and neighbours, double references.
 */
export function checkDocuments(documents: readonly SourceDocument[]): Problem[] {
  const slugsByEdition = new Map<string, Set<string>>();
  for (const {edition, slug} of documents) {
    slugsByEdition.set(edition, (slugsByEdition.get(edition) ?? new Set()).add(slug));
  }
  const own = documents.flatMap(({file, frontMatter, body, edition}) => {
    const result = documentSchema.safeParse(frontMatter);
    if (!result.success) {
      return problemsFromZod(file, result.error, frontMatter);
    }
    const document = result.data;
    return [
      ...(document.kind === 'policy' ? policyProblems(file, document, body) : []),
      ...pictureProblems(file, document),
      ...relatedProblems(file, document, slugsByEdition.get(edition) ?? new Set()),
    ];
  });
  return [...own, ...duplicateReferences(documents)];
}
