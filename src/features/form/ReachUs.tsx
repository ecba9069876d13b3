import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import type {MailLink} from './mail-link';

interface Props {
  readonly mail: MailLink;
  /** What the e-mail holds already. */
  readonly note: string;
}

/** Telephone and e-mail, one above the other, each tall enough for a thumb. */
export function ReachUs({mail, note}: Props): ReactNode {
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
          <a href={mail.href}>{mail.to}</a>
          <p>{note}</p>
        </dd>
      </div>
    </dl>
  );
}
