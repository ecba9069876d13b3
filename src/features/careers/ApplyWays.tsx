import type {ReactNode} from 'react';
import {ButtonLink, GoLink, MailLink} from '@site/src/components/action/actions';
import {applyPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {applicationMail} from './application-mail';

interface Props {
  readonly opening: Opening;
  /** Whether the form can deliver applications. If not, email is the main way to apply. */
  readonly delivers: boolean;
}

interface ApplyButtonProps extends Props {
  /** Whether the button names the job for screen readers; needed in a list of jobs. */
  readonly named?: boolean;
}

/** The main button to apply for a job: the form, or an email with title and reference filled in. */
export function ApplyButton({opening, delivers, named = false}: ApplyButtonProps): ReactNode {
  const job = named && <span className="visually-hidden">: {opening.title}</span>;
  return delivers ? (
    <ButtonLink to={applyPath(opening.slug)}>Apply for this job{job}</ButtonLink>
  ) : (
    <MailLink href={applicationMail([opening]).href} variant="signal">
      Apply by email{job}
    </MailLink>
  );
}

interface OtherWayProps extends Props {
  /** A plain button beside the main one, or a link below it. */
  readonly variant: 'plain' | 'go';
}

/** The alternative to `ApplyButton`: email if the form delivers, otherwise the form. */
export function AlternativeApplyLink({opening, delivers, variant}: OtherWayProps): ReactNode {
  if (delivers) {
    return (
      <MailLink href={applicationMail([opening]).href} variant={variant}>
        Apply by email instead
      </MailLink>
    );
  }
  const to = applyPath(opening.slug);
  const words = 'Use the application form';
  return variant === 'go' ? (
    <GoLink to={to}>{words}</GoLink>
  ) : (
    <ButtonLink to={to} variant="plain">
      {words}
    </ButtonLink>
  );
}
