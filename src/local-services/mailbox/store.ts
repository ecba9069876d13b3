import {randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Matches an id, so that nothing else in the folder is listed or removed. */
const ID = /^\d{8}T\d{9}-[\da-f]{8}$/;

/** Maximum number of stored messages. */
export const KEPT = 200;

const message = z.object({
  /** Example: `20261120T130500123-9f8e7d6c`. Ids sort by time. */
  id: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  subject: z.string(),
  to: z.string(),
  /** The visitor's address as typed; empty when the form has none. */
  replyTo: z.string(),
  /** The form's fields by name, as they were sent. */
  variables: z.record(z.string(), z.string()),
  attachments: z.array(
    z.object({name: z.string(), type: z.string(), size: z.int(), sha256: z.string()}),
  ),
  /** The applicant's reference, for an application sent to the endpoint. */
  reference: z.string().optional(),
  /** The key that identifies a repeated request, for an application sent to the endpoint. */
  idempotencyKey: z.string().optional(),
});

/** A message as the mailbox lists it, without the bytes of its files. */
export type Message = z.infer<typeof message>;

/** Makes an id that sorts by time and cannot be guessed. */
export function messageId(date: Date): string {
  return `${date.toISOString().replace(/[-:.Z]/g, '')}-${randomBytes(4).toString('hex')}`;
}

export type Store = ReturnType<typeof openStore>;

/**
 * Stores messages in a folder that only its owner may read. Each message has its own folder, with
 * `message.json` and numbered files, so that two servers can use the store at once.
 */
export function openStore(folder: string) {
  async function newestFirst(): Promise<string[]> {
    await mkdir(folder, {recursive: true, mode: 0o700});
    return (await readdir(folder))
      .filter((name) => ID.test(name))
      .sort()
      .reverse();
  }

  async function read(id: string): Promise<Message[]> {
    try {
      return [
        message.parse(JSON.parse(await readFile(path.join(folder, id, 'message.json'), 'utf8'))),
      ];
    } catch {
      // Skips a folder of another program, or one that another server is writing or removing.
      return [];
    }
  }

  return {
    /** Writes a message, then removes the oldest ones above the limit. */
    async keep(kept: Message, files: readonly Buffer[]): Promise<void> {
      const others = await newestFirst();
      const place = path.join(folder, kept.id);
      await mkdir(place);
      await Promise.all(
        files.map((content, index) => writeFile(path.join(place, String(index)), content)),
      );
      await writeFile(path.join(place, 'message.json'), JSON.stringify(kept, null, 2));
      const surplus = others.slice(KEPT - 1);
      await Promise.all(
        surplus.map((id) => rm(path.join(folder, id), {recursive: true, force: true})),
      );
    },
    /** Newest first. */
    list: async () => (await Promise.all((await newestFirst()).map(read))).flat(),
    file: async (id: string, index: number) => readFile(path.join(folder, id, String(index))),
  };
}
