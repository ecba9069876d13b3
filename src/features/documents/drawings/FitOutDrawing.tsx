import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawing/Drawing';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import CategoryA from './category-a.svg';
import CategoryB from './category-b.svg';

/** A part of the drawing: name, position of its mark, and the point that the mark refers to. */
interface Part {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly to: readonly [x: number, y: number];
}

/*
 * The parts of both halves, at positions in centimetres on the drawing. The headings say "usually"
 * because leases divide the work differently.
 */
const LANDLORD: readonly Part[] = [
  {name: 'Raised floor', x: 520, y: 290, to: [535, 357]},
  {name: 'Ceiling', x: 560, y: 134, to: [545, 84]},
  {name: 'Lighting', x: 280, y: 140, to: [270, 80]},
  {name: 'Heating, cooling and air', x: 170, y: 144, to: [170, 60]},
  {name: 'Detection and sprinklers', x: 440, y: 146, to: [440, 92]},
  {name: 'Heating at the façade', x: 88, y: 296, to: [44, 361]},
];

const OCCUPIER: readonly Part[] = [
  {name: 'Partitions and doors', x: 254, y: 180, to: [304, 150]},
  {name: 'Changes to services', x: 440, y: 134, to: [400, 62]},
  {name: 'Power and data', x: 141, y: 196, to: [141, 362]},
  {name: 'Screens and sound', x: 376, y: 184, to: [314, 216]},
  {name: 'Furniture and signs', x: 440, y: 236, to: [440, 283]},
  {name: 'Floor finishes and decoration', x: 706, y: 290, to: [706, 353]},
  {name: 'Tea point and joinery', x: 650, y: 140, to: [588, 172]},
];

function marked(parts: readonly Part[], first: number) {
  return parts.map((part, index) => ({...part, mark: String(first + index)}));
}

/** The marks are numbered across both halves. */
const landlord = marked(LANDLORD, 1);
const occupier = marked(OCCUPIER, LANDLORD.length + 1);

/** The frame of the office bay, in centimetres. */
const BAY = {left: -44, top: -14, width: 842, height: 476};

/** One office bay in section: as the landlord usually provides it, and fitted out. */
export function FitOutDrawing(): ReactNode {
  return (
    <DrawingSheet
      caption={
        <>
          <span className="figure__number" />
          Section through an office floor.
        </>
      }
      remark="Your lease decides who does what."
    >
      <div className="bay-sheet">
        <div className="bay-sheet__half">
          <h3 className="drawing-sheet__title">Category A</h3>
          <Drawing
            lines={CategoryA}
            frame={BAY}
            description="Section through an empty office bay: slab, services in the ceiling void, suspended ceiling with lights, a room 2.7 metres high with a glass façade on the left, and a floor raised 0.15 metres above the slab below."
            marks={landlord}
            lettering={[
              {x: 690, y: 232, text: '2.7 m', at: 'end'},
              {x: 690, y: 450, text: '0.15 m', at: 'end'},
              {x: 20, y: 450, text: '0', at: 'middle'},
              {x: 220, y: 450, text: '2 m', at: 'middle'},
            ]}
          />
        </div>
        <div className="bay-sheet__half">
          <h3 className="drawing-sheet__title">Category B</h3>
          <Drawing
            lines={CategoryB}
            frame={BAY}
            description="The same bay fitted out: desks on the left, a meeting room with table and screen between partitions that reach the slab above, and a tea point against the right-hand partition."
            marks={occupier}
          />
        </div>
        <DrawingNotes heading="The landlord usually provides" notes={landlord} />
        <DrawingNotes heading="The occupier usually provides" notes={occupier} />
      </div>
    </DrawingSheet>
  );
}
