import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {Drawing, placeIn} from '@site/src/components/drawing/Drawing';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {brand} from '@site/src/data/brand/brand';
import {hasDrawings} from '@site/src/data/contact/drawings';
import {international, type Place} from '@site/src/data/international/international';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {useAllWorks} from '../../documents/works';
import Coasts from './coasts.svg';
import {distanceWords, hoursWords, offset} from './place-facts';

const {town} = brand.address;

/** A unit is 10 km; the headquarters are at 0, 0. */
const FRAME = {left: -840, top: -810, width: 1980, height: 1250};

const allPlaces: readonly Place[] = international.places;

const points = allPlaces.map((place) => {
  const [right, up] = offset(place);
  return {name: place.name, x: Math.round(right / 10), y: Math.round(-up / 10)};
});

/**
 * A place's name: above its point in the far north, clear of the coasts, and below it elsewhere. It
 * extends towards the middle, so that no other route crosses it.
 */
function PlaceName({name, x, y}: (typeof points)[number]): ReactNode {
  const isWest = x < 0;
  const isNorth = y < FRAME.top / 2;
  return (
    <text
      className="drawing__name"
      textAnchor={isWest ? 'start' : 'end'}
      dx={isNorth ? (isWest ? -8 : 8) : isWest ? -30 : 26}
      dy={isNorth ? -6 : 25}
      {...placeIn(FRAME, x, isNorth ? y - 68 : y)}
    >
      {name}
    </text>
  );
}

/**
 * A map of the globe as seen from headquarters: rings are distances, straight lines are the shortest
 * routes, and north is up (azimuthal equidistant projection).
 */
function Globe(): ReactNode {
  return (
    <Drawing
      description={`Map of the northern hemisphere, centred on ${town}, with rings every 2,000 kilometres and straight lines to ${points.map(({name}) => name).join(', ')}. The list gives each distance.`}
      frame={FRAME}
      words={
        <>
          {/* Both in open water at every size: the Bering Sea, and the Atlantic west of Morocco. */}
          <text textAnchor="end" dx={-5} dy={13} {...placeIn(FRAME, 0, FRAME.top)}>
            N
          </text>
          <text dx={5} dy={4} {...placeIn(FRAME, -564, 205.2)}>
            6,000 km
          </text>
          {points.map((point) => (
            <PlaceName key={point.name} {...point} />
          ))}
          <text
            className="drawing__name"
            textAnchor="end"
            dx={-8}
            dy={18}
            {...placeIn(FRAME, 0, 0)}
          >
            {town}
          </text>
        </>
      }
    >
      <Coasts />
      <path className="drawing__route" d={points.map(({x, y}) => `M0 0L${x} ${y}`).join('')} />
      <path className="drawing__place" d={points.map(({x, y}) => `M${x} ${y}h0`).join('')} />
      <path className="drawing__place drawing__place--home" d="M0 0h0" />
    </Drawing>
  );
}

/** The places where we work abroad: distance, direction and time difference from headquarters. */
export function ProjectLocator(): ReactNode {
  const works = useAllWorks();
  const titleOf = (project: string) => works.find(({path}) => path === project)?.title;
  return (
    <DrawingSheet
      caption={
        <>
          <span className="figure__number" />
          {numbersKept(
            `Distances and directions from ${town}.${hasDrawings ? ' The rings are 2,000 km apart.' : ''}`,
          )}
        </>
      }
      remark="Time differences are based on standard time."
    >
      <div className="locator">
        {hasDrawings && <Globe />}
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
                    titleOf(place.project) !== undefined && (
                      <Link className="target" to={place.project}>
                        {titleOf(place.project)}
                      </Link>
                    )
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
