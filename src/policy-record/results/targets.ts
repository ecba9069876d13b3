import {counted} from '../../shared/counted';

/** Words that set a least amount. A target without such words means at least, as in `95%`. */
const FLOOR = 'at least|no fewer than|no less than|not less than|a minimum of|≥';
/** Words that set a greatest amount. */
const CEILING = 'at most|no more than|not more than|up to|within|a maximum of|≤';
const INTEGER = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  tenth: 10,
};
const NUMERATORS = ['', 'one', 'two', 'three', 'four'];

/** A target or a result: direction, amount, and what follows. */
const QUANTITY = new RegExp(
  String.raw`^(?:(?<change>up|down) (?!to\b)(?:by )?)?` +
    String.raw`(?:(?:(?<floor>${FLOOR})|(?<ceiling>${CEILING})) ?)?` +
    String.raw`(?:(?<all>all)|(?<none>none)|(?<some>${INTEGER}) of (?<of>${INTEGER})|` +
    String.raw`(?:(?<numerator>an?|one|two|three|four) )?(?<part>${Object.keys(DENOMINATORS).join('|')})s?|` +
    String.raw`(?<number>(?:${INTEGER})(?:\.\d+)?)(?<share>\s?%| per cent)?)` +
    String.raw`(?<rest>$|,? .*)`,
  'i',
);

/** A direction after the amount and its unit: `5 or fewer`, `30 days at most`. */
const SUFFIX = new RegExp(
  String.raw`^(?: per [\d,]+)?[^\d,]*?\b(?:(?<less>or (?:fewer|less|lower|below|under)|at most|maximum)|` +
    String.raw`or (?:more|higher|above|over)|at least|minimum)\b`,
  'i',
);

/** What would make an amount mean something else: `90 to 95%`, `1 in 10`, `10% less`, `All but two`. */
const OTHER =
  /^ (?:but|except|or|to|and|plus|minus)\b|^[^\d,]*\b(?:fewer|less|lower|more|higher|reduction|cut|fall|increase|rise)\b/i;
const RATIO = /^ (?:in|of|out of) (?:the )?\d/i;

/** What a cell says: a number of things, or a share or change in per cent. */
interface Quantity {
  readonly value: number;
  readonly isShare: boolean;
  /** Direction of a change. */
  readonly change?: string;
  /** The count of a share, if the cell gives it: 39 of 41. */
  readonly some?: number;
  readonly of?: number;
}

interface Target extends Quantity {
  readonly isCeiling: boolean;
}

const numeric = (digits = '') => Number(digits.replaceAll(',', ''));

/** Returns the amount of a cell; undefined for an impossible one, such as `0 of 0`. */
function amountOf(parts: Readonly<Record<string, string | undefined>>) {
  if (parts.all !== undefined) return {value: 100, isShare: true};
  if (parts.none !== undefined) return {value: 0, isShare: false};
  if (parts.of !== undefined) {
    const [some, of] = [numeric(parts.some), numeric(parts.of)];
    return of > 0 && some <= of ? {value: (some / of) * 100, isShare: true, some, of} : undefined;
  }
  if (parts.part !== undefined) {
    const times = Math.max(1, NUMERATORS.indexOf(parts.numerator?.toLowerCase() ?? ''));
    return {value: (times / (DENOMINATORS[parts.part.toLowerCase()] ?? 1)) * 100, isShare: true};
  }
  return {value: numeric(parts.number), isShare: parts.share !== undefined};
}

/** Reads a target or a result; undefined if the grammar has no such form. */
function read(text: string): (Target & {readonly hasDirection: boolean}) | undefined {
  const parts = QUANTITY.exec(text.trim().replace(/\.$/, ''))?.groups;
  const amount = parts && amountOf(parts);
  if (parts === undefined || amount === undefined) return undefined;
  const {change, floor, ceiling, rest = ''} = parts;
  const suffix = SUFFIX.exec(rest);
  const isLess = suffix?.groups?.less !== undefined;
  const contradicts = suffix && (isLess ? floor : ceiling) !== undefined;
  const isOther = OTHER.test(rest.slice(suffix?.[0].length ?? 0));
  if (contradicts || isOther || (!amount.isShare && RATIO.test(rest))) return undefined;
  const hasDirection = (floor ?? ceiling ?? suffix ?? undefined) !== undefined;
  return {
    ...amount,
    ...(change !== undefined && {change: change.toLowerCase()}),
    hasDirection,
    // Nothing can be below zero, so zero without a direction is a limit.
    isCeiling: ceiling !== undefined || isLess || (amount.value === 0 && !hasDirection),
  };
}

/**
 * Reads a target; undefined if it has none of the forms in {@link TARGET_FORMS}.
 *
 * @example `At least 90 per cent`, `30 days or fewer`, `All in use`, `None`, `Down at least 4%`
 */
