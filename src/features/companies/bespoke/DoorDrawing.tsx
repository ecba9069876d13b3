import type {ReactNode} from 'react';
import {DoorElevation} from '@site/src/components/drawing/DoorElevation';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {FireDoorSection} from '@site/src/components/drawing/FireDoorSection';
import {joinery} from '@site/src/data/joinery/joinery';
import {doorMarks} from './door-parts';

/** The letter of the section on the elevation. */
const SECTION = 'A';

/** What the drawing needs of each rating; the words are those of the schedule. */
const sections = {
  30: {leaf: 44, strips: 1, grain: 6},
  60: {leaf: 54, strips: 2, grain: 4},
} as const;

/** Doors of 30 and 60 minutes: one elevation for both, and a section through each. */
export function DoorDrawing(): ReactNode {
  return (
    <DrawingSheet
      caption="Typical 30- and 60-minute fire doors. Dimensions are in millimetres."
      remark="The test report for your order takes precedence."
    >
      <div className="door-sheet">
        <div className="door-sheet__elevation">
          <h3 className="drawing-sheet__title">Elevation, both ratings</h3>
          <DoorElevation
            description="Elevation of a fire door, 926 by 2040 mm, with a narrow pane beside the lock, three hinges, a closer and a label on its top edge. The section is cut through the pane."
            marks={doorMarks}
            section={SECTION}
          />
        </div>
        {joinery.fireRatings.map(({minutes, rating}) => (
          <div key={rating} className="door-sheet__section">
            <h3 className="drawing-sheet__title">
              Section {SECTION}–{SECTION}, {rating}
            </h3>
            <FireDoorSection
              {...sections[minutes]}
              description={`Section through the lock side of a ${minutes}-minute door: wall, packed joint, frame with its stop, a 3 mm gap, and a leaf ${sections[minutes].leaf} mm thick with lipped edges and glass. ${minutes === 30 ? 'One intumescent strip is fitted' : 'Two intumescent strips are fitted'} in the frame.`}
              marks={doorMarks}
            />
          </div>
        ))}
        <div className="door-sheet__note">
          <h3>How to tell them apart</h3>
          <p>
            Only the label ({doorMarks.label}) tells you. A thicker leaf proves little: the test, to
            BS 476-22 or BS EN 1634-1, covers the leaf with its frame, strips, glass and
            ironmongery.
          </p>
        </div>
      </div>
    </DrawingSheet>
  );
}
