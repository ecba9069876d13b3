import type {ReactNode} from 'react';
import {Drawing, type Mark} from '@site/src/components/drawing/Drawing';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import type {ListedService} from '@site/src/shared/documents/registers';
import Around from './services-around.svg';
import Building from './services-building.svg';

type Place = Omit<Mark, 'mark'>;

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

interface Props {
  readonly documents: readonly ListedService[];
}

/** One building in section with all services at work, numbered as in the register below it. */
export function ServicesDrawing({documents}: Props): ReactNode {
  const marks = (places: Readonly<Record<string, Place>>) =>
    documents.flatMap(({path}, index) => {
      const place = places[path];
      return place === undefined ? [] : {...place, mark: String(index + 1)};
    });
  return (
    <div className="wrap register-drawing" data-search="skip">
      <DrawingSheet
        caption="Fig. 01 One building in section, and who is at work there."
        remark="The numbers are those in the list."
      >
        <div className="bay-sheet">
          <div className="bay-sheet__half">
            <Drawing
              lines={Building}
              frame={FRAME}
              description="Section through an office building: plant in the basement, a cleaner in the lobby, a burst pipe with an engineer on the first floor, building work with its manager on the second, and plant and someone with a checklist on the roof."
              marks={marks(BUILDING)}
            />
          </div>
          <div className="bay-sheet__half">
            <Drawing
              lines={Around}
              frame={FRAME_AROUND}
              description="Outside the building: a camera, a gatehouse with an officer and a barrier, and a van on its way in."
              marks={marks(AROUND)}
            />
          </div>
        </div>
      </DrawingSheet>
    </div>
  );
}
