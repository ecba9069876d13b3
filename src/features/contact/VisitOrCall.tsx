import type {ReactNode} from 'react';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {OpeningHours} from './OpeningHours';
import {TelephoneLines} from './TelephoneLines';

const HEADING = 'visit-or-call';

const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine)}`;

function Headquarters(): ReactNode {
  const {building, street, town, county, postcode} = brand.address;
  return (
    <div>
      <h3>Headquarters</h3>
      <address>
        {building}
        <br />
        {street}
        <br />
        {town}, {county}
        <br />
        {postcode}
      </address>
      <a href={DIRECTIONS}>
        Directions<span className="visually-hidden"> to {town}, on Google Maps</span>
      </a>
    </div>
  );
}

function SpeakToUs(): ReactNode {
  const {phone, email} = brand;
  return (
    <div>
      <h3>Speak to us</h3>
      <ul>
        <li>
          <a href={phone.main.href}>{phone.main.display}</a>
        </li>
        <li>
          <a href={`mailto:${email.info}`}>{email.info}</a>
        </li>
      </ul>
    </div>
  );
}

/** Where we are, and when somebody is there (specification 2, "Contact page"). */
export function VisitOrCall(): ReactNode {
  return (
    <section className="contact-facts" aria-labelledby={HEADING}>
      <h2 id={HEADING}>Visit or call</h2>
      <div className="contact-facts__pair">
        <Headquarters />
        <SpeakToUs />
      </div>
      <OpeningHours />
      <TelephoneLines />
    </section>
  );
}
