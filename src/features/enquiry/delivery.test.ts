import {describe, expect, it, vi} from 'vitest';
import type {EnquiryConfiguration} from '@site/src/configuration/configuration';
import {createDelivery} from './delivery';
import {emptyEnquiry} from './rules';
import type {Client} from './transport';

const ids: EnquiryConfiguration = {
  provider: 'mailbox',
  publicKey: 'local-user',
  serviceId: 'local-service',
  templateId: 'local-template',
  origin: 'site',
  recipient: 'info@example.com',
  blockHeadless: false,
};
const enquiry = {...emptyEnquiry, message: 'A stair of oak and steel.'};
const client = () => vi.fn<Client>().mockResolvedValue({status: 200, text: 'OK'});

describe('the delivery', () => {
  it('sends once, however often it is asked while the message is on its way', async () => {
    const post = client();
    const {deliver, read} = createDelivery(post);
    const first = deliver(enquiry, ids);
    expect(read().sending).toBe(true);
    await Promise.all([first, deliver(enquiry, ids), deliver(enquiry, ids)]);
    expect(post).toHaveBeenCalledOnce();
    expect(read()).toEqual({sending: false, result: {attempt: 1, ok: true, enquiry}});
  });

  it('tells its listeners, keeps a failure while trying again, and counts', async () => {
    const post = client().mockRejectedValueOnce({status: 500, text: ''});
    const {deliver, read, subscribe} = createDelivery(post);
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push(read()));
    await deliver(enquiry, ids);
    await deliver(enquiry, ids);
    stop();
    await deliver(enquiry, ids);
    const failure = {attempt: 1, ok: false, reason: 'broken'};
    expect(seen).toEqual([
      {sending: true, result: undefined},
      {sending: false, result: failure},
      {sending: true, result: failure},
      {sending: false, result: {attempt: 2, ok: true, enquiry}},
    ]);
  });

  it('holds a message back without sending', () => {
    const post = client();
    const {holdBack, read} = createDelivery(post);
    holdBack();
    expect(read().result).toEqual({attempt: 1, ok: false, reason: 'suspected'});
    expect(post).not.toHaveBeenCalled();
  });
});
