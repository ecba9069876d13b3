import type {ReactNode} from 'react';
import {ButtonLink, GoLink, MailLink} from '@site/src/components/action/actions';
import {applyPath} from '@site/src/shared/openings/addresses';
import type {Opening} from '@site/src/shared/openings/schema';
import {applicationMail} from './application-mail';

interface Props {
  readonly opening: Opening;
  /** Whether the form delivers applications. While it does not, email is the first way. */
  readonly delivers: boolean;
}

interface FirstWayProps extends Props {
  /** Whether the button names the job for screen readers, because it stands in a list of jobs. */
  readonly named?: boolean;
}

/** The button that applies for a job: by form, or by email with title and reference filled in. */
export function ApplyButton({opening, delivers, named = false}: FirstWayProps): ReactNode {
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
  /** A plain button beside the first one, or a link below it. */
  readonly variant: 'plain' | 'go';
}

/** The other way to apply. */
export function OtherWay({opening, delivers, variant}: OtherWayProps): ReactNode {
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
