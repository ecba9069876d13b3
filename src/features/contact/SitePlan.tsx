import type {ReactNode} from 'react';
import {KeynotePoints} from '@site/src/components/hero/KeyStrip';
import {EstuaryPlan} from '@site/src/components/plan/EstuaryPlan';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';

const points = contact.sitePlan.points.map((point, index) => ({...point, mark: String(index + 1)}));

/** Names on the sheet: the water, the building, the road, and where it leads. */
const names = {
  street: brand.address.street.replace(/^\d+\w?\s+/, ''),
  water: contact.sitePlan.water,
  building: contact.sitePlan.building,
  west: contact.sitePlan.west,
};

/** The drawing of the headquarters, with its key, its position and its place in the page's figures. */
export function SitePlan(): ReactNode {
  const {latitude, longitude} = brand.coordinates;
  return (
    <figure className="map">
      <div className="map__plan">
        <EstuaryPlan description={contact.sitePlan.description} names={names} />
        <KeynotePoints points={points} />
      </div>
      <ol className="plan-key">
        {points.map(({mark, name, note}) => (
          <li key={mark}>
            <span className="keynote" aria-hidden="true">
              {mark}
            </span>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <figcaption className="map__foot caption" data-search="skip">
        <span>Fig. 02 Site plan, north up.</span>
        <span>
          {latitude}° N, {longitude}° E
        </span>
      </figcaption>
    </figure>
  );
}
