import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';

/** Switchboard and emergency line, with the hours in which somebody answers. */
export function TelephoneLines(): ReactNode {
  const {main, emergency} = brand.phone;
  const [weekdays] = brand.hours;
  return (
    <div>
      <h3>If it cannot wait</h3>
      <dl className="routes lines">
        <div>
          <dt>Emergency</dt>
          <dd>
            <a href={emergency.href}>{emergency.display}</a>
            <span className="quiet">Day and night, anywhere in the UK</span>
          </dd>
        </div>
        <div>
          <dt>Switchboard</dt>
          <dd>
            <a href={main.href}>{main.display}</a>
            <span className="quiet">
              {weekdays?.days}, {weekdays?.times}
            </span>
          </dd>
        </div>
      </dl>
    </div>
  );
}
