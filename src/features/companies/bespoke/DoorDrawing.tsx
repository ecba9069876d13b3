import type {ReactNode} from 'react';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {joinery} from '@site/src/data/joinery/joinery';
import Elevation from './door-elevation.svg';
import Section30 from './door-section-30.svg';
import Section60 from './door-section-60.svg';

const sections = {30: Section30, 60: Section60};

/**
 * Fire doors rated 30 and 60 minutes: one elevation for both, and a section through each. The door
 * opens away from the viewer, so the lock is on the left as in the section, and hinges and closer
 * are drawn as hidden lines. DoorSchedule.tsx names the numbered parts.
 */
export function DoorDrawing(): ReactNode {
  return (
    <DrawingSheet
      caption="Fig. 05 Typical 30- and 60-minute fire doors. Dimensions are in millimetres."
      remark="The test report for your order takes precedence."
    >
      <div className="drawing-sheet__parts drawing-sheet__parts--doors">
        <div>
          <h3 className="drawing-sheet__title">Elevation, both ratings</h3>
          <Elevation />
        </div>
        {joinery.fireRatings.map(({minutes, rating}) => {
          const Section = sections[minutes];
          return (
            <div key={rating}>
              <h3 className="drawing-sheet__title">Section A–A, {rating}</h3>
              <Section />
            </div>
          );
        })}
        <div>
          <h3 className="drawing-sheet__title">How to tell them apart</h3>
          <p className="drawing-sheet__text">
            Only the label (10) tells you. A thicker leaf proves little: the test, to{' '}
            <span className="nowrap">BS 476-22</span> or{' '}
            <span className="nowrap">BS EN 1634-1</span>, covers the leaf with its frame, strips,
            glass and ironmongery.
          </p>
        </div>
      </div>
    </DrawingSheet>
  );
}
