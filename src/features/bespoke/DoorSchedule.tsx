import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {joinery} from '@site/src/data/joinery/joinery';
import {DoorDrawing} from './DoorDrawing';
import {markedParts} from './door-parts';

const rows = [
  {name: 'What it resists', field: 'resists'},
  {name: 'Where it stands', field: 'use'},
  {name: 'What it is made of', field: 'made'},
] as const;

/** A part with its mark on the drawing. What holds for both ratings is said once. */
function PartRow({mark, name, is}: (typeof markedParts)[number]): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="door-schedule__part">
          <span className="drawing-mark" aria-hidden="true">
            {mark}
          </span>
          {name}
        </span>
      </th>
      {typeof is === 'string' ? (
        <td colSpan={joinery.fireRatings.length}>{is}.</td>
      ) : (
        joinery.fireRatings.map(({rating, title, minutes}) => (
          <td key={rating} data-label={title}>
            {is[minutes]}.
          </td>
        ))
      )}
    </tr>
  );
}

/**
 * The fire ratings side by side, drawn, and as a door schedule sets them out (specification 9).
 * The marks of the schedule are those of the drawing.
 */
export function DoorSchedule(): ReactNode {
  return (
    <Section tone="card">
      <DoorDrawing />
      <div className="table-frame door-schedule">
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
            {markedParts.map((part) => (
              <PartRow key={part.mark} {...part} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
