import {describe, expect, it, vi} from 'vitest';
import type {ApplicationConfiguration} from '@site/src/configuration/configuration';
import {createDelivery} from './delivery';
import {positionsOf} from './positions';
import {application, cv, notice, opening} from './sample.test-data';
import type {deliver} from './transport';

const configuration: ApplicationConfiguration = {
  delivery: 'endpoint',
  endpoint: '/api/applications',
  fileLimit: 2_000_000,
};
const [position] = positionsOf([opening(14)]);
if (position === undefined) {
  throw new Error('The sample has no position.');
}
const message = {application, file: cv, position, configuration, notice};
const now = () => new Date('2026-11-20T15:42:00Z');
const transportThat = (...outcomes: Awaited<ReturnType<typeof deliver>>[]) => {
  const transport = vi.fn<typeof deliver>();
  for (const outcome of outcomes) {
    transport.mockResolvedValueOnce(outcome);
  }
  return transport;
};
const keyOf = (transport: ReturnType<typeof transportThat>, call: number) =>
  transport.mock.calls[call]?.[0].key;

describe('the delivery', () => {
  it('makes the receipt of a success on the device', async () => {
    const transport = transportThat({ok: true});
    const {deliver: send, read} = createDelivery(transport, now);
    await send(message);
    expect(transport.mock.calls[0]?.[0]).toMatchObject({values: application, file: cv});
    expect(read()).toEqual({
      sending: false,
      result: {
        attempt: 1,
        ok: true,
        receipt: {
          reference: `APP-20261120-${keyOf(transport, 0)?.slice(0, 4) ?? ''}`,
          sentAt: now(),
          application,
          position,
          file: {
            name: cv.name,
            size: 8,
            sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
          },
          notice,
          delivered: true,
        },
      },
    });
  });

  it('takes the reference of the receiver, if there is one', async () => {
    const {deliver: send, read} = createDelivery(transportThat({ok: true, reference: 'HR-7'}), now);
    await send(message);
    expect(read().result).toMatchObject({receipt: {reference: 'HR-7'}});
  });

  it('knows when nothing was delivered', async () => {
    const {deliver: send, read} = createDelivery(transportThat({ok: true}), now);
    await send({...message, configuration: {delivery: 'log', fileLimit: 1}});
    expect(read().result).toMatchObject({receipt: {delivered: false}});
  });

  it('keeps the key until there is a success', async () => {
    const transport = transportThat(
      {ok: false, reason: 'late'},
      {ok: false, reason: 'cancelled'},
      {ok: true},
      {ok: true},
    );
    const {deliver: send, read} = createDelivery(transport, now);
    await send(message);
    expect(read().result).toEqual({attempt: 1, ok: false, reason: 'late'});
    await send(message);
    await send(message);
    await send(message);
    expect(keyOf(transport, 1)).toBe(keyOf(transport, 0));
    expect(keyOf(transport, 2)).toBe(keyOf(transport, 0));
    expect(keyOf(transport, 3)).not.toBe(keyOf(transport, 0));
  });
});