export function targetOf(text: string): Target | undefined {
  return read(text);
}

/** Reads a result, which has no direction. Example: `91%`, `39 of 41`, `All`, `None`, `Up 1%`. */
export function resultOf(text: string): Quantity | undefined {
  const result = read(text);
  return result?.hasDirection === true ? undefined : result;
}

/** The forms of targets, for messages. */
export const TARGET_FORMS =
  'a target like At least 95%, 5 or fewer, 39 of 41, A quarter, Down at least 4%, All or None';

/** Says what form a result has if it compares with a target. */
export function resultForms(target: Target | undefined): string {
  if (target === undefined) return 'a result like 91%, 39 of 41, All, None, Down 4.4% or 9';
  if (target.change !== undefined) return 'a change like Down 4.4% or Up 1%, as in the target';
  return target.isShare
    ? 'a share like 91%, 39 of 41 or All, as in the target'
    : 'a number like 9 or None, as in the target';
}

/** Words of a target cell for what is only counted. */
export const NO_TARGET = 'No target';
/** Words of a result cell if there was nothing to count, so that the target was not tested. */
export const NO_CASES = 'No cases';

/**
 * The words of a target for readers. A share is written like its result. "None" becomes
 * "None (zero)", because "None" alone could mean that there is no target.
 */
export const targetWords = (target: string): string =>
  target === 'None' ? 'None (zero)' : target.replace(' per cent', '%');

/** The words of a result for readers: "None" above "Met" would read as "none met". */
export const resultWords = (result: string): string => (result === 'None' ? '0' : result);

/** Whether a target was met, and what to draw. */
interface Outcome {
  /** By how much the result misses the target, such as `3 points`; undefined if it is met. */
  readonly missedBy?: string;
  /** The total, if the target is a count. Example: 32, if all 32 were to be checked. */
  readonly of?: number;
  /** Result and target as shares of the bar's length; undefined where the target is none. */
  readonly bar?: {readonly result: number; readonly target: number};
  /** The result as a share of the target, above 1 if it is better; undefined for none. */
  readonly share?: number;
}

/** Returns the amount of a result in the target's unit; undefined if they do not compare. */
function inUnitOf({change, isShare, isCeiling}: Target, result: Quantity): number | undefined {
  if (change !== undefined || result.change !== undefined) {
    if (change === undefined || result.change === undefined) return undefined;
    if (result.isShare !== isShare) return undefined;
    return result.change === change ? result.value : -result.value;
  }
  if (!isShare) return result.some ?? (result.isShare ? undefined : result.value);
  // No cases at all are no share either.
  return result.isShare || (isCeiling && result.value === 0) ? result.value : undefined;
}

/** Keeps shares such as 29 of 100 from missing 29% by a rounding error. */
const ROUNDING = 1e-9;

/** Returns the shortfall or excess in cases for a count, otherwise in percentage points or things. */
function missOf(target: Target, result: Quantity, got: number): string {
  if (target.isShare && result.some !== undefined && result.of !== undefined) {
    const exact = (result.of * target.value) / 100;
    const limit = target.isCeiling ? Math.floor(exact + ROUNDING) : Math.ceil(exact - ROUNDING);
    return String(Math.abs(limit - result.some));
  }
  const exact = Math.abs(target.value - got);
  const difference = Number(exact.toFixed(1)) || Number(exact.toPrecision(1));
  return target.isShare ? counted(difference, 'point') : String(difference);
}

/** Compares a result with its target; undefined if either cannot be read, or they do not compare. */
export function outcomeOf(target: string, result: string): Outcome | undefined {
  const [aim, actual] = [targetOf(target), resultOf(result)];
  const got = aim && actual && inUnitOf(aim, actual);
  if (aim === undefined || actual === undefined || got === undefined) return undefined;
  const {value, isCeiling, isShare, change} = aim;
  const miss = isCeiling ? got - value : value - got;
  // A change by a few per cent would be too short on a scale of 100.
  const length =
    isShare && change === undefined ? Math.max(100, value, got) : Math.max(value, got) * 1.1;
  const ratio = Math.max(0, got / value);
  return {
    ...(miss > ROUNDING && {
      missedBy: missOf(aim, actual, got),
      of: actual.of ?? (isShare || isCeiling ? undefined : value),
    }),
    ...(value !== 0 && {
      bar: {result: Math.max(0, got / length), target: value / length},
      share: isCeiling ? Math.max(0, 2 - ratio) : ratio,
    }),
  };
}

/** The outcome in words: `Met`, or `Missed by 3 points`. */
export function outcomeWords({missedBy}: Outcome): string {
  return missedBy === undefined ? 'Met' : `Missed by ${missedBy}`;
}
