import type {ReactNode} from 'react';
import {NarrowFold} from '@site/src/components/action/actions';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import CategoryA from './category-a.svg';
import CategoryB from './category-b.svg';

/** Names the marks of a drawing, numbered from `first`. */
function notes(first: number, names: readonly string[]) {
  return names.map((name, index) => ({name, mark: String(first + index)}));
}

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
      <NarrowFold label="Compare category A and B: drawings and parts">
        <div className="drawing-sheet__parts drawing-sheet__parts--bay">
          <div>
            <h3 className="drawing-sheet__title">Category A</h3>
            <CategoryA />
          </div>
          <div>
            <h3 className="drawing-sheet__title">Category B</h3>
            <CategoryB />
          </div>
          {/* "Usually", because leases divide the work differently. */}
          <DrawingNotes
            heading="The landlord usually provides"
            notes={notes(1, [
              'Raised floor',
              'Ceiling',
              'Lighting',
              'Heating, cooling and air',
              'Detection and sprinklers',
              'Heating at the façade',
            ])}
          />
          <DrawingNotes
            heading="The occupier usually provides"
            notes={notes(7, [
              'Partitions and doors',
              'Changes to services',
              'Power and data',
              'Screens and sound',
              'Furniture and signs',
              'Floor finishes and decoration',
              'Tea point and joinery',
            ])}
          />
        </div>
      </NarrowFold>
    </DrawingSheet>
  );
}
