import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawing/Drawing';
import {KeynotePoints} from '@site/src/components/hero/KeyStrip';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';
import Plan from './site-plan.svg';

const points = contact.sitePlan.points.map((point, index) => ({...point, mark: String(index + 1)}));

/** North is up; 50 units are 5.8 m, as in the model in the picture "hq". */
const SHEET = {left: 0, top: -24, width: 600, height: 370};

/** The street without the house number. */
const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/**
 * The drawing of the headquarters with its key and position, numbered as one of the page's figures.
 */
export function SitePlan(): ReactNode {
  const {description, west, water, building} = contact.sitePlan;
  const {latitude, longitude} = brand.coordinates;
  return (
    <figure className="map">
      <div className="map__plan">
        <Drawing
          description={description}
          lines={Plan}
          frame={SHEET}
          lettering={[
            {x: 48, y: 3, text: west},
            {x: 590, y: 3, text: street, at: 'end', shift: [-6, 0]},
            {x: 590, y: 334, text: water, at: 'end', shift: [-6, 0]},
            {x: 44, y: 306, text: 'N'},
            {x: 376, y: 175, text: building, at: 'middle', name: true},
          ]}
        />
        <KeynotePoints points={points} />
      </div>
      <ol className="plan-key">
        {points.map(({mark, name, note}) => (
          <li key={mark}>
            <span className="keynote" aria-hidden="true">
              {mark}
            </span>{' '}
            <b>{name}</b> <span>{note}</span>
          </li>
        ))}
      </ol>
      <figcaption className="row row--apart map__foot caption" data-search="skip">
        <span>Fig. 02 Site plan, north up.</span>{' '}
        <span>
          {latitude}° N, {longitude}° E
        </span>
      </figcaption>
    </figure>
  );
}
