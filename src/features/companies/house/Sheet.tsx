import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';

/** The sheets in their order, as listed on the page and in each title block. */
export const sheets = {
  plan: {
    number: '101',
    title: 'Ground floor plan',
    scale: 'Drawn to 1:50 on an A1 sheet',
    purpose: 'Where everything goes, to a scale that you can check with a ruler.',
  },
  section: {
    number: '201',
    title: 'Section A–A',
    scale: 'Drawn to 1:50 on an A1 sheet',
    purpose: 'How high each room is, and how the old and new parts meet.',
  },
  detail: {
    number: '301',
    title: 'Roof edge of the extension',
    scale: 'Drawn to 1:5 on an A3 sheet',
    purpose: 'How materials join where water, fire or wear will test them.',
  },
  schedule: {
    number: '401',
    title: 'Rooms, doors and windows',
    scale: 'Not to scale',
    purpose: 'Every room, door and window listed once by number, so nothing is counted twice.',
  },
} as const;

type SheetId = keyof typeof sheets;

interface SheetProps {
  readonly id: SheetId;
  readonly children: ReactNode;
}

/** A framed sheet with its title block at the foot. */
export function Sheet({id, children}: SheetProps): ReactNode {
  const {number, title, scale} = sheets[id];
  return (
    <figure className="drawing-sheet drawing-sheet--house">
      {children}
      <figcaption data-search="skip">
        <TitleBlock
          row
          cells={[
            {term: 'Sheet', value: number, reference: true},
            {term: 'Title', value: title},
            {term: 'House', value: 'House with an oak extension'},
            {term: 'Scale', value: scale},
          ]}
        />
      </figcaption>
    </figure>
  );
}
