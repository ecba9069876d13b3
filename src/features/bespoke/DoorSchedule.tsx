import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {joinery} from '@site/src/data/joinery/joinery';

const rows = [
  {name: 'What it resists', field: 'resists'},
  {name: 'Where it stands', field: 'use'},
  {name: 'What it is made of', field: 'made'},
] as const;

/** The fire ratings side by side, as a door schedule sets them out (specification 9). */
export function DoorSchedule(): ReactNode {
  return (
    <Section tone="card">
      <div className="table-frame">
        <table className="table table--stack table--compared">
          <caption>Schedule of fire doors</caption>
          <thead>
            <tr>
              <td />
              {joinery.fireRatings.map(({title, rating}) => (
                <th key={rating} scope="col">
                  <b>{title}</b> <span className="reference">{rating}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({name, field}) => (
              <tr key={field}>
                <th scope="row">{name}</th>
                {joinery.fireRatings.map((door) => (
                  <td key={door.rating} data-label={door.title}>
                    {door[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
