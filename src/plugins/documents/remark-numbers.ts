import type {Heading, Paragraph, Root} from 'mdast';

/** The number that a page and the record give to a heading or a paragraph. Examples: `'5'`, `'5.3'`. */
export function numberOf({data}: Heading | Paragraph): string | undefined {
  const {dataSection, dataClause} = data?.hProperties ?? {};
  const number = dataSection ?? dataClause;
  return number === undefined ? undefined : String(number);
}

function setNumber(node: Heading | Paragraph, name: 'dataSection' | 'dataClause', number: string) {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: number}};
}

/**
 * Numbers the sections of a text, and the clauses of a policy or notice: the paragraphs directly in
 * a section. Paragraphs in a note, a list or a quotation have no number.
 */
export function numberText({children}: Root, hasClauses: boolean): void {
  let [section, clause] = [0, 0];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      [section, clause] = [section + 1, 0];
      setNumber(node, 'dataSection', String(section));
    } else if (node.type === 'paragraph' && section > 0 && hasClauses) {
      clause += 1;
      setNumber(node, 'dataClause', `${section}.${clause}`);
    }
  }
}

/** What Docusaurus passes on about a document. */
interface CompiledFile {
  readonly data: {readonly frontMatter?: {readonly kind?: string}};
}

/** Markdown plugin: numbers sections and clauses for the HTML plugins that need the numbers. */
export function remarkNumbers(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    const kind = frontMatter?.kind;
    numberText(tree, kind === 'policy' || kind === 'notice');
  };
}
