import type {ComponentType, ReactNode} from 'react';
import {NarrowFold} from '@site/src/components/action/actions';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {Section, SectionHead} from '@site/src/components/section/Section';
import Detail from './detail.svg';
import Plan from './plan.svg';
import PlanExtension from './plan-extension.svg';
import PlanHouse from './plan-house.svg';
import SectionWhole from './section.svg';
import SectionExtension from './section-extension.svg';
import SectionHouse from './section-house.svg';
import {Sheet} from './Sheet';

interface ViewsProps {
  readonly whole: ComponentType;
  readonly house: ComponentType;
  readonly extension: ComponentType;
}

/**
 * A drawing of the house as a whole; phones show the house and the extension one after the other.
 * The halves have their own words and use the lines of the whole.
 */
function HouseViews({whole: Whole, house: House, extension: Extension}: ViewsProps): ReactNode {
  return (
    <>
      <div className="drawing-sheet__whole">
        <Whole />
      </div>
      <div className="drawing-sheet__halves">
        <h3 className="drawing-sheet__title">The house</h3>
        <House />
        <h3 className="drawing-sheet__title">The extension</h3>
        <Extension />
      </div>
    </>
  );
}

export function PlanSheet(): ReactNode {
  return (
    <Section id="sheet-101">
      <SectionHead heading="Plan">
        The house cut about a metre above the floor and seen from above. Existing walls are grey and
        new ones black. Every row of dimensions adds up.
      </SectionHead>
      <Sheet id="plan">
        <HouseViews whole={Plan} house={PlanHouse} extension={PlanExtension} />
      </Sheet>
    </Section>
  );
}

export function SectionSheet(): ReactNode {
  return (
    <Section id="sheet-201" tone="card">
      <SectionHead heading="Section">
        The same house, cut along the line A–A on the plan and seen from the front. Levels are in
        metres above the ground floor.
      </SectionHead>
      <Sheet id="section">
        <HouseViews whole={SectionWhole} house={SectionHouse} extension={SectionExtension} />
      </Sheet>
    </Section>
  );
}

/** The parts of the detail in the order of their letters, with their thickness in millimetres. */
const parts: readonly (readonly [name: string, text: string, thickness?: number])[] = [
  ['Oak boards', 'Upright, with open joints, so that they dry from both sides', 20],
  ['Battens and air', 'Air enters at the foot and leaves under the soffit', 38],
  ['Sheathing and membrane', 'Stiffens the frame and keeps out the wind', 12],
  ['Studs, filled with insulation', 'The frame that carries the roof', 140],
  ['Lining', 'Plasterboard on insulation, with the airtight layer behind it', 40],
  ['Ceiling', 'Plasterboard, on a level with the soffit outside', 15],
  ['Joists', 'They continue over the wall and carry the overhang', 195],
  [
    'Insulation over the wall',
    'Packed between the joists, so that wall and roof are warm without a gap',
  ],
  ['Deck', 'Plywood, glued and screwed', 18],
  ['Insulation boards', 'Two layers with staggered joints', 150],
  ['Waterproof membrane', 'In one piece from the roof over the kerb, drawn in red', 2],
  ['Kerb and capping', 'Keep the water on the roof', 40],
  ['Oak fascia', 'Covers the whole depth of the roof'],
];

export function DetailSheet(): ReactNode {
  return (
    <Section id="sheet-301">
      <SectionHead heading="Detail">
        Where the oak-clad wall meets the flat roof, at ten times the scale. Rain, heat and
        workmanship matter most here.
      </SectionHead>
      <Sheet id="detail">
        <div className="drawing-sheet__parts drawing-sheet__parts--detail">
          <div>
            <Detail />
          </div>
          <NarrowFold label={`${parts.length} parts, from outside to inside`}>
            <DrawingNotes
              heading="The wall from outside to inside, then the roof"
              notes={parts.map(([name, text, thickness], index) => ({
                mark: 'abcdefghijklm'.charAt(index),
                name: thickness === undefined ? name : `${name}, ${thickness}\u00A0mm`,
                text: `${text}.`,
              }))}
            />
          </NarrowFold>
        </div>
      </Sheet>
    </Section>
  );
}
