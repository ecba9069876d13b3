import type {ReactNode} from 'react';
import {Drawing, type Mark} from '@site/src/components/drawing/Drawing';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {joinery} from '@site/src/data/joinery/joinery';
import Elevation from './door-elevation.svg';
import {doorMarks} from './door-parts';
import Section30 from './door-section-30.svg';
import Section60 from './door-section-60.svg';

/** The letter that marks the section line on the elevation. */
const SECTION = 'A';

/** The elevation is in centimetres, the sections are in millimetres. */
const ELEVATION_FRAME = {left: -42, top: -34, width: 182, height: 272};
const SECTION_FRAME = {left: -12, top: -18, width: 366, height: 238};

/**
 * Dimensions that differ between the two ratings, in millimetres: thickness of the leaf, its
 * middle, and the upper end of the first strip.
 */
const sections = {
  30: {lines: Section30, leaf: 44, middle: 62, strip: 54.5},
  60: {lines: Section60, leaf: 54, middle: 67, strip: 49},
} as const;

function sectionMarks({middle, strip}: {readonly middle: number; readonly strip: number}): Mark[] {
  return [
    {mark: doorMarks.strip, x: 66, y: 10, to: [94, strip + 2], blunt: true},
    {mark: doorMarks.seal, x: 99.5, y: 10, to: [99.5, strip + 6], blunt: true},
    {mark: doorMarks.lipping, x: 136, y: 10, to: [105, 48]},
    {mark: doorMarks.leaf, x: 180, y: 10, to: [164, middle]},
    {mark: doorMarks.glass, x: 262, y: 10, to: [250, middle]},
    {mark: doorMarks.packing, x: 8, y: 192, to: [60, 126]},
    {mark: doorMarks.frame, x: 40, y: 192, to: [78, 124]},
  ];
}

/**
 * A fire door, seen from the side that it opens away from, so that the lock is on the left as in
 * the section. Hinges and closer are on the other side, so they are drawn as hidden lines.
 */
function DoorElevation(): ReactNode {
  return (
    <Drawing
      description="Elevation of a fire door, 926 by 2040 mm, with a narrow pane beside the lock, three hinges, a closer and a label on its top edge. The section is cut through the pane."
      lines={Elevation}
      frame={ELEVATION_FRAME}
      marks={[
        {mark: doorMarks.label, x: 58, y: -22, to: [78.6, 0.5]},
        {mark: doorMarks.closer, x: 122, y: -14, to: [84.6, 6]},
        {mark: doorMarks.hinges, x: 122, y: 22, to: [93.1, 22]},
        {mark: doorMarks.threshold, x: -28, y: 182, to: [10, 204]},
      ]}
      lettering={[
        {x: -30, y: 75, text: SECTION, at: 'end', name: true},
        {x: 124, y: 75, text: SECTION, name: true},
        {x: 46.3, y: 220, text: '926', at: 'middle'},
        {x: 112, y: 150, text: '2040'},
      ]}
    />
  );
}

/** Horizontal section through the lock side of a fire door, seen from above. */
function DoorSection({minutes}: {readonly minutes: keyof typeof sections}): ReactNode {
  const {lines, leaf, middle} = sections[minutes];
  return (
    <Drawing
      description={`Section through the lock side of a ${minutes}-minute door: wall, packed joint, frame with its stop, a 3 mm gap, and a leaf ${leaf} mm thick with lipped edges and glass. ${minutes === 30 ? 'One intumescent strip is fitted' : 'Two intumescent strips are fitted'} in the frame.`}
      lines={lines}
      frame={SECTION_FRAME}
      marks={sectionMarks(sections[minutes])}
      lettering={[
        {x: 82, y: 174, text: '32', at: 'middle'},
        {x: 107, y: 184, text: '3'},
        {x: 116, y: 206, text: '12'},
        {x: 328, y: middle + 4.5, text: String(leaf)},
      ]}
    />
  );
}

/** Fire doors rated 30 and 60 minutes: one elevation for both, and a section through each. */
export function DoorDrawing(): ReactNode {
  return (
    <DrawingSheet
      caption="Fig. 05 Typical 30- and 60-minute fire doors. Dimensions are in millimetres."
      remark="The test report for your order takes precedence."
    >
      <div className="door-sheet">
        <div className="door-sheet__elevation">
          <h3 className="drawing-sheet__title">Elevation, both ratings</h3>
          <DoorElevation />
        </div>
        {joinery.fireRatings.map(({minutes, rating}) => (
          <div key={rating} className="door-sheet__section">
            <h3 className="drawing-sheet__title">
              Section {SECTION}–{SECTION}, {rating}
            </h3>
            <DoorSection minutes={minutes} />
          </div>
        ))}
        <div className="door-sheet__note">
          <h3>How to tell them apart</h3>
          <p>
            Only the label ({doorMarks.label}) tells you. A thicker leaf proves little: the test, to{' '}
            <span className="nowrap">BS 476-22</span> or{' '}
            <span className="nowrap">BS EN 1634-1</span>, covers the leaf with its frame, strips,
            glass and ironmongery.
          </p>
        </div>
      </div>
    </DrawingSheet>
  );
}
