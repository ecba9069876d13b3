import {careers} from '@site/src/data/careers/careers';
import type {Opening} from '@site/src/shared/openings/schema';

interface PayLater {
  readonly pay: NonNullable<Opening['pay']>;
  /** What the pay depends on. */
  readonly how: string;
}

/**
 * Returns basic pay after two years, within the range of the advert: the top of the range where the
 * advert names the step that leads there, otherwise the middle or more. Undefined if the advert
 * doesn't state the pay.
 */
export function payAfterTwoYears({
  title,
  pay,
}: Pick<Opening, 'title' | 'pay'>): PayLater | undefined {
  if (pay === undefined) return undefined;
  const topPay: Readonly<Record<string, string | undefined>> = careers.topPay;
  const how = topPay[title];
  if (how !== undefined) return {pay: {...pay, from: pay.to}, how};
  const middle = Math.round((pay.from + pay.to) * 50) / 100;
  return {pay: {...pay, from: middle}, how: 'At least the middle of the range'};
}
