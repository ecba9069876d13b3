import path from 'node:path';
import type {Problem} from '../../../src/content/report';
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
  const [message, place] = isParserMessage(error)
    ? [error.reason, error.line]
    : [error instanceof Error ? error.message : String(error), undefined];
  // Of an element that is never closed the message names its beginning, counted in the text alone.
  const begun = /\s*\((\d+):\d+(?:-\d+:\d+)?\)/.exec(message);
  const line = begun ? Number(begun[1]) : place;
  const reason = begun ? message.replace(begun[0], '') : message;
  return {
    file,
    field: line === undefined ? 'text' : `text, line ${firstLine + line - 1}`,
    expected: 'text that the site can read (MDX), with known brand tokens',
    found: reason,
    fix: 'Usually a lone { or <, an element that is never closed, or a token that is misspelt.',
  };
}

function problemsOf(root: string, document: ReadDocument): readonly Problem[] {
  const {file, body, firstLine} = document;
  try {
    return readBlocks({file, filePath: path.join(root, file), body, firstLine}).problems;
  } catch (error) {
    return [unreadable(document, error)];
  }
}

/** A document that was read once stays the same object for as long as its text is the same. */
const known = new WeakMap<ReadDocument, readonly Problem[]>();

/** What is wrong in the text of a policy: broken MDX, and what its PDF or Word copy cannot show. */
export function textProblems(root: string, documents: readonly ReadDocument[]): Problem[] {
  return documents
    .filter((document) => declared(document, 'kind') === 'policy')
    .flatMap((document) => {
      const problems = known.get(document) ?? problemsOf(root, document);
      known.set(document, problems);
      return [...problems];
    });
}
