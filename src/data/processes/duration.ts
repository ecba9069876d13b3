import type {Span, Step} from './processes.schema';

/** How long a step takes: as a sentence says it, and as figures that can be drawn and added. */
type Duration = Required<Pick<Step, 'duration' | 'span'>>;

/** Example: `between(1, 2, 'weeks')` is "1 to 2 weeks". */
export function between(least: number, most: number, unit: Span['unit']): Duration {
  return {duration: `${least} to ${most} ${unit}`, span: {least, most, unit}};
}

/** Example: `about(10, 'minutes')` is "About 10 minutes". */
export function about(amount: number, unit: Span['unit']): Duration {
  return {duration: `About ${amount} ${unit}`, span: {least: amount, most: amount, unit}};
}
