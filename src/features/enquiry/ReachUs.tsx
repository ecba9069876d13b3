import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

interface Props {
  /** Address of an e-mail, prepared or not. */
  readonly mailHref: string;
  readonly mailbox: string;
  /** What the e-mail holds already. */
  readonly note?: string;
}

/** Telephone and e-mail, one above the other, each tall enough for a thumb. */
export function ReachUs({mailHref, mailbox, note}: Props): ReactNode {
  return (
    <dl className="reach">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={brand.phone.main.href}>{brand.phone.main.display}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={mailHref}>{mailbox}</a>
          {note !== undefined && <p>{note}</p>}
        </dd>
      </div>
    </dl>
  );
}
