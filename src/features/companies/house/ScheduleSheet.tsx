import type {ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/register/Register';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {openings, rooms, totalArea} from './house';
import {Sheet} from './Sheet';

/** Example: `'52.56'`. */
function area(squareMetres: number): string {
  return squareMetres.toFixed(2);
}

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
    <Section id="sheet-401" tone="card">
      <SectionHead heading="Schedule">
        What the drawings show, counted: a price starts here. Each number is on the plan too.
      </SectionHead>
      <Sheet id="schedule">
        <div className="house-sheet__tables">
          <table className="table">
            <caption>Rooms</caption>
            <ColumnHeads heads={['No.', 'Area, m²']} />
            <tbody>
              {rooms.map(({mark, name, area: squareMetres}) => (
                <tr key={mark}>
                  <MarkCell mark={mark}>{name}</MarkCell>
                  <td data-align="right">{area(squareMetres)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Ground floor</th>
                <td data-align="right">{area(totalArea)}</td>
              </tr>
            </tfoot>
          </table>
          <table className="table table--stack">
            <caption>Doors and windows, ground floor</caption>
            <ColumnHeads heads={['No.', 'Made of', 'Width × height, mm', 'Number']} />
            <tbody>
              {openings.map(({mark, name, width, height, count, made}) => (
                <tr key={mark}>
                  <MarkCell mark={mark}>{name}</MarkCell>
                  <td>{made}</td>
                  <td data-label="Width × height, mm">
                    {width} × {height}
                  </td>
                  <td data-label="Number">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Sheet>
    </Section>
  );
}
