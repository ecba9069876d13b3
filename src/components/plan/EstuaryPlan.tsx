import type {ReactNode} from 'react';
import {Drawing} from '../drawing/Drawing';
import {BED, NORTH, SHORE, WAY, ground, trees, waterside, workshop} from './estuary';

interface Props {
  readonly description: string;
  /** Names that stand on the sheet. */
  readonly names: {
    readonly street: string;
    readonly water: string;
    readonly building: string;
    /** Where the street leads to, in the west. */
    readonly west: string;
  };
}

const SHEET = {left: 0, top: -24, width: 600, height: 370};

/** Site plan of the headquarters: how one finds the door. */
export function EstuaryPlan({description, names}: Props): ReactNode {
  return (
    <Drawing
      description={description}
      frame={SHEET}
      lettering={[
        {x: 48, y: 3, text: names.west},
        {x: 590, y: 3, text: names.street, at: 'end'},
        {x: 590, y: 334, text: names.water, at: 'end'},
        {x: 44, y: 306, text: 'N'},
        {x: 376, y: 175, text: names.building, at: 'middle', name: true},
      ]}
    >
      <g className="plan">
        <path className="plan__water" d={`${SHORE}V400H0Z`} />
        <path className="plan__fine" d={BED} />
        <path className="plan__shore" d={SHORE} />
        <path className="plan__road" d={ground.road} />
        <path className="plan__dashed" d={ground.centre} />
        <path className="plan__surface" d={ground.drive} />
        <path className="plan__surface" d={ground.yard} />
        <path className="plan__line" d={ground.footway + ground.spaces + ground.arrow} />
        <path className="plan__turning" d={ground.turning} />
        <path className="plan__fence" d={ground.fence} />
        <path className="plan__gate" d={ground.gate} />
        <path className="plan__card" d={ground.shelter} />
        <path className="plan__tree" d={trees.crowns} />
        <path className="plan__fine" d={trees.trunks} />
        <path className="plan__quay" d={waterside.quay} />
        <path className="plan__card" d={waterside.wharf} />
        <path className="plan__boards" d={waterside.boards} />
        <path className="plan__boards plan__boards--across" d={waterside.jetty} />
        <path className="plan__piles" d={waterside.piles} />
        <g transform="translate(-62 -8)">
          <path className="plan__building" d={waterside.barge} />
          <path className="plan__line" d={waterside.deck} />
          <path className="plan__card" d={waterside.cargo} />
        </g>
        <path className="plan__building" d={workshop.outline} />
        <path className="plan__water" d={workshop.glass} />
        <path className="plan__line" d={workshop.ridges} />
        <path className="plan__gate" d={workshop.doors} />
        <path className="plan__way" d={WAY} />
        <path className="plan__entrance" d={workshop.reception} />
        <path className="plan__line" d={NORTH} />
      </g>
    </Drawing>
  );
}
