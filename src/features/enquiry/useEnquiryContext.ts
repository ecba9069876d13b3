import {useLocation} from '@docusaurus/router';
import {useMemo} from 'react';
import {readContext, type EnquiryContext} from './context';

/** What the visitor's way to this page suggests for the message. Follows in-app navigation. */
export function useEnquiryContext(): EnquiryContext {
  const {state, search} = useLocation();
  return useMemo(() => readContext({state, search}), [state, search]);
}
