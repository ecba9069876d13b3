import type {ReactNode} from 'react';
import {Drawing, placeIn} from '@site/src/components/drawing/Drawing';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import type {ListedService} from '@site/src/shared/documents/registers';
import Around from './services-around.svg';
import Building from './services-building.svg';

/** Where a service's mark is, and the point that it refers to. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly to: readonly [x: number, y: number];
}

/** Where each service works in the building, by its address. */
const BUILDING: Readonly<Record<string, Place>> = {
  '/services/cleaning': {x: 97, y: 268, to: [138, 287]},
  '/services/property-maintenance': {x: 536, y: 30, to: [496, 40]},
  '/services/emergency-response': {x: 430, y: 190, to: [476, 188]},
  '/services/project-management': {x: 158, y: 108, to: [258, 118]},
  '/services/specialist-management': {x: 448, y: 352, to: [481, 352]},
};

/** Where services work outside the building, by their addresses. */
const AROUND: Readonly<Record<string, Place>> = {
  '/services/security': {x: 200, y: 222, to: [168, 246]},
};

/** The two halves share the ground line at 310. */
const FRAME = {left: 0, top: -10, width: 590, height: 410};
const FRAME_AROUND = {...FRAME, width: 374};

interface HalfProps {
  readonly description: string;
  readonly frame: typeof FRAME;
  readonly lines: ReactNode;
  readonly places: Readonly<Record<string, Place>>;
  readonly documents: readonly ListedService[];
}

/** One half of the drawing, with the services that work there numbered as in the register. */
function Half({description, frame, lines, places, documents}: HalfProps): ReactNode {
  const marks = documents.flatMap(({path}, index) => {
    const place = places[path];
    return place === undefined ? [] : {...place, mark: index + 1};
  });
  return (
    <Drawing
      description={description}
      frame={frame}
      words={marks.map(({x, y, mark}) => (
        <svg key={mark} className="drawing__mark" {...placeIn(frame, x, y)}>
          <circle r={11} />
          <text y={4.5}>{mark}</text>
        </svg>
      ))}
    >
      {lines}
      <path
        className="drawing__leader"
        d={marks.map(({x, y, to}) => `M${x} ${y}L${to.join(' ')}`).join('')}
      />
      <path className="drawing__point" d={marks.map(({to}) => `M${to.join(' ')}h0`).join('')} />
    </Drawing>
  );
}

interface Props {
  readonly documents: readonly ListedService[];
}

/**
 * One building in section with all services at work, numbered as in the register below it. Nothing in
 * a group without one of the services that it shows.
 */
export function ServicesDrawing({documents}: Props): ReactNode {
  const isShown = Object.keys({...BUILDING, ...AROUND}).every((address) =>
    documents.some(({path}) => path === address),
  );
  if (!isShown) return null;
  return (
    <div className="wrap register__drawing" data-search="skip">
      <DrawingSheet
        caption="Fig. 01 One building in section, and who is at work there."
        remark="The numbers are those in the list."
      >
        <div className="register__halves">
          <div>
            <Half
              description="Section through an office building: plant in the basement, a cleaner in the lobby, a burst pipe with an engineer on the first floor, building work with its manager on the second, and plant and someone with a checklist on the roof."
              frame={FRAME}
              lines={<Building />}
              places={BUILDING}
              documents={documents}
            />
          </div>
          <div>
            <Half
              description="Outside the building: a camera, a gatehouse with an officer and a barrier, and a van on its way in."
              frame={FRAME_AROUND}
              lines={<Around />}
              places={AROUND}
              documents={documents}
            />
          </div>
        </div>
      </DrawingSheet>
    </div>
  );
}
