import type {ReactNode} from 'react';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {MailLink} from '@site/src/components/action/MailLink';
import type {Opening} from '@site/src/plugins/openings/schema';
import {applicationMail} from '../careers/application-mail';
import {ApplyButton} from './ApplyButton';
import {ClosedNotice} from './ClosedNotice';
import {Deadline} from './Deadline';

interface Props {
  readonly opening: Opening;
  readonly closed: boolean;
}

/** The ways to apply and until when; afterwards, that it is too late. */
export function ApplyActions({opening, closed}: Props): ReactNode {
  return (
    <div className="job__actions">
      {/* Stands ready while there is nothing to say: it speaks up when the opening closes. */}
      <div role="status">{closed && <ClosedNotice opening={opening} />}</div>
      {!closed && (
        <>
          <Deadline opening={opening} />
          <ButtonRow>
            <ApplyButton slug={opening.slug} />
            <MailLink href={applicationMail(opening)} variant="button">
              Apply by e-mail instead
            </MailLink>
          </ButtonRow>
        </>
      )}
    </div>
  );
}
