import type {ReactNode} from 'react';
import {Drawing, type Lettering} from '@site/src/components/drawing/Drawing';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {brand} from '@site/src/data/brand/brand';
import Coasts from './united-kingdom.svg';

/**
 * In kilometres east and south of the headquarters (azimuthal equidistant projection). The coasts
 * are simplified from Natural Earth, which is in the public domain.
 */
const SHEET = {left: -640, top: -1080, width: 860, height: 1250};

/** The rings with a label. The innermost is too near the names, the outermost too near the edge. */
const RINGS = [400, 600, 800];

const name = (x: number, y: number, text: string, at: 'start' | 'end', down = 5): Lettering => ({
  x,
  y,
  text,
  at,
  name: true,
  shift: [at === 'end' ? -9 : 11, down],
});

/** Each name is beside its point, on the side with fewer lines. */
const places = [
  name(0, 0, brand.address.town, 'start'),
  name(-27, -6, 'Barking', 'end', -5),
  name(-196, 8, 'Bath', 'end'),
  name(-161, -113, 'Birmingham', 'end'),
  name(-179, -225, 'Manchester', 'end'),
  name(-133, -259, 'Leeds', 'start'),
];

/** A map of the UK with the places where the group works, and rings of distance from headquarters. */
export function PlacesMap({caption}: {readonly caption: string}): ReactNode {
  return (
    <DrawingSheet caption={caption}>
      <Drawing
        description={`Map of the United Kingdom with ${places.map(({text}) => text).join(', ')}, and rings every 200 kilometres from ${brand.address.town}.`}
        lines={Coasts}
        frame={SHEET}
        lettering={[
          // On each ring, in the North Sea.
          ...RINGS.map((ring) => ({
            x: 30,
            y: -ring,
            text: `${ring} km`,
            shift: [4, -4] as const,
          })),
          ...places,
        ]}
      />
    </DrawingSheet>
  );
}
