import type {ReactNode} from 'react';
import {ButtonLink, NarrowFold} from '@site/src/components/action/actions';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {joinery} from '@site/src/data/joinery/joinery';
import {DoorDrawing} from './DoorDrawing';

/** A row whose text applies to both ratings. */
const STANDARD =
  'BS EN 1634-1, or BS 476-22, which Approved Document B accepts until 2 September 2029. The certificate says which.';

const rows = [
  {name: 'What the door resists', field: 'resists'},
  {name: 'Where the door is used', field: 'use'},
  {name: 'What the door is made of', field: 'made'},
] as const;

interface Part {
  readonly name: string;
  /** Description for each rating, or one text for both. */
  readonly is: string | Readonly<Record<30 | 60, string>>;
}

/** The parts in the order of their numbers on the drawing. */
const parts: readonly Part[] = [
  {
    name: 'Leaf',
    is: {30: '44 mm thick, with a solid core', 60: '54 mm thick, with a denser solid core'},
  },
  {name: 'Lipping', is: 'Hardwood, 8 mm, on both long edges'},
  {
    name: 'Intumescent strips',
    is: {
      30: 'One, 15 × 4 mm, in both jambs and the head',
      60: 'Two side by side, each 15 × 4 mm, in both jambs and the head',
    },
  },
  {
    name: 'Gap and smoke seal',
    is: {
      30: '3 mm, plus or minus 1 mm; in an FD30S door, a seal across the gap holds back cold smoke too',
      60: '3 mm, plus or minus 1 mm; in an FD60S door, a seal across the gap holds back cold smoke too',
    },
  },
  {
    name: 'Frame',
    is: {30: 'Solid timber, 32 mm, with a 12 mm stop', 60: 'Hardwood, 32 mm, with a 12 mm stop'},
  },
  {
    name: 'Joint to the wall',
    is: 'Packed and fire-stopped as specified in the test report',
  },
  {
    name: 'Glass, if any',
    is: 'Fire-resisting, in the beads and lining it was tested with, and no larger than the size tested',
  },
  {
    name: 'Hinges',
    is: {
      30: 'Three, of the tested type',
      60: 'Three, of the tested type, with pads if the door was tested with them',
    },
  },
  {name: 'Closer', is: 'Of the tested type, power size 3 or above'},
  {name: 'Label', is: 'On the top or hanging edge: rating, number and certificate'},
  {
    name: 'Threshold',
    is: 'Where smoke must be held back: a gap of 3 mm at most, or a drop-down seal',
  },
];

interface PartRowProps {
  readonly part: Part;
  readonly mark: number;
}

/** A part with its mark on the drawing. Text that applies to both ratings spans both columns. */
function PartRow({part: {name, is}, mark}: PartRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="inline">
          <span className="drawing-mark" aria-hidden="true">
            {mark}
          </span>{' '}
          {name}
        </span>
      </th>
      {typeof is === 'string' ? (
        <td className="table__both" colSpan={joinery.fireRatings.length} data-label="Both ratings">
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
    <div className="table-frame after">
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
 * Compares the fire ratings in a drawing and in a door schedule (specification 9), which use the
 * same marks. On phones both are folded.
 */
export function DoorSchedule(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="The two ratings compared" />
      <NarrowFold
        label={`Compare ${joinery.fireRatings.map(({minutes}) => minutes).join(' and ')} minutes: drawing, schedule and ${parts.length} parts`}
      >
        <DoorDrawing />
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
          <tr>
            <th scope="row">Test standard</th>
            <td
              className="table__both"
              colSpan={joinery.fireRatings.length}
              data-label="Both ratings"
            >
              {STANDARD}
            </td>
          </tr>
        </Schedule>
        <Schedule caption="Parts, as numbered on the drawing">
          {parts.map((part, index) => (
            <PartRow key={part.name} part={part} mark={index + 1} />
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
          <ButtonLink to="/contact">Request a Quote</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
