import type {ReactNode} from 'react';
import {KeynotePoints} from '@site/src/components/hero/KeynotePoints';
import {EstuaryPlan} from '@site/src/components/plan/EstuaryPlan';
import {PlanNames} from '@site/src/components/plan/PlanNames';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';

const points = contact.sitePlan.points.map((point, index) => ({...point, mark: String(index + 1)}));

/** Names on the sheet: the water, the road, north and the scale under its ticks. */
const names = [
  {x: 2.5, y: 95.5, text: contact.sitePlan.water},
  {x: 2.5, y: 9, text: brand.address.street.replace(/^\d+\w?\s+/, '')},
  {x: 7, y: 86, text: 'N'},
  {x: 63.4, y: 93, text: '0', centred: true},
  {x: 77.6, y: 93, text: '10', centred: true},
  {x: 92, y: 93, text: '20 m', centred: true},
];

/** The drawing of the headquarters, with its key, its position and its place in the page's figures. */
export function SitePlan(): ReactNode {
  const {latitude, longitude} = brand.coordinates;
  return (
    <figure className="map">
      <div className="map__plan">
        <EstuaryPlan description={contact.sitePlan.description} />
        <PlanNames names={names} />
        <KeynotePoints points={points} />
      </div>
      <ol className="plan-key">
        {points.map(({mark, name, note}) => (
          <li key={mark}>
            <span className="keynote" aria-hidden="true">
              {mark}
            </span>
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="map__foot caption">
        <span>Fig. 02 Site plan.</span>
        <span>
          {latitude}° N, {longitude}° E
        </span>
      </figcaption>
    </figure>
  );
}
