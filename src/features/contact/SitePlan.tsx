import type {ReactNode} from 'react';
import {KeynotePoints} from '@site/src/components/hero/KeyStrip';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';
import {hasDrawings} from '@site/src/data/contact/drawings';
import Plan from './site-plan.svg';

const points = contact.sitePlan.map((point, index) => ({...point, mark: String(index + 1)}));

/**
 * The drawing of the headquarters with its key and position, numbered as one of the page's figures.
 */
export function SitePlan(): ReactNode {
  if (!hasDrawings) return null;
  const {latitude, longitude} = brand.coordinates;
  return (
    <figure className="map">
      <div className="map__plan">
        <Plan />
        <KeynotePoints points={points} />
      </div>
      <ol className="plan__key">
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
