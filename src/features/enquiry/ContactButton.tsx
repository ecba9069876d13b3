import type {ComponentProps, ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import type {EnquiryState} from './context';

type Props = EnquiryState & Omit<ComponentProps<typeof ButtonLink>, 'to' | 'state'>;

/**
 * A call to action of a company: the literal address /contact, and with it, out of the address,
 * the company to preselect and the page the visitor comes from.
 */
export function ContactButton({company, page, ...rest}: Props): ReactNode {
  const state: EnquiryState = page === undefined ? {company} : {company, page};
  return <ButtonLink {...rest} to="/contact" state={state} />;
}
