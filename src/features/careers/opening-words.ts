import type {Opening} from '@site/src/content/openings/schema';
import {inThousands, payWords as statedPay} from '@site/src/content/openings/words';

/** What the list says above the openings (specification, section 4 "Openings list"). */
export function positionsFound(count: number): string {
  return `${inThousands(count)} ${count === 1 ? 'position' : 'positions'} found`;
}

/** `£17.60 to £20.40 an hour`; `Pay not stated` when the advert leaves it out. */
export function payWords(pay: Opening['pay']): string {
  return statedPay(pay) ?? 'Pay not stated';
}
