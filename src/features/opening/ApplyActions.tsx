import type {ReactNode} from 'react';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {MailLink} from '@site/src/components/action/MailLink';
import type {Opening} from '@site/src/plugins/openings/schema';
import {applicationMail} from '../careers/application-mail';
import {siteClocks} from '../clock/site-clocks';
import {ApplyButton} from './ApplyButton';
import {ClosedNotice} from './ClosedNotice';
import {afterwards, whileOpen} from './closing';
import {closingMoment} from './opening-facts';

/** The ways to apply and until when; afterwards, that it is too late. */
export function ApplyActions({opening}: {readonly opening: Opening}): ReactNode {
  return (
    <div className="job__actions">
      {/* Speaks up when the opening closes while somebody reads. */}
      <div role="status">
        <div {...afterwards(opening)}>
          <ClosedNotice opening={opening} />
        </div>
      </div>
      <div {...whileOpen(opening)}>
        {/* In the last days count-down.ts says how soon that is. */}
        <p
          className="job__deadline"
          data-closes={opening.closes}
          data-closes-at={opening.closesAt}
          data-clocks={JSON.stringify(siteClocks)}
        >
          {`Closes ${closingMoment(opening)}`}
        </p>
        <ButtonRow>
          <ApplyButton slug={opening.slug} />
          <MailLink href={applicationMail(opening)} variant="button">
            Apply by e-mail instead
          </MailLink>
        </ButtonRow>
      </div>
    </div>
  );
}
