import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawing/Drawing';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import CategoryA from './category-a.svg';
import CategoryB from './category-b.svg';
import {fitOutParts} from './fit-out-words';

const {landlord, occupier} = fitOutParts;

/** The frame of the office bay, in centimetres. */
const BAY = {left: -10, top: -14, width: 770, height: 476};

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
            description="The same bay fitted out: desks on the left, a meeting room with table and screen between partitions that reach the slab above, and a tea point on the right."
            marks={occupier}
          />
        </div>
        <DrawingNotes heading="The landlord usually provides" notes={landlord} />
        <DrawingNotes heading="The occupier usually provides" notes={occupier} />
      </div>
    </DrawingSheet>
  );
}

const drawings = {'fit-out': FitOutDrawing};

/** Renders one of the drawings made for a single document. */
export function DocumentDrawing({name}: {readonly name: keyof typeof drawings}): ReactNode {
  const Drawn = drawings[name];
  return <Drawn />;
}
