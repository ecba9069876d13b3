import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';

interface Props {
  readonly to: string;
}

/** Redirects to the target and replaces the history entry. Query and hash are kept. */
export default function RedirectRoute({to}: Props): ReactNode {
  const {search, hash} = useLocation();
  return <Redirect to={`${to}${search}${hash}`} />;
}
