import {describe, expect, it, vi} from 'vitest';
import {createDelivery, type Outcome} from './delivery';

interface Sent {
  readonly copy: string;
}
type Sender = Parameters<typeof createDelivery<string, Sent, 'broken' | 'stopped'>>[0];

/** A sender that ends when the test says so. */
function senderInHand() {
  const asked: Parameters<Sender>[] = [];
  let end: (outcome: Outcome<Sent, 'broken' | 'stopped'>) => void = () => undefined;
  const send: Sender = (...args) => {
    asked.push(args);
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  return {send, asked, end: (outcome: Parameters<typeof end>[0]) => end(outcome)};
}

describe('a delivery', () => {
  it('tells how much has gone, until it has come to its end', async () => {
    const sender = senderInHand();
    const {deliver, read} = createDelivery(sender.send);
    const sending = deliver('letter');
    const report = sender.asked[0]?.[1].onProgress;
    expect(read()).toEqual({sending: true, result: undefined});
    report?.(0.5);
    expect(read()).toEqual({sending: true, result: undefined, progress: 0.5});
    sender.end({ok: true, copy: 'letter'});
    await sending;
    report?.(0.9);
    expect(read()).toEqual({sending: false, result: {ok: true, copy: 'letter', attempt: 1}});
  });

  it('passes a cancellation on to the attempt under way, and to no later one', async () => {
    const sender = senderInHand();
    const {deliver, cancel, read} = createDelivery(sender.send);
    cancel();
    const first = deliver('letter');
    expect(sender.asked[0]?.[1].signal.aborted).toBe(false);
    cancel();
    expect(sender.asked[0]?.[1].signal.aborted).toBe(true);
    expect(read().sending).toBe(true);
    sender.end({ok: false, reason: 'stopped'});
    await first;
    expect(read().result).toEqual({ok: false, reason: 'stopped', attempt: 1});
    void deliver('letter');
    expect(sender.asked[1]?.[1].signal.aborted).toBe(false);
    expect(read().progress).toBeUndefined();
  });

  it('sends one message at a time: a double click sends once', async () => {
    const send = vi.fn<Sender>().mockResolvedValue({ok: false, reason: 'broken'});
    const {deliver, read} = createDelivery(send);
    const first = deliver('first');
    expect(read().sending).toBe(true);
    await Promise.all([first, deliver('second'), deliver('third')]);
    expect(send).toHaveBeenCalledOnce();
    await deliver('fourth');
    expect(read().result?.attempt).toBe(2);
  });

  it('tells its listeners, and keeps a failure while trying again', async () => {
    const send = vi.fn<Sender>().mockResolvedValue({ok: true, copy: 'letter'});
    send.mockResolvedValueOnce({ok: false, reason: 'broken'});
    const {deliver, read, subscribe} = createDelivery(send);
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push(read()));
    await deliver('letter');
    await deliver('letter');
    stop();
    await deliver('letter');
    const failure = {attempt: 1, ok: false, reason: 'broken'};
    expect(seen).toEqual([
      {sending: true, result: undefined},
      {sending: false, result: failure},
      {sending: true, result: failure},
      {sending: false, result: {attempt: 2, ok: true, copy: 'letter'}},
    ]);
  });

  it('holds a message back without sending', () => {
    const send = vi.fn<Sender>();
    const {holdBack, read} = createDelivery(send);
    holdBack();
    expect(read().result).toEqual({attempt: 1, ok: false, reason: 'suspected'});
    expect(send).not.toHaveBeenCalled();
  });
});
