import path from 'node:path';
import type {Problem} from '../../../src/data/report';
import {readBlocks} from '../../../src/plugins/policies/read-blocks';
import {declared, type ReadDocument} from './documents';

/** What the MDX parser throws, with the place in the file it was given. */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

function unreadable({file, firstLine}: ReadDocument, error: unknown): Problem {
  const [reason, line] = isParserMessage(error)
    ? [error.reason, error.line]
    : [error instanceof Error ? error.message : String(error), undefined];
  return {
    file,
    field: line === undefined ? 'text' : `text, line ${firstLine + line - 1}`,
    expected: 'text that the site can read (MDX), with known brand tokens',
    found: reason,
    fix: 'Usually a lone { or <, an element that is never closed, or a token that is misspelt.',
  };
}

/** What is wrong in the text of a policy: broken MDX, and what its PDF or Word copy cannot show. */
export function textProblems(root: string, documents: readonly ReadDocument[]): Problem[] {
  return documents
    .filter((document) => declared(document, 'kind') === 'policy')
    .flatMap((document) => {
      const {file, body, firstLine} = document;
      try {
        const filePath = path.join(root, file);
        return [...readBlocks({file, filePath, body, firstLine}).problems];
      } catch (error) {
        return [unreadable(document, error)];
      }
    });
}
