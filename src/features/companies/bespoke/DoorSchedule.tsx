import type {ReactNode} from 'react';
import {ButtonLink, NarrowFold} from '@site/src/components/action/actions';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {ENQUIRY_FORM} from '@site/src/features/contact/ContactCallToAction';
import {joinery} from '@site/src/data/joinery/joinery';
import {DoorDrawing} from './DoorDrawing';
import {markedParts} from './door-parts';

const rows = [
  {name: 'What the door resists', field: 'resists'},
  {name: 'Where the door is used', field: 'use'},
  {name: 'What the door is made of', field: 'made'},
] as const;

/** A part with its mark on the drawing. Text that applies to both ratings spans both columns. */
function PartRow({mark, name, is}: (typeof markedParts)[number]): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="inline">
          <span className="drawing-mark" aria-hidden="true">
            {mark}
          </span>
          {name}
        </span>
      </th>
      {typeof is === 'string' ? (
        <td
          className="door-schedule__both"
          colSpan={joinery.fireRatings.length}
          data-label="Both ratings"
        >
          {is}.
        </td>
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

interface ScheduleProps {
  readonly caption: string;
  readonly children: ReactNode;
}

function Schedule({caption, children}: ScheduleProps): ReactNode {
  return (
    <div className="table-frame door-schedule after">
      <table className="table table--stack table--compared">
        <caption>{caption}</caption>
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/**
 * Compares the fire ratings in a drawing and in a door schedule (specification 9). Drawing and
 * schedule use the same marks. Phones fold the schedule.
 */
export function DoorSchedule(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="The two ratings compared" />
      <DoorDrawing />
      <NarrowFold
        label={`Compare ${joinery.fireRatings.map(({minutes}) => minutes).join(' and ')} minutes, and the ${markedParts.length} numbered parts`}
      >
        <Schedule caption="Schedule of fire doors">
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
        </Schedule>
        <Schedule caption="Parts, as numbered on the drawing">
          {markedParts.map((part) => (
            <PartRow key={part.mark} {...part} />
          ))}
        </Schedule>
      </NarrowFold>
      <div className="grid after">
        <p className="quiet col-text">
          Flats in England: if the top storey of the building is more than 11 metres up, communal
          fire doors must be checked at least every three months. The building’s owner or manager
          must also do their best to check flat entrance doors at least every 12 months.
        </p>
        <div className="stack col-aside" data-search="skip">
          <p>Send us your door schedule, and we’ll price the doors on it.</p>
          <ButtonLink to={ENQUIRY_FORM}>Request a Quote</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
