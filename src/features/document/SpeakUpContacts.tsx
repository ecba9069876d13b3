import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

/** The ways to report, at the top of the whistleblowing policy: nobody should have to read to section 4. */
export function SpeakUpContacts(): ReactNode {
  return (
    <dl className="routes speak-up">
      <div>
        <dt>Speak-up line</dt>
        <dd>
          <a href={brand.phone.speakUp.href}>{brand.phone.speakUp.display}</a>
          <span className="speak-up__remark">answered outside the group</span>
        </dd>
      </div>
      <div>
        <dt>By e-mail</dt>
        <dd>
          <a href={`mailto:${brand.email.speakUp}`}>{brand.email.speakUp}</a>
        </dd>
      </div>
    </dl>
  );
}
