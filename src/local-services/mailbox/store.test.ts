import {mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {messageId, openStore, type Card} from './store';

let folder = '';
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'mailbox-')), 'inner');
});
afterEach(() => rm(path.dirname(folder), {recursive: true}));

const card = (minute: number): Card => {
  const date = new Date(Date.UTC(2026, 10, 20, 13, minute));
  return {
    id: messageId(date),
    receivedAt: date.toISOString(),
    messageId: '<a@b.example>',
    subject: `Minute ${minute}`,
    to: 'info@b.example',
    text: 'name: Ada',
    variables: {name: 'Ada'},
    attachments: [],
    delivery: {state: 'kept'},
  };
};

describe('the store', () => {
  it('is empty before the first message', async () => {
    expect(await openStore(folder, 3).list()).toEqual([]);
  });

  it('keeps messages over a restart, newest first', async () => {
    const [first, second] = [card(1), card(2)];
    await openStore(folder, 3).keep(second, Buffer.from('two'));
    await openStore(folder, 3).keep(first, Buffer.from('one'));
    const again = openStore(folder, 3);
    expect(await again.list()).toEqual([second, first]);
    expect((await again.source(first.id))?.toString()).toBe('one');
  });

  it('lets the oldest go, both files of it', async () => {
    const store = openStore(folder, 2);
    for (const minute of [1, 2, 3, 4]) {
      await store.keep(card(minute), Buffer.from('x'));
    }
    expect((await store.list()).map(({subject}) => subject)).toEqual(['Minute 4', 'Minute 3']);
    expect(await readdir(folder)).toHaveLength(4);
  });

  it('is read by its owner alone', async () => {
    const message = card(1);
    await openStore(folder, 2).keep(message, Buffer.from('x'));
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, `${message.id}.eml`))).mode & 0o077).toBe(0);
  });

  it('passes over what it did not write', async () => {
    const store = openStore(folder, 2);
    await store.keep(card(1), Buffer.from('x'));
    await writeFile(path.join(folder, '20261120T130000000-00000000.json'), '{"id": 7');
    await writeFile(path.join(folder, 'notes.json'), '{}');
    expect(await store.list()).toHaveLength(1);
  });

  it.each(['../secret', '..%2f.secret', '', 'a/b', '20261120T130000000-00000000/../x'])(
    'reads nothing under the id %s',
    async (id) => {
      await writeFile(path.join(path.dirname(folder), 'secret.eml'), 'secret');
      await openStore(folder, 2).keep(card(1), Buffer.from('x'));
      expect(await openStore(folder, 2).source(id)).toBeUndefined();
    },
  );

  it('can be emptied', async () => {
    const store = openStore(folder, 2);
    await store.keep(card(1), Buffer.from('x'));
    await store.clear();
    expect(await readdir(folder)).toEqual([]);
  });
});
