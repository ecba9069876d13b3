import type {ReactNode} from 'react';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {CategoryABay, CategoryBBay} from '@site/src/components/drawing/OfficeBay';
import {fitOutParts} from './fit-out-words';

const {landlord, occupier} = fitOutParts;

/** One office bay in section: as the landlord usually leaves it, and as it is worked in. */
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
          <CategoryABay
            description="Section through an empty office bay: slab, services in the ceiling void, suspended ceiling with lights, a room 2.7 metres high with a glass façade on the left, and a floor raised 0.15 metres above the slab below."
            marks={landlord}
          />
        </div>
        <div className="bay-sheet__half">
          <h3 className="drawing-sheet__title">Category B</h3>
          <CategoryBBay
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
