import {unzipSync} from 'fflate';
import {afterEach, expect, it, vi} from 'vitest';
import {zipOf} from './take-away';

const PUBLISHED: Readonly<Record<string, string>> = {
  '/policies/gifts.2.0.pdf': '%PDF',
  '/policies/gifts.2.0.txt': 'Gifts',
  '/policies/SHA256SUMS': ['1', '2', '3']
    .map(
      (digit, index) =>
        `${digit.repeat(64)}  ${['gifts.1.0.pdf', 'gifts.2.0.pdf', 'gifts.2.0.txt'][index] ?? ''}`,
    )
    .join('\n'),
};
const COPIES = {
  files: ['/policies/gifts.2.0.pdf', '/policies/gifts.2.0.txt'],
  list: '/policies/SHA256SUMS',
  day: '2026-04-01',
  folder: 'group-in-force-2026-04-01',
};

function publish(files: Readonly<Record<string, string>>): void {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      files[address] === undefined ? new Response('', {status: 404}) : new Response(files[address]),
    ),
  );
}

afterEach(() => vi.unstubAllGlobals());

it('the zip of a period contains one folder, with the copies and only their fingerprints', async () => {
  publish(PUBLISHED);
  const progress: number[] = [];
  const files = unzipSync(await zipOf(COPIES, (done) => progress.push(done)));
  const text = (name: string) => new TextDecoder().decode(files[`${COPIES.folder}/${name}`]);
  expect(Object.keys(files)).toEqual(
    ['', 'gifts.2.0.pdf', 'gifts.2.0.txt', 'SHA256SUMS'].map((name) => `${COPIES.folder}/${name}`),
  );
  expect(text('gifts.2.0.txt')).toBe('Gifts');
  expect(text('SHA256SUMS')).toBe(
    `${'2'.repeat(64)}  gifts.2.0.pdf\n${'3'.repeat(64)}  gifts.2.0.txt\n`,
  );
  expect(progress).toEqual([1, 2]);
});

it('the zip of a period has the same bytes at any time, in any order in which files arrive', async () => {
  publish(PUBLISHED);
  const first = await zipOf(COPIES, () => undefined);
  const second = await zipOf(COPIES, () => undefined);
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

it('the zip of a period is not made if a copy is missing', async () => {
  publish({'/policies/gifts.2.0.pdf': '%PDF', '/policies/SHA256SUMS': ''});
  await expect(zipOf(COPIES, () => undefined)).rejects.toThrow('gifts.2.0.txt answered 404');
});
