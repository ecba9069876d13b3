import {randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const card = z.object({
  /** Example: `20261120T130500123-9f8e7d6c`. Ids sort by time. */
  id: z.string().regex(/^\d{8}T\d{9}-[0-9a-f]{8}$/),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  messageId: z.string(),
  subject: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  text: z.string(),
  /** The template's variables as they were sent, `to_email` included. */
  variables: z.record(z.string(), z.string()),
  attachments: z.array(
    z.object({name: z.string(), type: z.string(), size: z.int(), sha256: z.string()}),
  ),
  /** Of an application that came to the endpoint: what its applicant was given. */
  reference: z.string().optional(),
  /** Of an application that came to the endpoint: one copy is kept for each key. */
  idempotencyKey: z.string().optional(),
  delivery: z.discriminatedUnion('state', [
    z.object({state: z.literal('kept')}),
    z.object({state: z.literal('delivered')}),
    z.object({state: z.literal('failed'), reason: z.string()}),
  ]),
});

/** What the list shows of a message; stands in `<id>.json` beside the message. */
export type Card = z.infer<typeof card>;

/** The messages on disk. */
export interface Store {
  /** Writes both files, then removes the oldest messages above the bound. */
  readonly keep: (message: Card, source: Buffer) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<Card[]>;
  /** The message as it was sent; `undefined` when there is none of that id. */
  readonly source: (id: string) => Promise<Buffer | undefined>;
  readonly clear: () => Promise<void>;
}

const CARD_FILE = /^(\d{8}T\d{9}-[0-9a-f]{8})\.json$/;

/** An id that sorts by time and cannot be guessed or taken twice. */
export function messageId(date: Date): string {
  return `${date.toISOString().replace(/[-:.Z]/g, '')}-${randomBytes(4).toString('hex')}`;
}

const isMessageId = (text: string) => card.shape.id.safeParse(text).success;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads a file; `undefined` when it does not exist. */
async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) {
      return undefined;
    }
    throw error;
  }
}

/** A reader never sees half a file, and a crash leaves none. Only the owner may read. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content, {mode: 0o600});
  await rename(unfinished, file);
}

function readCard(text: Buffer | undefined): Card | undefined {
  try {
    return text && card.parse(JSON.parse(text.toString('utf8')));
  } catch {
    // Written by something else, or by an older form of this program: not ours to show.
    return undefined;
  }
}

/**
 * Keeps messages in a folder: `<id>.eml` and its card `<id>.json`. One card per message, so that
 * two servers (`npm start` and `npm run preview`) can share the folder.
 *
 * @param kept how many messages stay
 */
export function openStore(folder: string, kept: number): Store {
  const fileOf = (id: string, ending: 'eml' | 'json') => path.join(folder, `${id}.${ending}`);

  const ids = async () => {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) {
        return [];
      }
      throw error;
    });
    return names
      .flatMap((name) => CARD_FILE.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  };

  const remove = async (id: string) => {
    await rm(fileOf(id, 'json'), {force: true});
    await rm(fileOf(id, 'eml'), {force: true});
  };

  return {
    async keep(message, source) {
      await mkdir(folder, {recursive: true, mode: 0o700});
      await writeWhole(fileOf(message.id, 'eml'), source);
      await writeWhole(fileOf(message.id, 'json'), `${JSON.stringify(message, null, 2)}\n`);
      await Promise.all((await ids()).slice(kept).map(remove));
    },
    async list() {
      const texts = (await ids()).map((id) => readIfPresent(fileOf(id, 'json')));
      return (await Promise.all(texts)).flatMap((text) => readCard(text) ?? []);
    },
    source: async (id) => (isMessageId(id) ? readIfPresent(fileOf(id, 'eml')) : undefined),
    async clear() {
      await Promise.all((await ids()).map(remove));
    },
  };
}
