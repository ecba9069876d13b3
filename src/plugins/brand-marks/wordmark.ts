import {symbol} from '../../data/brand/symbol';
import {capHeight} from '../../fonts/faces';
import {lettering} from './lettering';

/** The name as outlines, placed beside the symbol. */
export interface Wordmark {
  /** Data of an SVG path in the finer units; its origin is the left end of the line. */
  readonly d: string;
  /** Finer units in one unit of the symbol: outlines are in whole numbers to be short. */
  readonly fineness: number;
  /** Where the line begins and on which height it stands, in units of the symbol. */
  readonly x: number;
  readonly y: number;
  /** Width of symbol and name together, in units of the symbol. */
  readonly width: number;
}

/** An eighth of a pixel in the header; finer would cost every page bytes and show nothing. */
const FINENESS = 8;
/** As the style sheet sets the signboard face. */
const TRACKING = -0.018;

/** The name set beside the symbol: the brand's wordmark. */
export function wordmark(name: string, fineness = FINENESS): Wordmark {
  const {left, top, foot} = symbol.lettering;
  const size = ((foot - top) / capHeight('signboard')) * fineness;
  const {d, width} = lettering(name, {face: 'signboard', size, tracking: TRACKING});
  return {d, fineness, x: left, y: foot, width: Math.ceil(left + width / fineness)};
}
