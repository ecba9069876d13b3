import {useLocation} from '@docusaurus/router';
import {useMemo} from 'react';
import {requestedPosition, type Position, type RequestedPosition} from './positions';

/** The position that the visitor's link asks for. Follows in-app navigation. */
export function useRequestedPosition(positions: readonly Position[]): RequestedPosition {
  const {search} = useLocation();
  return useMemo(() => requestedPosition(search, positions), [search, positions]);
}
