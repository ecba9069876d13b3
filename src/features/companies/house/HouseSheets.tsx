import type {ReactNode} from 'react';
import {Drawing, type Lettering, type Mark} from '@site/src/components/drawing/Drawing';
import {DrawingNotes} from '@site/src/components/drawing/DrawingNotes';
import {Section, SectionHead} from '@site/src/components/section/Section';
import Detail from './house-detail.svg';
import Plan from './house-plan.svg';
import SectionLines from './house-section.svg';
import {
  detailFrame,
  detailTotals,
  openings,
  parts,
  planStrings,
  planViews,
  rooms,
  sectionStrings,
  sectionViews,
} from './house';
import {HouseViews} from './HouseViews';
import {Sheet} from './Sheet';

/** A mark that lies on its subject, without a leader. */
function markOn(mark: string, [x, y]: readonly [x: number, y: number]): Mark {
  return {mark, x, y, to: [x, y], blunt: true};
}

const roomMarks = rooms.map(({mark, at}) => markOn(mark, at));

const openingMarks = openings.flatMap(({mark, at}) => at.map((point) => markOn(mark, point)));

/** The letter of the section line. */
const SECTION = 'A';

const planLettering: readonly Lettering[] = [
  {x: -70, y: 572, text: SECTION, at: 'middle', name: true},
  {x: 1570, y: 572, text: SECTION, at: 'middle', name: true},
];

export function PlanSheet(): ReactNode {
  return (
    <Section id="sheet-101">
      <SectionHead heading="Plan">
        The house is cut about a metre above the floor, and you look down. Grey walls were there
        before; black walls are new. The rows of dimensions add up.
      </SectionHead>
      <Sheet id="plan">
        <HouseViews
          lines={Plan}
          views={planViews}
          descriptions={[
            'Plan of the old house, 7.4 by 6.6 metres: hall with the stair behind the front door in the middle, living room on the left, study, passage and utility room on the right, cloakroom at the back.',
            'Plan of the extension to the right of it, 7.6 by 7.75 metres: one room with kitchen island, table and three roof lights, with sliding doors to the deck in front.',
          ]}
          strings={Object.values(planStrings)}
          lettering={planLettering}
          marks={[...roomMarks, ...openingMarks]}
        />
      </Sheet>
    </Section>
  );
}

const sectionMarks = rooms.flatMap(({mark, inSection}) =>
  inSection === undefined ? [] : [markOn(mark, inSection)],
);

const sectionLettering: readonly Lettering[] = [
  ...[
    {y: -864, text: '+8.640'},
    {y: -540, text: '+5.400'},
    {y: -300, text: '+3.000'},
    {y: 0, text: '±0.000'},
  ].map((level) => ({...level, x: -188, shift: [0, -5] as const})),
  {x: 1700, y: -352, text: '+3.520', at: 'end', shift: [0, -5]},
  {x: 165, y: -330, text: 'Bedroom', at: 'middle', name: true},
  {x: 400, y: -330, text: 'Landing', at: 'middle', name: true},
  {x: 605, y: -330, text: 'Bedroom', at: 'middle', name: true},
];

export function SectionSheet(): ReactNode {
  return (
    <Section id="sheet-201" tone="card">
      <SectionHead heading="Section">
        The same house, cut along the line A–A on the plan and seen from the front. Levels are in
        metres above the ground floor.
      </SectionHead>
      <Sheet id="section">
        <HouseViews
          lines={SectionLines}
          views={sectionViews}
          descriptions={[
            'Section through the old house: two storeys of 2.85 and 2.3 metres, the stair in the hall, an insulated ceiling, and a slated roof with a chimney at each end, 8.64 metres to the top of the ridge.',
            'Section through the extension: one storey, 3.07 metres high, with an insulated flat roof, three roof lights over the kitchen island and a wide window in the oak-clad side wall.',
          ]}
          strings={Object.values(sectionStrings)}
          lettering={sectionLettering}
          marks={sectionMarks}
        />
      </Sheet>
    </Section>
  );
}

export function DetailSheet(): ReactNode {
  return (
    <Section id="sheet-301">
      <SectionHead heading="Detail">
        The place where the oak-clad wall meets the flat roof, ten times as large. Rain, warm air
        and the joiner all arrive here.
      </SectionHead>
      <Sheet id="detail">
        <div className="house-sheet__detail">
          <Drawing
            description="Section through the edge of the flat roof: joists run over the insulated timber wall to an oak fascia; insulation boards and a membrane lie on the deck and end at a kerb; oak boards on battens clad the wall."
            lines={Detail}
            frame={detailFrame}
            marks={parts}
            lettering={[
              {x: 125, y: 672, text: String(detailTotals.wall), at: 'middle', shift: [0, 15]},
              {x: 475, y: 75, text: '450', at: 'middle', shift: [0, 15]},
              {x: 742, y: -210, text: String(detailTotals.roof), shift: [7, 4]},
            ]}
          />
          <DrawingNotes
            heading="The wall from outside to inside, then the roof"
            notes={parts.map(({mark, name, text, wall, roof}) => {
              const thickness = wall ?? roof;
              return {
                mark,
                name: thickness === undefined ? name : `${name}, ${thickness}\u00A0mm`,
                text: `${text}.`,
              };
            })}
          />
        </div>
      </Sheet>
    </Section>
  );
}
