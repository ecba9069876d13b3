import type {IncomingMessage} from 'node:http';
import {answers, Refused, type Answer} from './service-answers';

/**
 * The whole body of a request. What goes beyond the limit is read and thrown away, because a
 * browser that is cut off while it sends never sees the answer.
 *
 * @param limit bytes
 * @param tooLarge the answer to a longer body
 * @throws Refused when the body is longer than the limit
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  tooLarge: Answer = answers.malformed,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) {
      chunks.push(chunk);
    }
  }
  if (size > limit) {
    throw new Refused(tooLarge);
  }
  return Buffer.concat(chunks);
}
