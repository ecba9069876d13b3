import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {Locator} from '@site/src/components/drawing/Locator';
import {brand} from '@site/src/data/brand/brand';
import {international, type Place} from '@site/src/data/international/international';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {useWorkAt} from '../../documents/works';
import {distanceWords, hoursWords} from './place-facts';

const {address, coordinates} = brand;

const RING_SPACING = 2000;
const RINGS = [1, 2, 3, 4, 5].map((ring) => ring * RING_SPACING);

const allPlaces: readonly Place[] = international.places;

const places = allPlaces.map(({name, latitude, longitude}) => ({
  name,
  at: [longitude, latitude] as const,
}));

const centre = {
  name: address.town,
  at: [coordinates.longitude, coordinates.latitude] as const,
};

/** The places where we work abroad: distance, direction and time difference from headquarters. */
export function ProjectLocator(): ReactNode {
  const workAt = useWorkAt();
  return (
    <DrawingSheet
      caption={
        <>
          <span className="figure__number" />
          {numbersKept(
            `Distances and directions from ${address.town}. The rings are 2,000 km apart.`,
          )}
        </>
      }
      remark="Time differences are based on standard time."
    >
      <div className="locator">
        <Locator
          description={`Map of the northern hemisphere, centred on ${address.town}, with rings every 2,000 kilometres and straight lines to ${places.map(({name}) => name).join(', ')}. The list gives each distance.`}
          centre={centre}
          places={places}
          rings={RINGS}
        />
        <div className="locator__list">
          <p className="caption">From nearest to farthest</p>
          <dl className="locator__places">
            {allPlaces.map((place) => (
              <div key={place.name}>
                <dt>
                  {place.name}, {place.country}
                </dt>
                <dd className="reference">
                  {distanceWords(place)}
                  <br />
                  {hoursWords(place)}
                </dd>
                <dd>
                  {'project' in place ? (
                    <Link className="target" to={place.project}>
                      {workAt(place.project).title}
                    </Link>
                  ) : (
                    <Link
                      className="target"
                      to={`/international-projects?country=${place.tab}#${place.tab}`}
                    >
                      {place.work}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </DrawingSheet>
  );
}
