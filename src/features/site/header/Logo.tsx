import {Link} from '@site/src/components/action/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {symbol, type Wordmark} from '@site/src/data/brand/symbol';

interface Props {
  /** `/` in the header, `/group` in the footer (specification 2, "Shared layout"). */
  readonly to: string;
}

/**
 * Symbol and name. src/plugins/brand-marks converts the name to outlines, so that it shows before
 * any font loads.
 */
export function Logo({to}: Props): ReactNode {
  // The brand-marks plugin provides this data in every build.
  const {d, fineness, x, y, width} = usePluginData('brand-marks') as Wordmark;
  return (
    <Link className="logo target" to={to} aria-label={`${brand.name}, home`}>
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
