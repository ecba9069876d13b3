import type {ReactNode} from 'react';
import {NarrowFold} from '@site/src/components/action/actions';
import {ColumnHeads} from '@site/src/components/register/Register';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {Sheet} from './Sheet';

/** The rooms of the ground floor in the order of their numbers on the plan, in square metres. */
const rooms = [
  {name: 'Hall and stair', area: 8.64},
  {name: 'Living room', area: 16.2},
  {name: 'Cloakroom', area: 1.98},
  {name: 'Utility room', area: 4.41},
  {name: 'Passage', area: 2.94},
  {name: 'Study', area: 4.83},
  {name: 'Kitchen and dining room', area: 52.56},
];

const totalArea = rooms.reduce((sum, {area}) => sum + area, 0);

/** Doors, windows and roof lights of the ground floor, in millimetres. */
const openings = [
  {
    mark: 'D1',
    name: 'Front door',
    size: '1000 × 2250',
    count: 1,
    made: 'Four panels, painted vermilion',
  },
  {
    mark: 'D2',
    name: 'Sliding doors to the deck',
    size: '5500 × 3000',
    count: 1,
    made: 'Four panes in dark aluminium frames',
  },
  {
    mark: 'W1',
    name: 'Front windows',
    size: '1100 × 1700',
    count: 2,
    made: 'Timber sashes of two panes each',
  },
  {mark: 'W2', name: 'Living room, back', size: '1300 × 1500', count: 1, made: 'Timber sash'},
  {
    mark: 'W3',
    name: 'Cloakroom',
    size: '600 × 1000',
    count: 1,
    made: 'Timber casement, obscured glass',
  },
  {mark: 'W4', name: 'Utility room', size: '900 × 1500', count: 1, made: 'Timber sash'},
  {
    mark: 'W5',
    name: 'Kitchen, side',
    size: '3000 × 1700',
    count: 1,
    made: 'One pane in a projecting oak frame',
  },
  {
    mark: 'R1',
    name: 'Roof lights',
    size: '1200 × 2800',
    count: 3,
    made: 'Flat glass on white kerbs',
  },
];

interface MarkCellProps {
  readonly mark: string;
  readonly children: ReactNode;
}

/** The head of a row: the mark on the plan, and the name. */
function MarkCell({mark, children}: MarkCellProps): ReactNode {
  return (
    <th scope="row">
      <span className="inline">
        <span className="drawing-mark">{mark}</span> {children}
      </span>
    </th>
  );
}

export function ScheduleSheet(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Schedule">
        Everything on the drawings, counted. Pricing starts here. Each number is also on the plan.
      </SectionHead>
      <Sheet id="schedule">
        <NarrowFold
          id="sheet-401"
          label={`${rooms.length} rooms, ${openings.length} kinds of door and window`}
        >
          <div className="drawing-sheet__tables">
            <table className="table">
              <caption>Rooms</caption>
              <ColumnHeads heads={['No.', 'Area, m²']} />
              <tbody>
                {rooms.map(({name, area}, index) => (
                  <tr key={name}>
                    <MarkCell mark={String(index + 1)}>{name}</MarkCell>
                    <td data-align="right">{area.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">Ground floor</th>
                  <td data-align="right">{totalArea.toFixed(2)}</td>
                </tr>
              </tfoot>
            </table>
            <table className="table table--stack">
              <caption>Doors and windows, ground floor</caption>
              <ColumnHeads heads={['No.', 'Made of', 'Width × height, mm', 'Number']} />
              <tbody>
                {openings.map(({mark, name, size, count, made}) => (
                  <tr key={mark}>
                    <MarkCell mark={mark}>{name}</MarkCell>
                    <td>{made}</td>
                    <td data-label="Width × height, mm">{size}</td>
                    <td data-label="Number">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </NarrowFold>
      </Sheet>
    </Section>
  );
}
