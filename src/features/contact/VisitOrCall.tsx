import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {MapPanel} from '../map/MapPanel';
import {OpeningHours} from '../opening-hours/OpeningHours';

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
      <a className="go" href={DIRECTIONS}>
        Directions<span className="visually-hidden"> to {town}, on Google Maps</span>
      </a>
    </div>
  );
}

/** Contact information and the map (specification 2, "Contact page"). Each fact stands here once. */
export function VisitOrCall(): ReactNode {
  const {phone, email} = brand;
  return (
    <section className="contact-facts" aria-labelledby={HEADING}>
      <h2 id={HEADING}>Visit or call</h2>
      <ul className="contact-facts__reach">
        <li>
          <a href={phone.main.href}>{phone.main.display}</a>
        </li>
        <li>
          <a href={`mailto:${email.info}`}>{email.info}</a>
        </li>
      </ul>
      <div className="contact-facts__pair">
        <Headquarters />
        <OpeningHours />
      </div>
      <Application name="map">
        <MapPanel configuration={useConfiguration().map} />
      </Application>
    </section>
  );
}
