import {Link} from '@site/src/components/action/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {symbol} from '@site/src/data/brand/symbol';

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

interface Props {
  /** `/` in the header, `/group` in the footer (specification 2, "Shared layout"). */
  readonly to: string;
}

/** Symbol and name, drawn by src/plugins/brand-marks so that they stand before any font arrives. */
export function Logo({to}: Props): ReactNode {
  // The plugin of this name hands it over in every build.
  const {d, fineness, x, y, width} = usePluginData('brand-marks') as Wordmark;
  return (
    <Link className="logo" to={to} aria-label={`${brand.name}, home`}>
      <svg
        viewBox={`${symbol.margin} 0 ${width - symbol.margin} ${symbol.size}`}
        width={width - symbol.margin}
        height={symbol.size}
        aria-hidden="true"
        focusable="false"
      >
        <path d={symbol.structure} />
        <path className="logo__water" d={symbol.water} />
        <path transform={`translate(${x} ${y})scale(${1 / fineness})`} d={d} />
      </svg>
    </Link>
  );
}
