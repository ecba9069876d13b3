import type {ReactNode} from 'react';
import {ButtonLink, MailLink} from '@site/src/components/action/actions';
import {applyPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {applicationMail} from './application-mail';

interface Props {
  readonly opening: Opening;
}

/** The button to apply for a job. */
export function ApplyButton({opening}: Props): ReactNode {
  return <ButtonLink to={applyPath(opening.slug)}>Apply for this job</ButtonLink>;
}

interface OtherWayProps extends Props {
  /** Whether the form delivers applications. If not, it prepares the email itself. */
  readonly delivers: boolean;
}

/** Offers email instead of the form. Absent where the form itself ends in an email. */
export function ApplyByEmail({opening, delivers}: OtherWayProps): ReactNode {
  return (
    delivers && <MailLink href={applicationMail([opening]).href}>Apply by email instead</MailLink>
  );
}
