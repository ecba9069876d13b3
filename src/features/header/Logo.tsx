import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  /** `/` in the header, `/group` in the footer (specification 2, "Shared layout"). */
  readonly to: string;
  readonly onClick?: () => void;
}

/** The symbol (a pile standing in water) and the short name, as one link. */
export function Logo({to, onClick}: Props): ReactNode {
  return (
    <Link className="logo" to={to} aria-label={`${brand.name}, home`} onClick={onClick}>
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path className="logo__pile" d="M3 0h25v5H9v6h13v5H9v12H3z" />
        <path className="logo__water" d="M13 23h15v5H13z" />
      </svg>
      {brand.shortName}
    </Link>
  );
}
